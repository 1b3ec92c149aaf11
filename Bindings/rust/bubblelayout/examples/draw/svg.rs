//! Writes operations as SVG.

use bubblelayout::{sys, Engine, Error, Font, Glyph, Line, Metrics, Operation, Rect, Step, View};
use std::collections::HashMap;
use std::fmt::Write;

/// An SVG drawing. Each glyph is defined once for each font and size.
pub struct Svg<'a> {
    engine: &'a Engine,
    view: View<'a>,
    body: String,
    definitions: String,
    /// The definitions of glyphs by font and glyph id; None for glyphs without ink.
    glyphs: HashMap<(u32, u64), Option<usize>>,
    count: usize,
}

impl<'a> Svg<'a> {
    pub fn new(engine: &'a Engine, view: View<'a>) -> Self {
        let (body, definitions) = (String::new(), String::new());
        Self { engine, view, body, definitions, glyphs: HashMap::new(), count: 0 }
    }

    pub fn begin_row(&mut self, id: &str, frame: &Rect) {
        let (x, y) = (number(frame.x), number(frame.y));
        let (width, height) = (number(frame.width), number(frame.height));
        let id = escaped(id);
        self.add(format!(
            "<g transform=\"translate({x} {y})\" data-id=\"{id}\" data-frame=\"{x} {y} {width} {height}\">"
        ));
    }

    pub fn end_row(&mut self) {
        self.add("</g>\n".to_owned());
    }

    pub fn fill(&mut self, operation: &Operation) {
        let (paint, clip) = (self.paint(operation), self.clip(operation));
        let path = self.path(operation.path);
        self.add(format!("<path fill=\"{paint}\"{clip} d=\"{path}\"/>"));
    }

    pub fn stroke(&mut self, operation: &Operation) {
        let (paint, clip, width) = (self.paint(operation), self.clip(operation), number(operation.width));
        let path = self.path(operation.path);
        self.add(format!(
            "<path fill=\"none\" stroke=\"{paint}\" stroke-width=\"{width}\" stroke-linecap=\"round\" \
             stroke-linejoin=\"round\"{clip} d=\"{path}\"/>"
        ));
    }

    pub fn glyph(&mut self, font: &Font, glyph: &Glyph, operation: &Operation) -> Result<(), Error> {
        if let Some(definition) = self.definition(font, glyph.id)? {
            let (paint, clip) = (self.paint(operation), self.clip(operation));
            let (x, y) = (number(glyph.x), number(glyph.y));
            self.add(format!("<use href=\"#g{definition}\" x=\"{x}\" y=\"{y}\" fill=\"{paint}\"{clip}/>"));
        }
        Ok(())
    }

    pub fn words(&mut self, words: &str, line: &Line) {
        if words.trim().is_empty() {
            return;
        }
        let (x, y) = (number(line.frame.x), number(line.baseline));
        let (length, size) = (number(line.frame.width), number(line.ascent));
        self.add(format!(
            "<text class=\"text\" x=\"{x}\" y=\"{y}\" textLength=\"{length}\" font-size=\"{size}\" \
             lengthAdjust=\"spacingAndGlyphs\" fill-opacity=\"0\">{}</text>",
            escaped(words)
        ));
    }

