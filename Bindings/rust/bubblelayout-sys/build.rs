//! Tells the compiler where the library is: in the folder that BUBBLE_LAYOUT_LIB names, or where pkg-config finds it.

use std::env;
use std::process::Command;

fn main() {
    println!("cargo:rerun-if-env-changed=BUBBLE_LAYOUT_LIB");
    println!("cargo:rerun-if-env-changed=PKG_CONFIG_PATH");
    println!("cargo:rerun-if-env-changed=PKG_CONFIG");
    if let Ok(folder) = env::var("BUBBLE_LAYOUT_LIB") {
        println!("cargo:rustc-link-search=native={folder}");
        println!("cargo:rustc-link-lib=dylib=bubblelayout");
        return;
    }
    let tool = env::var("PKG_CONFIG").unwrap_or_else(|_| "pkg-config".to_owned());
    match flags(&tool) {
        Ok(flags) => flags.split_whitespace().for_each(hand_on),
        Err(reason) => {
            eprintln!("bubblelayout-sys: {reason}");
            eprintln!("install libbubblelayout, or set BUBBLE_LAYOUT_LIB to the folder it is in");
            std::process::exit(1);
        }
    }
}

/// Returns the linker flags that pkg-config prints.
fn flags(tool: &str) -> Result<String, String> {
    let found =
        Command::new(tool).args(["--libs", "bubblelayout"]).output().map_err(|error| format!("{tool}: {error}"))?;
    if !found.status.success() {
        return Err(String::from_utf8_lossy(&found.stderr).trim().to_owned());
    }
    Ok(String::from_utf8_lossy(&found.stdout).into_owned())
}

fn hand_on(flag: &str) {
    if let Some(folder) = flag.strip_prefix("-L") {
        println!("cargo:rustc-link-search=native={folder}");
    } else if let Some(name) = flag.strip_prefix("-l") {
        println!("cargo:rustc-link-lib=dylib={name}");
    }
}
