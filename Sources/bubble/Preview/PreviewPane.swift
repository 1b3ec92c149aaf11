import BubbleLayout
import Foundation
import LayoutFormat
import LayoutPainting
import LayoutSession
import TextLayout

/// A pane: a client of a session. It tells the session what has changed and asks for the visible rows; only
/// these are painted.
struct PreviewPane {
  /// What the layouts are made from besides the settings.
  struct Sources {
    let engine: LayoutEngine
    let messages: PreviewMessages
    let styles: PreviewStyles
    let people: People
    /// The message below the unread line where the settings name none; nil for no line.
    let unread: MessageID?
  }

  var settings: PreviewSettings
  /// The style that is shown.
  var style = ChatStyle.balloon
  /// What is wrong with the style of the settings.
  var problem: PreviewProblem?
  /// What is wrong with the message below the unread line.
  var unreadProblem: String?
  let session: LayoutSession
  /// The transcript as the session said last.
  var state: SessionState?
  let reader: ReaderOptions
  let sources: Sources
  /// The text that is highlighted; nil for none.
  var highlighted: PreviewHighlight?
  private var painter: SVGRowPainter?
  private var number = 0
  /// How long the last change of the layout took; scrolling is none.
  var duration = Duration.zero
  /// Where the reader was put by the last change: as long as nobody scrolls, further changes keep the same message in its
  /// place, so that nothing drifts while the width is dragged.
  var held: (top: LayoutUnit, anchor: ScrollAnchor)?
  /// Whether the transcript is new, and the reader's place is to be found in it.
  var isRenewed = false

  /// Conversations longer than this open with estimated heights, which become exact as they are looked at and meanwhile.
  static let longestAtOnce = 4_000
  /// How many rows an answer has at most, for styles whose rows are flat.
  private static let mostRows = 500
  /// How many bytes of definitions a page keeps at most.
  private static let mostDefined = 8 << 20

  init(_ settings: PreviewSettings, _ sources: Sources, reader: ReaderOptions) throws(PreviewRefusal) {
    self.settings = settings
    self.sources = sources
    self.reader = reader
    session = LayoutSession(engine: sources.engine)
    let start = ContinuousClock.now
    try takeStyle(of: settings)
    try ask(.open(opening(messages)))
    checkUnread()
    duration = ContinuousClock.now - start
  }

  /// Takes over the reader's place from a pane that showed the same conversation.
  mutating func takePlace(of other: PreviewPane, for question: PreviewQuestion) {
    guard let anchor = other.anchor(at: question) else { return }
    held = (LayoutUnit(question.top), anchor)
    isRenewed = true
  }

  /// Answers a question.
  mutating func answer(_ question: PreviewQuestion) throws(PreviewRefusal) -> PreviewView {
    let paints = painter == nil || question.after != number || settings.changesPaint(from: question.settings)
    try highlight(question.find)
    let seen = try move(to: question)
    let rows = (seen.rows ?? []).prefix(Self.mostRows)
    let isNew = paints || (painter?.definedBytes ?? 0) > Self.mostDefined
    let colors = rows.lazy.compactMap(\.item.colors).first ?? .standard
    var painter = (isNew ? nil : self.painter) ?? newPainter(colors, prefix: question.pane + "-")
    // Not shared while it paints, which would copy what it knows.
    self.painter = nil
    var index = seen.firstIndex
    let painted = rows.map { PreviewView.Row($0.item, index: &index, with: &painter) }
    let (definitions, rules) = (painter.takeDefinitions(), isNew ? painter.rules : nil)
    self.painter = painter
    number += 1
    return PreviewView(
      number: number, isNew: isNew, rules: rules, definitions: definitions, top: seen.top.points,
      height: seen.contentHeight.points, width: settings.width, count: state?.count ?? 0, rows: painted,
      ground: colors[settings.colors][.page, .fill].hexadecimal,
      microseconds: Int(duration / .microseconds(1)), isSettled: isSettled, problem: problem,
      unread: unreadProblem)
  }

  private func newPainter(_ colors: ChatColors, prefix: String) -> SVGRowPainter {
    SVGRowPainter(
      theme: settings.colors == .dark ? .dark : .light, colors: colors, showsFrames: settings.marks,
      prefix: prefix)
  }
}

extension PreviewSettings {
  /// Whether rows painted before cannot stand beside those painted with other settings.
  fileprivate func changesPaint(from other: PreviewSettings) -> Bool {
    theme != other.theme || marks != other.marks || style != other.style || styleText != other.styleText
  }
}
