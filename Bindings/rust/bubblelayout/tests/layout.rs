//! Tests the crate in the way that a program uses it.

use bubblelayout::{
    sys, version, ChangeKind, Engine, Fonts, MeasureOptions, MessageId, Options, Request, Rows, Status, Step, Style,
    Theme, Transcript,
};
use std::path::Path;
use std::thread;

const TWO: &str =
    "{\"id\":1,\"sender\":\"ann\",\"text\":\"Hello\"}\n{\"id\":\"b\",\"sender\":\"you\",\"text\":\"Hi 🚢!\"}";

fn demo() -> String {
    std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../Demo/transcript.jsonl")).unwrap()
}

fn opened(engine: &Engine, messages: &str) -> Transcript {
    let options = Options { me: Some("you".to_owned()), ..Options::default() };
    Transcript::open(engine, &Style::preset("merged").unwrap(), &options, messages).unwrap()
}

#[test]
fn a_conversation_has_rows_with_lines_and_glyphs() {
    let engine = Engine::bundled().unwrap();
    let chat = opened(&engine, TWO);
    assert_eq!((chat.reading().messages, chat.metrics().unwrap().count), (2, 2));
    let mut rows = Rows::new().unwrap();
    let view = chat.rows(&Request::all().glyphs(), &mut rows).unwrap();
    let ids: Vec<MessageId> = view.rows().iter().map(|row| view.id(row)).collect();
    assert_eq!(ids, [MessageId::from(1), MessageId::from("b")]);
    let last = &view.rows()[1];
    assert_eq!(last.frame.y + last.frame.height, chat.metrics().unwrap().height);
    let part = view.parts_of(last).iter().find(|part| part.kind == sys::BUBBLE_PART_TEXT).unwrap();
    let text = view.text(part.text).unwrap();
    let line = &view.lines_of(part)[0];
    // Offsets are bytes: the ship has four of them in UTF-8.
    assert_eq!(&text[line.range.start as usize..line.range.end as usize], "Hi 🚢!");
    let glyphs: usize = view.runs_of(line).iter().map(|run| run.glyphs.count as usize).sum();
    assert_eq!(glyphs, text.chars().count());
    assert!(view.operations().is_empty(), "no drawing was asked for");
}

#[test]
fn rows_are_those_of_the_document() {
    let engine = Engine::bundled().unwrap();
    let chat = opened(&engine, &demo());
    let json = chat.json(false).unwrap();
    let mut rows = Rows::new().unwrap();
    let view = chat.rows(&Request::all(), &mut rows).unwrap();
    assert_eq!(view.rows().len(), chat.metrics().unwrap().count);
    for row in view.rows() {
        assert_eq!(chat.frame(&view.id(row)).unwrap(), row.frame);
        assert_eq!(chat.id(chat.index(&view.id(row)).unwrap()).unwrap(), view.id(row));
        assert!(json.contains(&format!("\"{}\"", view.id(row))), "{}", view.id(row));
    }
}

#[test]
fn frames_come_at_once() {
    let engine = Engine::bundled().unwrap();
    let chat = opened(&engine, &demo());
    let frames = chat.frames(0, usize::MAX).unwrap();
    assert_eq!(frames.len(), 46);
    for (index, frame) in frames.iter().enumerate() {
        assert_eq!(&chat.frame(&chat.id(index).unwrap()).unwrap(), frame);
    }
    assert_eq!(chat.frames(44, 10).unwrap(), frames[44..]);
    assert!(chat.frames(99, 1).unwrap().is_empty());
}

#[test]
fn texts_are_measured_at_each_width() {
    let engine = Engine::bundled().unwrap();
    let texts = ["Hello", "How tall is this, or that?"];
    let found = engine.measure(&texts, &[60.0, f64::INFINITY], &MeasureOptions::default()).unwrap();
    assert_eq!(found.len(), 4);
    assert_eq!((found[0].line_count, found[1].line_count, found[3].line_count), (1, 1, 1));
    assert!(found[2].line_count > 2 && found[2].height == f64::from(found[2].line_count) * found[3].height);
    assert!(found[0].width <= 60.0 && found[0].width == found[1].width);
    let bold = MeasureOptions { weight: 700, font_size: 32.0, ..MeasureOptions::default() };
    assert!(engine.measure(&texts[..1], &[60.0], &bold).unwrap()[0].height > found[0].height);
    let wrong = MeasureOptions { font_size: -1.0, ..MeasureOptions::default() };
    let error = engine.measure(&texts, &[60.0], &wrong).unwrap_err();
    assert_eq!((error.status, error.field.as_deref()), (Status::Argument, Some("options->font_size")));
    assert!(engine.measure(&[], &[60.0], &bold).unwrap().is_empty());
}

