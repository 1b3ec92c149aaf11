import BubbleLayout
import Foundation
import LayoutFormat
import LayoutPainting
import LayoutSession
import TextLayout

/// A pane of the page, which is a client of a session. It sends changes to the session and requests the
/// visible rows; only visible rows are painted.
struct PreviewPane {
  /// The data that layouts depend on besides the settings.
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
  /// The problem of the settings' style; nil for none.
  var problem: PreviewProblem?
  /// The problem with the message below the unread line; nil for none.
  var unreadProblem: String?
  let session: LayoutSession
  /// The state of the transcript in the session's latest answer.
  var state: SessionState?
  let reader: ReaderOptions
  let sources: Sources
  /// The text that is highlighted; nil for none.
  var highlighted: PreviewHighlight?
  private var painter: SVGRowPainter?
  private var number = 0
  /// How long the last change of the layout took. Scrolling does not count as a change.
  var duration = Duration.zero
  /// The reader's place after the last change. Until somebody scrolls, further changes keep the same message
  /// in its place, so that nothing drifts while the width is dragged.
  var held: (top: LayoutUnit, anchor: ScrollAnchor)?
  /// Whether the transcript is new, so that the reader's place has to be found in it.
  var isRenewed = false

  /// Conversations with more messages than this open with estimated heights. The heights become exact when
  /// rows are shown, and gradually with each answer.
  static let longestAtOnce = 4_000
  /// The maximum number of rows in an answer, for styles with very low rows.
  private static let mostRows = 500
  /// The maximum size of the SVG definitions that a page keeps, in bytes.
  private static let mostDefined = 8 << 20

  init(_ settings: PreviewSettings, _ sources: Sources, reader: ReaderOptions) throws(PreviewRefusal) {
    self.settings = settings
    self.sources = sources
    self.reader = reader
    // The reader of the page has chosen the file, whatever its size.
    session = LayoutSession(
      engine: sources.engine, limits: SessionLimits(bytes: SessionLimits.byteRange.upperBound))
    let start = ContinuousClock.now
    try takeStyle(of: settings)
    try ask(.open(opening(messages)))
    checkUnread()
    duration = ContinuousClock.now - start
  }

  /// Takes the reader's place from another pane that showed the same conversation.
  mutating func takePlace(of other: PreviewPane, for question: PreviewQuestion) {
    guard let anchor = other.anchor(at: question) else { return }
    held = (LayoutUnit(question.top), anchor)
    isRenewed = true
  }

  /// Answers a request of the page.
  mutating func answer(_ question: PreviewQuestion) throws(PreviewRefusal) -> PreviewView {
    let paints = painter == nil || question.after != number || settings.changesPaint(from: question.settings)
    try highlight(question.find)
    let seen = try move(to: question)
    let rows = (seen.rows ?? []).prefix(Self.mostRows)
    let isNew = paints || (painter?.definedBytes ?? 0) > Self.mostDefined
    let colors = rows.lazy.compactMap(\.item.colors).first ?? .standard
    var painter = (isNew ? nil : self.painter) ?? newPainter(colors, prefix: question.pane + "-")
    // The painter has only one owner while it paints; otherwise its storage would be copied.
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
  /// Whether rows that were painted with other settings have to be painted again.
  fileprivate func changesPaint(from other: PreviewSettings) -> Bool {
    theme != other.theme || marks != other.marks || style != other.style || styleText != other.styleText
  }
}
