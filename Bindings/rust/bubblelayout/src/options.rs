//! The reader of a conversation, and the settings of its display.

use crate::calls::c_text;
use crate::sys;
use crate::{Error, MessageId};
use std::ffi::CString;
use std::os::raw::c_char;
use std::ptr;

/// The reader of a conversation, and the settings of its display.
#[derive(Clone, Debug, PartialEq)]
pub struct Options {
    /// The width of the transcript in points. Only opening a transcript uses it; `Transcript::set_width` changes it later.
    pub width: f64,
    /// The sender of the reader's own messages; None for a reader who does not take part.
    pub me: Option<String>,
    /// The format of dates and times, and the language of added words; None for "en_US".
    pub locale: Option<String>,
    /// The time zone of shown times, such as "Europe/Berlin"; None for "GMT".
    pub time_zone: Option<String>,
    /// The number of device pixels in a point, to which measured sizes are rounded up; 0 for no rounding.
    pub scale: f64,
    /// The factor by which fonts are enlarged, from 0.5 to 4.
    pub font_scale: f64,
    /// The message below the unread line; None for no line.
    pub unread: Option<MessageId>,
    /// The text of the unread line; None for the text in the locale's language.
    pub unread_text: Option<String>,
    /// The participants, as a JSON object of people by the `sender` of their messages, in the order in which they joined.
    pub people: Option<String>,
    /// The current time in ISO 8601, which decides which days are called today, yesterday or by their weekday. The
    /// library does not read the clock.
    pub now: Option<String>,
    /// Texts above the first message of a day in place of the date: a JSON object of texts by dates.
    pub day_texts: Option<String>,
    /// The people who are typing, as a JSON array of senders.
    pub typists: Option<String>,
    /// Whether the interface runs from right to left.
    pub right_to_left: bool,
    /// Whether the reader is selecting messages.
    pub selecting: bool,
    /// Whether the conversation is between two people: without names and avatars.
    pub private: bool,
    /// Whether a date is shown above the first message of each day.
    pub dates: bool,
    /// Whether a row shows that somebody is typing.
    pub typing: bool,
    /// Whether a transcript shorter than the viewport is aligned with its lower edge.
    pub short_at_bottom: bool,
    /// Whether a viewport at the end stays there when the transcript changes.
    pub keeps_bottom: bool,
    /// Whether heights are estimated at first. Only opening a transcript uses it.
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
        // Texts in Rust are UTF-8, so offsets count UTF-8 bytes.
        given
            .iter()
            .filter(|(is_set, _)| *is_set)
            .fold(sys::BUBBLE_TRANSCRIPT_UTF8_OFFSETS, |flags, (_, flag)| flags | flag)
    }

    /// Calls a function with the options in the library's form.
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
            // A CString keeps its bytes on the heap, so they do not move when the vector grows.
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
