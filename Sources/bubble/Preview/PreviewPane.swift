import BubbleLayout
import Foundation
import LayoutPainting
import TextLayout

/// A pane's live transcript: it is changed as its settings change, and only what can be seen is painted.
struct PreviewPane {
  private(set) var transcript: Transcript
  private(set) var settings: PreviewSettings
  /// What is wrong with the style of the settings.
  private var problem: PreviewProblem?
  private let reader: ReaderOptions
  private let sources: Sources
  private var painter: SVGRowPainter?
  private var number = 0
  /// Where the reader was put by the last change: as long as nobody scrolls, further changes keep the same message in its
  /// place, so that nothing drifts while the width is dragged.
  private var held: (top: LayoutUnit, anchor: ScrollAnchor)?

  /// Whether the transcript is new, and the reader's place is to be found in it.
  private var isRenewed = false

  /// What the layouts are made from besides the settings.
  struct Sources {
    let engine: LayoutEngine
    let messages: PreviewMessages
    let styles: PreviewStyles
  }

  /// Conversations longer than this open with estimated heights, which become exact as they are looked at and meanwhile.
  static let longestAtOnce = 4_000
  /// How long heights are made exact in one answer.
  private static let settling = Duration.milliseconds(6)
  /// How many rows an answer has at most, for styles whose rows are flat.
  private static let mostRows = 500
  /// How many bytes of definitions a page keeps at most.
  private static let mostDefined = 8 << 20

  init(_ settings: PreviewSettings, _ sources: Sources, reader: ReaderOptions) throws(PreviewRefusal) {
    self.settings = settings
    self.sources = sources
    self.reader = reader
    let found = try sources.styles.style(of: settings)
    problem = found.problem
    let messages = sources.messages.all + settings.messages(other: sources.messages.other(than: settings.me))
    transcript = Transcript(
      messages, style: found.style ?? .balloon, width: settings.width, engine: sources.engine,
      environment: settings.environment(reader), options: settings.options(reader),
      opening: messages.count > Self.longestAtOnce ? .estimated : .settled)
  }

  /// Takes over the reader's place from a pane that showed the same conversation.
  mutating func takePlace(of other: PreviewPane, for question: PreviewQuestion) {
    let viewport = Rect(x: 0, y: LayoutUnit(question.top), width: 1, height: LayoutUnit(question.height))
    guard let anchor = other.transcript.anchor(at: viewport) else { return }
    held = (viewport.minY, anchor)
    isRenewed = true
  }

  /// Answers a question.
  mutating func answer(_ question: PreviewQuestion) throws(PreviewRefusal) -> PreviewView {
    let start = ContinuousClock.now
    let paints = painter == nil || question.after != number || settings.changesPaint(from: question.settings)
    let viewport = try move(to: question)
    let rows = Array(
      transcript.items(in: viewport, overscan: LayoutUnit(question.overscan)).prefix(Self.mostRows))
    let duration = ContinuousClock.now - start
    let isNew = paints || (painter?.definedBytes ?? 0) > Self.mostDefined
    let colors = rows.lazy.compactMap(\.colors).first ?? .standard
    var painter = (isNew ? nil : self.painter) ?? newPainter(colors, prefix: question.pane + "-")
    // Not shared while it paints, which would copy what it knows.
    self.painter = nil
    let painted = rows.map { row($0, with: &painter) }
    let (definitions, rules) = (painter.takeDefinitions(), isNew ? painter.rules : nil)
    self.painter = painter
    number += 1
    return PreviewView(
      number: number, isNew: isNew, rules: rules, definitions: definitions, top: viewport.minY.points,
      height: transcript.height.points,
      width: transcript.width, count: transcript.count, rows: painted,
      ground: colors[settings.colors][.page, .fill].hexadecimal,
      microseconds: Int(duration / .microseconds(1)), isSettled: transcript.isSettled, problem: problem)
  }

  /// Takes the settings, and finds where the reader is afterwards.
  private mutating func move(to question: PreviewQuestion) throws(PreviewRefusal) -> Rect {
    let (top, height) = (LayoutUnit(question.top), LayoutUnit(question.height))
    var viewport = Rect(x: 0, y: top, width: LayoutUnit(question.settings.width), height: height)
    if held?.top != top { held = nil }
    if question.settings != settings || isRenewed {
      isRenewed = false
      let anchor = held?.anchor ?? transcript.anchor(at: viewport)
      try take(question.settings)
      if let anchor {
        viewport.origin.y = transcript.offset(for: anchor) ?? top
        held = (top, anchor)
      }
    }
    if !transcript.isSettled { viewport = transcript.settle(around: viewport, for: Self.settling) }
    let range = transcript.scrollRange(in: height)
    let place = question.isAtEnd ? range.upperBound : viewport.minY
    viewport.origin.y = min(max(place, range.lowerBound), range.upperBound)
    // A place at the transcript's edge is not where the anchor wants it, but it may be again at the next width.
    held = question.isAtEnd ? nil : held.map { (viewport.minY, $0.anchor) }
    return viewport
  }

  /// Changes what has changed of the settings and nothing else.
  private mutating func take(_ new: PreviewSettings) throws(PreviewRefusal) {
    if new.style != settings.style || new.styleText != settings.styleText {
      let found = try sources.styles.style(of: new)
      problem = found.problem
      if let style = found.style { transcript.style = style }
    }
    transcript.environment = new.environment(reader)
    transcript.options = new.options(reader)
    if new.typed != settings.typed || new.me != settings.me {
      let messages = new.messages(other: sources.messages.other(than: new.me))
      for message in messages where !transcript.update(message) { transcript.append(message) }
      for index in messages.count..<max(messages.count, settings.typed.count) {
        transcript.remove(.string("typed \(index + 1)"))
      }
    }
    transcript.width = new.width
    settings = new
  }

  private func newPainter(_ colors: ChatColors, prefix: String) -> SVGRowPainter {
    SVGRowPainter(
      theme: settings.colors == .dark ? .dark : .light, colors: colors, showsFrames: settings.marks,
      prefix: prefix)
  }

  private func row(_ item: TranscriptItem, with painter: inout SVGRowPainter) -> PreviewView.Row {
    let frame = item.frame
    let (kind, label, index): (String, String, Int?) =
      switch item {
      case .message(let cell): ("m", cell.sender ?? "", transcript.index(of: cell.id))
      case .separator(let separator): (separator.kind.rawValue, separator.label.text, nil)
      case .typing: ("typing", "typing", nil)
      }
    return PreviewView.Row(
      key: kind + (item.id.map(Self.name) ?? ""), y: frame.minY.points, width: frame.width.points,
      height: frame.height.points, index: index, label: label, svg: painter.paint(item))
  }

  /// The id such that numbers and texts stay apart.
  private static func name(_ id: MessageID) -> String {
    switch id {
    case .string(let text): ":" + text
    case .integer(let number): "#\(number)"
    }
  }
}

extension PreviewSettings {
  /// Whether rows painted before cannot stand beside those painted with other settings.
  fileprivate func changesPaint(from other: PreviewSettings) -> Bool {
    theme != other.theme || marks != other.marks || style != other.style || styleText != other.styleText
  }
}