#[test]
fn a_drawing_has_paths_and_glyphs_that_the_engine_knows() {
    let engine = Engine::bundled().unwrap();
    let chat = opened(&engine, TWO);
    let mut rows = Rows::new().unwrap();
    let view = chat.rows(&Request::viewport(0.0, 900.0).drawing().theme(Theme::Dark), &mut rows).unwrap();
    assert_eq!(view.background() & 0xff, 0xff);
    let mut pictures = 0;
    for operation in view.operations() {
        if operation.kind == sys::BUBBLE_OPERATION_FILL {
            assert!(matches!(view.steps(operation.path).next(), Some(Step::Move(_))));
        }
        for glyph in view.glyphs_of(operation) {
            let font = view.font_of(operation).unwrap();
            let image = engine.image(font.id, glyph.id).unwrap();
            pictures += usize::from(image.map_or(false, |image| image.png.starts_with(b"\x89PNG")));
            assert!(engine.outline(font.id, glyph.id).unwrap().units_per_em > 0);
        }
    }
    assert_eq!(pictures, 1);
    assert!(view.steps(sys::BUBBLE_NONE).next().is_none());
    assert_eq!(engine.outline(123_456, 1).unwrap_err().status, Status::NotFound);
}

#[test]
fn edits_say_what_they_did() {
    let engine = Engine::bundled().unwrap();
    let mut chat = opened(&engine, TWO);
    chat.start_changes().unwrap();
    let before = chat.metrics().unwrap().height;
    let reading = chat.append("{\"id\":3,\"sender\":\"ann\",\"text\":\"And\"}\nnonsense {").unwrap();
    assert_eq!((reading.messages, reading.skipped), (1, 1));
    assert!(reading.problem.unwrap().starts_with("messages:2:"));
    chat.append_text(&3.into(), " more of it").unwrap();
    chat.remove(&1.into()).unwrap();
    let changes = chat.take_changes().unwrap();
    assert_eq!(changes.old_height, before);
    let kinds: Vec<ChangeKind> = changes.changes.iter().map(|change| change.kind).collect();
    assert_eq!(kinds[..2], [ChangeKind::Removed, ChangeKind::Inserted]);
    assert_eq!(changes.changes[0].id, MessageId::from(1));
    assert!(chat.message(&3.into()).unwrap().contains("And more of it"));
    chat.move_to(&3.into(), 0).unwrap();
    assert_eq!(chat.index(&3.into()).unwrap(), 0);
    chat.replace("{\"id\":3,\"sender\":\"you\",\"text\":\"Short\"}").unwrap();
    chat.prepend("{\"id\":0,\"sender\":\"ann\",\"text\":\"First\"}").unwrap();
    chat.insert(1, "{\"id\":7,\"sender\":\"ann\",\"text\":\"Between\"}").unwrap();
    let ids: Vec<String> = (0..4).map(|index| chat.id(index).unwrap().to_string()).collect();
    assert_eq!(ids, ["0", "7", "3", "b"]);
}

#[test]
fn a_width_breaks_lines_again() {
    let engine = Engine::bundled().unwrap();
    let mut chat = opened(&engine, &demo());
    let wide = chat.metrics().unwrap().height;
    chat.set_width(180.0).unwrap();
    assert!(chat.metrics().unwrap().height > wide);
    chat.set_style(&Style::preset("balloon").unwrap()).unwrap();
    chat.set_options(&Options { dates: true, ..Options::default() }).unwrap();
    let mut rows = Rows::new().unwrap();
    let view = chat.rows(&Request::all(), &mut rows).unwrap();
    assert!(view.rows().iter().any(|row| row.kind == sys::BUBBLE_ROW_DATE));
}

#[test]
fn what_is_found_is_where_a_press_says_it_is() {
    let engine = Engine::bundled().unwrap();
    let chat = opened(&engine, &demo());
    let found = chat.find("recommend", 0, 10).unwrap();
    assert_eq!((found.len(), &found[0].id), (1, &MessageId::from("ubuntu-10")));
    let rects = chat.rects(&found[0]).unwrap();
    let hit = chat.hit(rects[0].x + 1.0, rects[0].y + rects[0].height / 2.0).unwrap();
    assert_eq!((hit.target, hit.id.as_ref()), (sys::BUBBLE_HIT_TEXT, Some(&found[0].id)));
    assert_eq!(hit.offset, Some(found[0].range.start));
    assert_eq!(chat.hit(0.0, -50.0).unwrap().id, None);
}

