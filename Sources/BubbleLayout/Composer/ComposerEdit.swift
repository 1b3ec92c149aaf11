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

  var insert: String?
  var paste: String?
  var delete: Direction?
  var count: Int?
  var select: Range<Int>?
  var move: CaretKey?
  var tap: Point?
  var extend: Bool?
  var replace: Range<Int>?
  var with: String?
  var mention: Mention?
  var object: InlineObject?
  var words: String?
  var emoticon: String?
  var mark: String?
  var selected: Range<Int>?
  var commit: Bool?
  var toggle: TextEmphasis?
  var link: String?
  var content: Content?
  var undo: Bool?
  var redo: Bool?
  var clear: Bool?
  var send: Bool?
  var width: Double?
  var fontScale: Double?
  var maximumCount: Int?
  var placeholder: String?
  var markdown: Bool?
  var direction: InterfaceDirection?
  var reply: QuotedReply?
  var editing: EditedMessage?
  var attachments: [MessageAttachment]?
  var strip: Double?
  var remove: Int?
  var preview: LinkPreview?
  var buttons: Buttons?
  var candidates: [ComposerCandidate]?
  var choose: Int?
  var accept: Int?
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
