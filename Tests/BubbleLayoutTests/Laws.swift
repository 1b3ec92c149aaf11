import BubbleLayout
import Foundation
import TestSupport
import TextLayout

/// How many cases the tests of the laws of layout try: `make test` tries some of each kind, `make laws`
/// (`BUBBLE_LAWS=full`) tries all.
enum Laws {
  /// Whether all cases are tried.
  static let isFull = ProcessInfo.processInfo.environment["BUBBLE_LAWS"] == "full"

  /// Returns how many cases to try; fewer in debug builds, which are slow.
  static func some(_ usual: Int, of all: Int) -> Int {
    #if DEBUG
    isFull ? all : max(1, usual / 6)
    #else
    isFull ? all : usual
    #endif
  }

  /// Returns a style by name: a preset, or a preset that shortens texts sooner, or one whose blocks scroll,
  /// fold or are cards.
  static func style(_ name: String) throws -> ChatStyle {
    if let change = boxes[name] {
      var style = try ChatStyle.preset(String(name.prefix { $0 != "," }))
      for place in [\ChatStyle.sent, \ChatStyle.received, \ChatStyle.notice] {
        change(&style[keyPath: place].content)
      }
      return style
    }
    guard let lines = ["balloon, shortened": 4, "clustered, shortened": 7][name] else {
      return try .preset(name)
    }
    var style = try ChatStyle.preset(String(name.prefix { $0 != "," }))
    var collapse = CollapseStyle()
    collapse.lines = lines
    style.sent.text.collapse = collapse
    style.received.text.collapse = collapse
    return style
  }

  static let styles =
    ChatStylePreset.all.map(\.name) + ["balloon, shortened", "clustered, shortened"] + boxes.keys.sorted()

  private static let boxes: [String: @Sendable (inout ContentStyle) -> Void] = [
    "merged, scrolling": {
      ($0.rich.tableMode, $0.rich.tableColumnLimit) = (.scroll, 60)
      ($0.code.wraps, $0.code.showsHeader, $0.code.maximumHeight) = (false, true, 48)
      $0.rich.widensBubble = true
    },
    "padded, cards": {
      $0.rich.tableMode = .cards
      ($0.code.showsLineNumbers, $0.code.maximumHeight, $0.rich.quoteLines) = (true, 30, 1)
    },
    "tailed, narrow": {
      ($0.rich.tableNarrow, $0.rich.tableLeastColumn) = (.cards, 7)
      ($0.code.wraps, $0.code.showsLineNumbers, $0.code.tabSize) = (false, true, 2)
    },
    "rows, words": {
      ($0.rich.tableMode, $0.rich.breaksWordsInTables) = (.wrap, true)
      ($0.code.showsHeader, $0.rich.quoteLines) = (true, 5)
    },
  ]

  /// Describes up to three rows whose frames differ in two transcripts of the same messages.
  static func differences(_ one: Transcript, _ other: Transcript) -> [String] {
    let (messages, theirs) = (one.messages, other.messages)
    guard messages.map(\.id) == theirs.map(\.id) else { return ["other messages"] }
    let moved = messages.filter { one.frame(of: $0.id) != other.frame(of: $0.id) }
    let height = one.height == other.height ? [] : ["\(one.height) high, and \(other.height)"]
    return height
      + moved.prefix(3).map {
        "\($0): \(String(describing: one.frame(of: $0.id))), and \(String(describing: other.frame(of: $0.id)))"
      }
  }

  /// Describes up to three messages whose heights differ from those of the rows made for them.
  static func differencesFromRows(_ transcript: Transcript, in range: Range<Int>? = nil) -> [String] {
    transcript.differencesFromBuiltRows(in: range ?? 0..<transcript.count).prefix(3).map {
      "\(String(describing: transcript.message(withID: $0.id))): \($0.height), its rows \($0.builtHeight)"
    }
  }
}