#[test]
fn every_link_and_footnote_says_where_it_leads() {
    let engine = Engine::bundled().unwrap();
    let text = "[the page](https://example.org/a) and note[^n] or www.example.net\n\n[^n]: Yes";
    let message = format!("{{\"id\":1,\"sender\":\"ann\",\"format\":\"markdown\",\"text\":{text:?}}}");
    let chat = opened(&engine, &message);
    let at = |start: usize, end: usize| {
        let range = bubblelayout::Match { id: 1.into(), path: Some("/blocks/0".to_owned()), range: start..end };
        let rect = chat.rects(&range).unwrap()[0];
        chat.hit(rect.x + rect.width / 2.0, rect.y + rect.height / 2.0).unwrap()
    };
    let link = at(0, 8);
    assert_eq!((link.target, link.span_kind), (sys::BUBBLE_HIT_LINK, Some(sys::BUBBLE_SPAN_LINK)));
    assert_eq!((link.href.as_deref(), link.span_range), (Some("https://example.org/a"), Some(0..8)));
    let note = at(17, 18);
    assert_eq!((note.target, note.footnote.as_deref(), note.href), (sys::BUBBLE_HIT_FOOTNOTE, Some("n"), None));
    let data = at(22, 37);
    assert_eq!((data.target, data.href.as_deref()), (sys::BUBBLE_HIT_DATA, Some("https://www.example.net")));
}

#[test]
fn errors_name_the_place() {
    let engine = Engine::bundled().unwrap();
    assert_eq!(Style::preset("nothing").unwrap_err().status, Status::Style);
    let error = Style::from_json("{\"preset\":\"merged\",\"sent\":{\"fil\":1}}").unwrap_err();
    assert_eq!((error.status, error.field.as_deref()), (Status::Style, Some("sent.fil")));
    let error = Engine::open(&Fonts::Files(vec!["/nowhere.ttf".into()])).unwrap_err();
    assert!(error.status == Status::Fonts && error.to_string().contains("/nowhere.ttf"), "{error}");
    let chat = opened(&engine, TWO);
    assert_eq!(chat.frame(&"none".into()).unwrap_err().status, Status::NotFound);
    let options = Options { locale: Some("a\0b".to_owned()), ..Options::default() };
    let error = Transcript::open(&engine, &Style::preset("merged").unwrap(), &options, TWO).unwrap_err();
    assert_eq!((error.status, error.field.as_deref()), (Status::Argument, Some("locale")));
}

#[test]
fn styles_have_names_and_colours() {
    assert!(Style::presets().contains(&"clustered"));
    let style = Style::preset("merged").unwrap();
    assert_ne!(style.color("sent.fill", Theme::Light).unwrap(), None);
    assert_ne!(style.color("page.fill", Theme::Light).unwrap(), style.color("page.fill", Theme::Dark).unwrap());
    assert_eq!(style.color("nothing", Theme::Light).unwrap(), None);
    assert_eq!(Style::from_json(&style.json().unwrap()).unwrap().json().unwrap(), style.json().unwrap());
    assert_eq!(version().split('.').count(), 3);
}

#[test]
fn threads_share_an_engine_and_get_the_same() {
    let (engine, style) = (Engine::bundled().unwrap(), Style::preset("merged").unwrap());
    let (messages, options) = (demo(), Options::default());
    let alone = Transcript::open(&engine, &style, &options, &messages).unwrap();
    let height = alone.metrics().unwrap().height;
    thread::scope(|scope| {
        let threads: Vec<_> = (0..4)
            .map(|_| {
                scope.spawn(|| {
                    let chat = Transcript::open(&engine, &style, &options, &messages).unwrap();
                    let mut rows = Rows::new().unwrap();
                    let glyphs = alone.rows(&Request::all().glyphs(), &mut rows).unwrap().glyphs().len();
                    (chat.metrics().unwrap().height, glyphs)
                })
            })
            .collect();
        let found: Vec<_> = threads.into_iter().map(|thread| thread.join().unwrap()).collect();
        assert!(
            found.iter().all(|&(other, glyphs)| other == height && glyphs == found[0].1 && glyphs > 1_000),
            "{found:?}"
        );
    });
}
