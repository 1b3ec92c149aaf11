//! Who reads a conversation, where, and how.

use crate::calls::c_text;
use crate::sys;
use crate::{Error, MessageId};
use std::ffi::CString;
use std::os::raw::c_char;
use std::ptr;

/// Who reads a conversation, where, and how.
#[derive(Clone, Debug, PartialEq)]
pub struct Options {
    /// In points. Looked at when a transcript is opened; `Transcript::set_width` changes it.
    pub width: f64,
    /// The sender of the reader's own messages; None for a reader who takes no part.
    pub me: Option<String>,
    /// How dates and times are written, and the language of added words; None for "en_US".
    pub locale: Option<String>,
    /// The zone that times are shown in, such as "Europe/Berlin"; None for "GMT".
    pub time_zone: Option<String>,
    /// Device pixels in a point, to which measured sizes are rounded up; 0 for no rounding.
    pub scale: f64,
    /// The factor by which fonts are larger, from 0.5 to 4.
    pub font_scale: f64,
    /// The message that the unread line stands above.
    pub unread: Option<MessageId>,
    /// The text of the unread line; None for the locale's words.
    pub unread_text: Option<String>,
    /// Who takes part, as a JSON object of people by the `sender` of their messages, in the order in which they joined.
    pub people: Option<String>,
    /// The moment from which days are called today, yesterday and by their weekday, in ISO 8601. No clock is read.
    pub now: Option<String>,
    /// What stands above the first message of a day in place of its date: a JSON object of texts by dates.
    pub day_texts: Option<String>,
    /// Who types, as a JSON array of senders.
    pub typists: Option<String>,
    /// Whether the interface runs from right to left.
    pub right_to_left: bool,
    /// Whether the reader is selecting messages.
    pub selecting: bool,
    /// Whether only two people take part: without names and avatars.
    pub private: bool,
    /// Whether a date stands above the first message of each day.
    pub dates: bool,
    /// Whether a row shows that somebody types.
    pub typing: bool,
    /// Whether a transcript shorter than the viewport stands at its lower edge.
    pub short_at_bottom: bool,
    /// Whether a viewport at the end stays there when the transcript changes.
    pub keeps_bottom: bool,
    /// Whether heights are estimated at first. Looked at when a transcript is opened.
    pub estimated: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            width: 320.0,
            me: None,
            locale: None,
            time_zone: None,
            scale: 0.0,
            font_scale: 1.0,
            unread: None,
            unread_text: None,
            people: None,
            now: None,
            day_texts: None,
            typists: None,
            right_to_left: false,
            selecting: false,
            private: false,
            dates: false,
            typing: false,
            short_at_bottom: false,
            keeps_bottom: false,
            estimated: false,
        }
    }
}

impl Options {
    fn flags(&self) -> u32 {
        let given = [
            (self.right_to_left, sys::BUBBLE_TRANSCRIPT_RIGHT_TO_LEFT),
            (self.selecting, sys::BUBBLE_TRANSCRIPT_SELECTING),
            (self.private, sys::BUBBLE_TRANSCRIPT_PRIVATE),
            (self.dates, sys::BUBBLE_TRANSCRIPT_DATES),
            (self.typing, sys::BUBBLE_TRANSCRIPT_TYPING),
            (self.short_at_bottom, sys::BUBBLE_TRANSCRIPT_SHORT_AT_BOTTOM),
            (self.keeps_bottom, sys::BUBBLE_TRANSCRIPT_KEEPS_BOTTOM),
            (self.estimated, sys::BUBBLE_TRANSCRIPT_ESTIMATED),
        ];
        // Texts are UTF-8 in Rust, and so are offsets in them.
        given
            .iter()
            .filter(|(is_set, _)| *is_set)
            .fold(sys::BUBBLE_TRANSCRIPT_UTF8_OFFSETS, |flags, (_, flag)| flags | flag)
    }

    /// Hands the options to a function as the library has them.
    pub(crate) fn with_native<T>(
        &self,
        function: impl FnOnce(&sys::bubble_transcript_options) -> Result<T, Error>,
    ) -> Result<T, Error> {
        let mut kept: Vec<CString> = Vec::new();
        let mut text = |name: &str, text: &Option<String>| -> Result<*const c_char, Error> {
            let text = match text {
                Some(text) => text,
                None => return Ok(ptr::null()),
            };
            kept.push(c_text(name, text)?);
            // A CString keeps its bytes on the heap, where they stay while the vector grows.
            Ok(kept.last().map_or(ptr::null(), |text| text.as_ptr()))
        };
        let unread = self.unread.as_ref().map(MessageId::native);
        let native = sys::bubble_transcript_options {
            width: self.width,
            flags: self.flags(),
            me: text("me", &self.me)?,
            locale: text("locale", &self.locale)?,
            time_zone: text("time_zone", &self.time_zone)?,
            scale: self.scale,
            font_scale: self.font_scale,
            unread: unread.as_ref().map_or(ptr::null(), |id| id),
            unread_text: text("unread_text", &self.unread_text)?,
            people: text("people", &self.people)?,
            now: text("now", &self.now)?,
            day_texts: text("day_texts", &self.day_texts)?,
            typists: text("typists", &self.typists)?,
            ..Default::default()
        };
        function(&native)
    }
}
