//! Draws a conversation as SVG: draw TRANSCRIPT OUTPUT [STYLE [WIDTH [light|dark]]].
//!
//! It measures nothing and opens no fonts: operations say what to draw where, and the engine gives glyphs as paths and pictures.

mod svg;

use bubblelayout::{sys, Engine, Operation, Options, Part, Request, Rows, Style, Theme, Transcript, View};
use std::error::Error;
use std::{env, fs};
use svg::Svg;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let argument = |index: usize, usual: &str| arguments.get(index).cloned().unwrap_or_else(|| usual.to_owned());
    if arguments.len() < 2 {
        return Err("usage: draw TRANSCRIPT OUTPUT [STYLE [WIDTH [light|dark]]]".into());
    }
    let theme = if argument(4, "light") == "dark" { Theme::Dark } else { Theme::Light };
    let options = Options { width: argument(3, "320").parse()?, me: Some("you".to_owned()), ..Options::default() };

    let engine = Engine::bundled()?;
    let style = Style::preset(&argument(2, "merged"))?;
    let chat = Transcript::open(&engine, &style, &options, &fs::read_to_string(&arguments[0])?)?;
    let mut rows = Rows::new()?;
    let view = chat.rows(&Request::all().glyphs().drawing().theme(theme), &mut rows)?;

    let mut svg = Svg::new(&engine, view);
    for row in view.rows() {
        svg.begin_row(&view.id(row).to_string(), &row.frame);
        view.operations_of(row).iter().try_for_each(|operation| draw(&mut svg, &view, operation))?;
        view.parts_of(row).iter().for_each(|part| write_words(&mut svg, &view, part));
        svg.end_row();
    }
    fs::write(&arguments[1], svg.finished(chat.metrics()?, view.background()))?;
    println!("{} rows, {} operations", view.rows().len(), view.operations().len());
    Ok(())
}

fn draw(svg: &mut Svg, view: &View, operation: &Operation) -> Result<(), bubblelayout::Error> {
    match operation.kind {
        sys::BUBBLE_OPERATION_FILL => svg.fill(operation),
        sys::BUBBLE_OPERATION_STROKE => svg.stroke(operation),
        sys::BUBBLE_OPERATION_GLYPHS => {
            if let Some(font) = view.font_of(operation) {
                for glyph in view.glyphs_of(operation) {
                    svg.glyph(font, glyph, operation)?;
                }
            }
        }
        // This program has no photos, so it draws their placeholders.
        _ => {}
    }
    Ok(())
}

/// Writes the words of each line as invisible text over the glyphs, to be found and copied.
fn write_words(svg: &mut Svg, view: &View, part: &Part) {
    let text = view.text(part.text).unwrap_or("");
    for line in view.lines_of(part) {
        let range = line.range.start as usize..(line.visible_end.max(line.range.start) as usize);
        let words = if line.hidden.start == sys::BUBBLE_NONE {
            text.get(range).unwrap_or("").to_owned()
        } else {
            let (start, end) = (line.hidden.start as usize, line.hidden.end as usize);
            format!("{}…{}", text.get(range.start..start).unwrap_or(""), text.get(end..range.end).unwrap_or(""))
        };
        svg.words(&words, line);
    }
}