    /// Returns the whole document.
    pub fn finished(self, size: Metrics, background: u32) -> String {
        // Bubbles of some styles are drawn partly outside their rows, so there is a margin below the last row.
        let (width, height) = (number(size.width), number(size.height + 12.0));
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" \
             viewBox=\"0 0 {width} {height}\">\n<defs>{}</defs>\n<rect width=\"{width}\" height=\"{height}\" \
             fill=\"{}\"/>\n{}</svg>\n",
            self.definitions,
            color(background),
            self.body
        )
    }

    /// Returns the number of a glyph's definition; None for a glyph without ink.
    fn definition(&mut self, font: &Font, glyph: u64) -> Result<Option<usize>, Error> {
        if let Some(&known) = self.glyphs.get(&(font.id, glyph)) {
            return Ok(known);
        }
        let image = if font.flags & sys::BUBBLE_FONT_COLOR != 0 { self.engine.image(font.id, glyph)? } else { None };
        let shape = match image {
            Some(image) => {
                let scale = font.point_size / f64::from(image.units_per_em);
                Some(format!(
                    "<image id=\"g{}\" x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" preserveAspectRatio=\"none\" \
                     href=\"data:image/png;base64,{}\"/>",
                    self.count,
                    number(image.left * scale),
                    number(-image.top * scale),
                    number(image.width * scale),
                    number(image.height * scale),
                    base64(&image.png)
                ))
            }
            None => {
                let outline = self.engine.outline(font.id, glyph)?;
                let scale = font.point_size / f64::from(outline.units_per_em);
                let path = data(outline.steps.into_iter());
                (!path.is_empty()).then(|| {
                    format!("<path id=\"g{}\" transform=\"scale({scale:.9} -{scale:.9})\" d=\"{path}\"/>", self.count)
                })
            }
        };
        let found = shape.map(|shape| {
            self.definitions += &shape;
            self.count += 1;
            self.count - 1
        });
        self.glyphs.insert((font.id, glyph), found);
        Ok(found)
    }

    /// Returns the colour or the gradient of an operation.
    fn paint(&mut self, operation: &Operation) -> String {
        let stops = self.view.stops_of(operation);
        if stops.is_empty() {
            return color(operation.color);
        }
        let id = self.count;
        self.count += 1;
        let (top, bottom) = (number(operation.top), number(operation.bottom));
        let stops: String = stops
            .iter()
            .map(|stop| format!("<stop offset=\"{}\" stop-color=\"{}\"/>", number(stop.offset), color(stop.color)))
            .collect();
        self.definitions += &format!(
            "<linearGradient id=\"f{id}\" gradientUnits=\"userSpaceOnUse\" x1=\"0\" y1=\"{top}\" x2=\"0\" \
             y2=\"{bottom}\">{stops}</linearGradient>"
        );
        format!("url(#f{id})")
    }

    /// Returns the attribute that clips an operation; empty without a clip.
    fn clip(&mut self, operation: &Operation) -> String {
        if operation.clip == sys::BUBBLE_NONE {
            return String::new();
        }
        let (id, path) = (self.count, self.path(operation.clip));
        self.count += 1;
        self.definitions += &format!("<clipPath id=\"c{id}\"><path d=\"{path}\"/></clipPath>");
        format!(" clip-path=\"url(#c{id})\"")
    }

    fn path(&self, path: u32) -> String {
        data(self.view.steps(path))
    }

    fn add(&mut self, element: String) {
        self.body += &element;
    }
}

/// Returns SVG path data.
fn data(steps: impl Iterator<Item = Step>) -> String {
    let mut data = String::new();
    let mut add = |letter: &str, points: &[[f64; 2]]| {
        data += letter;
        let numbers: Vec<String> = points.iter().flatten().map(|&length| number(length)).collect();
        data += &numbers.join(" ");
    };
    for step in steps {
        match step {
            Step::Move(end) => add("M", &[end]),
            Step::Line(end) => add("L", &[end]),
            Step::Quadratic(points) => add("Q", &points),
            Step::Cubic(points) => add("C", &points),
            Step::Close => add("Z", &[]),
        }
    }
    data
}

/// Returns a length with at most three decimals.
fn number(length: f64) -> String {
    let text = format!("{length:.3}");
    let text = text.trim_end_matches('0').trim_end_matches('.');
    (if text == "-0" { "0" } else { text }).to_owned()
}

fn color(color: u32) -> String {
    format!("#{color:08x}")
}

fn escaped(text: &str) -> String {
    text.chars().fold(String::new(), |mut escaped, letter| {
        match letter {
            '&' => escaped += "&amp;",
            '<' => escaped += "&lt;",
            '"' => escaped += "&quot;",
            '\t' | '\n' | '\r' => escaped.push(' '),
            letter if letter < ' ' => escaped.push('\u{fffd}'),
            letter => escaped.push(letter),
        }
        escaped
    })
}

fn base64(bytes: &[u8]) -> String {
    const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    bytes.chunks(3).fold(String::new(), |mut text, three| {
        let bits = three.iter().fold(0, |bits, &byte| bits << 8 | usize::from(byte)) << (8 * (3 - three.len()));
        for digit in 0..=three.len() {
            let place = bits >> (18 - 6 * digit) & 63;
            text.push(char::from(DIGITS[place]));
        }
        let _ = write!(text, "{}", "=".repeat(3 - three.len()));
        text
    })
}
