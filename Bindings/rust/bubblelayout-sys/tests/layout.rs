//! Tests that structures have the same layout in Rust as in C, and that the library matches the header.

use bubblelayout_sys::*;
use std::mem::{size_of, MaybeUninit};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

/// The name and size of a structure, and the offsets of its fields.
type Structure = (&'static str, usize, Vec<(&'static str, usize)>);

macro_rules! fields {
    ($($name:ident { $($field:ident),* })*) => {
        fn structures() -> Vec<Structure> {
            vec![$((stringify!($name), size_of::<$name>(), {
                let value = MaybeUninit::<$name>::uninit();
                let start = value.as_ptr();
                // SAFETY: Only the addresses of uninitialised fields are taken.
                vec![$((stringify!($field).trim_end_matches('_'), unsafe {
                    (std::ptr::addr_of!((*start).$field) as usize) - start as usize
                })),*]
            })),*]
        }
    };
}

include!("fields/mod.rs");

#[test]
fn fields_are_where_a_c_compiler_puts_them() {
    let structures = structures();
    assert!(structures.len() > 40, "{} structures", structures.len());
    let (mut source, mut wanted) = (String::new(), String::new());
    for (name, size, fields) in &structures {
        source += &format!("printf(\"{name} %zu\\n\", sizeof({name}));\n");
        wanted += &format!("{name} {size}\n");
        for (field, offset) in fields {
            source += &format!("printf(\"{name}.{field} %zu\\n\", offsetof({name}, {field}));\n");
            wanted += &format!("{name}.{field} {offset}\n");
        }
    }
    assert_eq!(run_c(&source), wanted);
}

#[test]
fn numbers_are_those_of_the_header() {
    let source = "printf(\"%d %d %d %u %zu\", BUBBLE_ERROR_LIMIT, BUBBLE_HIT_READ_LESS, BUBBLE_TRANSCRIPT_UTF8_OFFSETS, BUBBLE_NONE, BUBBLE_NUL);";
    let wanted = format!(
        "{BUBBLE_ERROR_LIMIT} {BUBBLE_HIT_READ_LESS} {BUBBLE_TRANSCRIPT_UTF8_OFFSETS} {BUBBLE_NONE} {BUBBLE_NUL}"
    );
    assert_eq!(run_c(source), wanted);
}

#[test]
fn the_library_has_the_same_interface() {
    // SAFETY: The function has no arguments.
    assert_eq!(unsafe { bubble_abi() }, BUBBLE_ABI);
}

/// Returns the output of a C program with these lines in `main`.
fn run_c(lines: &str) -> String {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
    let name = format!("layout-{}", lines.len());
    let (source, program) = (folder.join(format!("{name}.c")), folder.join(&name));
    let text = format!("#include <stdio.h>\n#include <bubble_layout.h>\nint main(void) {{ {lines} return 0; }}\n");
    fs::write(&source, text).unwrap();
    let include = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../Sources/CBubbleLayout");
    let compiler = env::var("CC").unwrap_or_else(|_| "cc".to_owned());
    let built = Command::new(&compiler).arg("-I").arg(include).arg("-o").arg(&program).arg(&source).status();
    assert!(built.expect(&compiler).success());
    String::from_utf8(Command::new(&program).output().unwrap().stdout).unwrap()
}
