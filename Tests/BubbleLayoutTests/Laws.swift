import BubbleLayout
import Foundation
import TestSupport
import TextLayout

/// How far the laws of layout are tried out: `make test` tries some of all, `make laws` (`BUBBLE_LAWS=full`) all that is listed.
enum Laws {
  /// Whether all is tried out.
  static let isFull = ProcessInfo.processInfo.environment["BUBBLE_LAWS"] == "full"

  /// A number of things to try, of which debug builds try few: they are slow.
  static func some(_ usual: Int, of all: Int) -> Int {
    #if DEBUG
    isFull ? all : max(1, usual / 6)
    #else
    isFull ? all : usual
    #endif
  }

  /// The presets, two of them that shorten texts sooner, and some whose blocks scroll, fold or are cards.
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

  /// Where two transcripts of the same messages differ in where rows are, at most three of them.
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

  /// Where the heights of some messages are not those of the rows made for them, at most three of them.
  static func differencesFromRows(_ transcript: Transcript, in range: Range<Int>? = nil) -> [String] {
    transcript.differencesFromBuiltRows(in: range ?? 0..<transcript.count).prefix(3).map {
      "\(String(describing: transcript.message(withID: $0.id))): \($0.height), its rows \($0.builtHeight)"
    }
  }
}
