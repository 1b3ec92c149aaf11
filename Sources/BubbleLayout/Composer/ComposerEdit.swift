import TextLayout

/// One edit of a composer, as a line of a script: `{"insert":"Hi "}`, `{"delete":"backward"}`,
/// `{"mention":{"id":"7","name":"ann"}}`.
///
/// A line has exactly one edit. Members such as `count` and `with` are details of that edit.
public struct ComposerEdit: Hashable, Sendable {
  package enum Direction: String, CaseIterable, JSONWord { case backward, forward }

  /// The user whom a token mentions.
  package struct Mention: Hashable, Sendable {
    package var id = ""
    package var name = ""
  }

  /// A text with spans that replaces the whole content.
  package struct Content: Hashable, Sendable {
    package var text = ""
    package var spans: [TextSpan] = []
  }

  /// The buttons on both sides of the text.
  package struct Buttons: Hashable, Sendable {
    package var leading: [ComposerButton] = []
    package var trailing: [ComposerButton] = []
  }

  /// A part of the bar that can be closed.
  package enum Part: String, CaseIterable, JSONWord {
    case reply, editing, attachments, preview, candidates
  }

  /// Types a text at the caret, in place of the selection.
  var insert: String?
  /// Pastes a text at the caret, in place of the selection.
  var paste: String?
  /// Deletes the selection, or what is before or after the caret.
  var delete: Direction?
  /// How many times `delete` or `move` is repeated.
  var count: Int?
  /// Selects the text between two offsets, in UTF-16 code units.
  var select: Range<Int>?
  /// Moves the caret as a key does.
  var move: CaretKey?
  /// Places the caret at a point, in points from the top left corner of the composer.
  var tap: Point?
  /// Whether `move` or `tap` extends the selection.
  var extend: Bool?
  /// Replaces the text between two offsets by the text `with`.
  var replace: Range<Int>?
  /// The text that replaces the range of `replace`.
  var with: String?
  /// Inserts a mention of a user.
  var mention: Mention?
  /// Inserts an object, such as an emoji of the application.
  var object: InlineObject?
  /// The text that stands for the `object` where objects cannot be shown.
  var words: String?
  /// Inserts the emoji of an emoticon, such as `:)`.
  var emoticon: String?
  /// The text that an input method is composing, in place of the one before.
  var mark: String?
  /// The selection within the text of `mark`, in UTF-16 code units.
  var selected: Range<Int>?
  /// Accepts the text that an input method is composing.
  var commit: Bool?
  /// Turns a formatting of the selection on or off.
  var toggle: TextEmphasis?
  /// Links the selection to an address; an empty address removes the link.
  var link: String?
  /// Replaces the whole content.
  var content: Content?
  /// Undoes the last edit.
  var undo: Bool?
  /// Repeats the edit that was undone last.
  var redo: Bool?
  /// Removes the whole content.
  var clear: Bool?
  /// Sends the content, which empties the composer.
  var send: Bool?
  /// Changes the width of the composer, in points.
  var width: Double?
  /// Changes the size of the type, as a factor.
  var fontScale: Double?
  /// Changes the maximum number of characters.
  var maximumCount: Int?
  /// Changes the text that an empty composer shows.
  var placeholder: String?
  /// Whether typed Markdown becomes formatting.
  var markdown: Bool?
  /// Changes the direction of the interface.
  var direction: InterfaceDirection?
  /// The message to which the next message replies.
  var reply: QuotedReply?
  /// The message whose text is put into the composer to be edited.
  var editing: EditedMessage?
  /// The attachments of the next message.
  var attachments: [MessageAttachment]?
  /// Scrolls the attachments to an offset, in points.
  var strip: Double?
  /// Removes the attachment with an index, from 0.
  var remove: Int?
  /// The preview of a link in the text.
  var preview: LinkPreview?
  /// The buttons on both sides of the text.
  var buttons: Buttons?
  /// The candidates that complete the word at the caret.
  var candidates: [ComposerCandidate]?
  /// Marks the candidate with an index, from 0.
  var choose: Int?
  /// Inserts the candidate with an index, from 0.
  var accept: Int?
  /// Removes a part of the bar.
  var close: Part?

  init() {}

  /// The name of the edit, which is the name of its JSON member.
  package var name: String { verbs.first ?? "" }

  var verbs: [String] {
    let verbs: [(String, Bool)] = [
      ("insert", insert != nil), ("paste", paste != nil), ("delete", delete != nil),
      ("select", select != nil), ("move", move != nil), ("tap", tap != nil), ("replace", replace != nil),
      ("mention", mention != nil), ("object", object != nil), ("emoticon", emoticon != nil),
      ("mark", mark != nil), ("commit", commit == true), ("toggle", toggle != nil), ("link", link != nil),
      ("content", content != nil), ("undo", undo == true), ("redo", redo == true), ("clear", clear == true),
      ("send", send == true), ("width", width != nil), ("fontScale", fontScale != nil),
      ("maxCount", maximumCount != nil), ("placeholder", placeholder != nil), ("markdown", markdown != nil),
      ("direction", direction != nil), ("reply", reply != nil), ("editing", editing != nil),
      ("attachments", attachments != nil), ("strip", strip != nil), ("remove", remove != nil),
      ("preview", preview != nil), ("buttons", buttons != nil), ("candidates", candidates != nil),
      ("choose", choose != nil), ("accept", accept != nil), ("close", close != nil),
    ]
    return verbs.filter(\.1).map(\.0)
  }
}
