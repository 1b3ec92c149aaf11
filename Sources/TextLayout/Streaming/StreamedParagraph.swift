import TextShaping
import TextUnicode

/// A paragraph whose text grows at its end, like the answer of a language model.
///
/// Each addition analyses and shapes the text again from the last grapheme cluster before which nothing can
/// change, usually a word or two before the end, and breaks lines again from the first that can change. The
/// result equals that of laying out the whole text.
///
/// Analysis and shaping restart at a cluster with two properties:
/// - Its first character alone determines how the rules of Unicode treat it and the text after it, apart from
///   scripts, brackets, the paragraph's direction and the rest of `RestartContext`.
/// - HarfBuzz allows joining separately shaped text before the cluster. It does not flag the cluster as unsafe,
///   neither when it was shaped with all the text before it, nor now that it is shaped with one cluster of
///   that text. In a longer text that is flagged everywhere, cutting before the cluster changes no glyphs, and
///   many clusters before it, shaped again, have the same glyphs as before.
///
/// In a text without such a cluster (inside an embedding, or in a font whose rules may change every letter)
/// analysis starts further back.
///
/// ```swift
/// import BubbleLayout
///
/// let engine = try LayoutEngine(fonts: .bundled)
/// var answer = StreamedParagraph(StyledText("", style: .system(17)), fonts: engine.fonts)
/// for token in ["Lines", " that", " are", " full", " stay", "."] {
///   answer.append(token)
///   print(answer.size(in: .fixed(100)).height)
/// }
/// let lines = answer.block(ofLines: 0..<2)                // those that are seen
/// print(lines.glyphRuns(inLine: 0).map(\.range))
/// ```
public struct StreamedParagraph: Sendable {
  /// The text so far.
  public private(set) var styledText: StyledText
  private(set) var text = GrowingText()
  private var lines = StreamedLines()
  /// The places where analysis can restart, ascending. The first is the start of the text.
  private var restarts = [RestartPlace()]
  /// The text from the last restart place on, including the character before it if that is shaped again. Its
  /// runs and boxes are added when it is shaped.
  private var tail: StyledText
  private let frame: ParagraphFrame
  /// Whether the style runs are in order and do not overlap. If they overlap, the runs of the tail alone do
  /// not determine its styles. Also false for a text with `text-autospace` gaps.
  private var hasOrderedRuns = true
  /// How many UTF-16 units were analysed and shaped so far.
  package private(set) var analysedUnits = 0
  /// How many lines were broken so far.
  package var brokenLines: Int { lines.brokenLines }

  /// The minimum number of restart places that are stored. One is not enough, because a place is dropped if
  /// HarfBuzz later flags it as unsafe.
  private static let restartsKept = 8

  /// Creates a paragraph that starts with a text, which may be empty.
  ///
  /// - Complexity: Linear in the text.
  public init(
    _ styledText: StyledText, options: ParagraphOptions = ParagraphOptions(), fonts: FontCollection
  ) {
    self.styledText = styledText
    tail = StyledText(styledText.text, style: styledText.style)
    frame = ParagraphFrame(ParagraphSetting(styledText, options: options, fonts: fonts))
    // The gaps of `text-autospace` are summed from the start of the text, so such a text cannot
    // restart in the middle.
    hasOrderedRuns = options.autospace == .noAutospace && Self.areOrdered(styledText.runs[...])
    reshape()
  }

  /// Replaces the ranges whose directions are analysed apart (`StyledText.directions`), from an index on,
  /// before the text of an addition that changes them is added.
  ///
  /// - Complexity: Linear in the replaced and the new ranges, and in the text from the last restart place before
  ///   the first change on.
  package mutating func replaceDirections(from index: Int, with new: [BidiRange]) {
    let known = min(max(0, index), styledText.directions.count)
    let change = Self.firstChange(styledText.directions[known...], new)
    styledText.directions.replaceSubrange(known..., with: new)
    guard let change else { return }
    dropRestarts(after: change)
  }

  /// Drops the restart places that need the text beyond an offset to be unchanged.
  private mutating func dropRestarts(after offset: Int) {
    let start = restarts[restarts.count - 1].textStart
    while restarts.count > 1, restarts[restarts.count - 1].end > offset { restarts.removeLast() }
    extendTail(from: start)
  }

  /// Makes the tail begin at the last restart place.
  ///
  /// - Parameter start: The offset at which it begins, not before that place.
  /// - Complexity: Linear in the tail. (The standard library's UTF-16 offsets are linear in the text.)
  private mutating func extendTail(from start: Int) {
    let wanted = restarts[restarts.count - 1].textStart
    guard wanted < start else { return }
    let text = styledText.text
    var place = text.utf8.index(text.endIndex, offsetBy: -tail.text.utf8.count)
    for _ in wanted..<start { place = text.utf16.index(before: place) }
    tail.text = String(text[place...])
  }

  /// Returns the first offset whose level may depend on which of two lists of ranges is used; nil if the lists
  /// are equal.
  private static func firstChange(_ old: ArraySlice<BidiRange>, _ new: [BidiRange]) -> Int? {
    let differing = zip(old, new).first { $0 != $1 }
    if let (one, other) = differing { return min(one.range.lowerBound, other.range.lowerBound) }
    guard old.count != new.count else { return nil }
    return old.count > new.count
      ? old[old.startIndex + new.count].range.lowerBound : new[old.count].range.lowerBound
  }

  /// Adds text in the paragraph's own style. It may begin between any two scalars.
  ///
  /// - Complexity: Linear in the addition and in the text after the last restart place.
  public mutating func append(_ addition: String) {
    guard !addition.isEmpty else { return }
    styledText.text += addition
    tail.text += addition
    reshape()
  }

  /// Adds styled text. Its offsets are relative to the addition.
  public mutating func append(_ addition: StyledText) {
    add(addition, at: text.shaped.units.count)
    reshape()
  }

  /// Replaces the end of the text, from a UTF-16 offset on, with its styles and tags. An offset within a
  /// surrogate pair counts as the pair's start. A style run that the offset cuts or ends continues if the
  /// replacement begins with the same style.
  ///
  /// - Complexity: That of adding the text after the last restart place before the offset; linear in the text
  ///   if that is further back than a few additions.
  public mutating func replace(from offset: Int, with addition: StyledText) {
    let length = text.shaped.units.count
    var offset = min(max(0, offset), length)
    if offset > 0, offset < length, UTF16.isTrailSurrogate(text.shaped.units[offset]),
      UTF16.isLeadSurrogate(text.shaped.units[offset - 1])
    {
      offset -= 1
    }
    dropRestarts(after: offset)
    tail.text.removeLast(units: length - offset)
    styledText.text.removeLast(units: length - offset)
    var addition = addition
    var goesOn: Int?
    // Runs that overlap may end anywhere.
    if !hasOrderedRuns { styledText.runs = styledText.runs.filter { $0.range.lowerBound < offset } }
    for index in styledText.runs.indices.reversed() {
      let range = styledText.runs[index].range
      if range.lowerBound >= offset {
        styledText.runs.removeLast()
      } else if range.upperBound >= offset {
        styledText.runs[index].range = range.lowerBound..<offset
        goesOn = goesOn ?? index
      } else if hasOrderedRuns {
        break
      }
    }
    if let goesOn, let next = addition.runs.first, next.range.lowerBound == 0,
      next.style == styledText.runs[goesOn].style
    {
      // The two runs become one, so that they are shaped together.
      addition.runs.removeFirst()
      styledText.runs[goesOn].range =
        styledText.runs[goesOn].range.lowerBound..<offset + max(0, next.range.upperBound)
    }
    styledText.tags = styledText.tags.filter { $0.range.upperBound <= offset }
    while let last = styledText.boxes.last, last.offset >= offset { styledText.boxes.removeLast() }
    add(addition, at: offset)
    reshape()
  }

  /// - Parameter length: The length of the text before the addition, in UTF-16 units.
  private mutating func add(_ addition: StyledText, at length: Int) {
    let known = styledText.runs.count
    if addition.style != styledText.style {
      styledText.runs.append(
        StyleRun(range: length..<length + addition.text.utf16.count, style: addition.style))
    }
    styledText.runs += addition.runs.map { StyleRun(range: $0.range.moved(by: length), style: $0.style) }
    styledText.tags += addition.tags.map { TextTag(range: $0.range.moved(by: length), value: $0.value) }
    styledText.boxes += addition.boxes.map { $0.moved(by: length) }
    hasOrderedRuns = hasOrderedRuns && Self.areOrdered(styledText.runs[max(0, known - 1)...])
    styledText.text += addition.text
    tail.text += addition.text
  }

  private static func areOrdered(_ runs: ArraySlice<StyleRun>) -> Bool {
    zip(runs, runs.dropFirst()).allSatisfy { $0.range.upperBound <= $1.range.lowerBound }
  }

  /// The paragraph of the text so far, equal to a `Paragraph` of the whole text.
  ///
  /// The result shares its tables with this value until the next addition. If the result still exists then,
  /// the addition copies the tables.
  public var paragraph: Paragraph {
    Paragraph(
      text.shaped, of: styledText, in: frame,
      commonDirectionIsRightToLeft: text.directions.commonDirectionIsRightToLeft, directions: text.paragraphs,
      warnings: text.warnings, reaches: text.reaches)
  }

  /// The part of the text that no addition changes.
  private var stableText: StableText { StableText(before: restarts[restarts.count - 1]) }

  /// Analyses and shapes the text after the last possible restart place.
  private mutating func reshape() {
    if !hasOrderedRuns {
      restarts.removeSubrange(1...)
      tail.text = styledText.text
    }
    var last = restarts[restarts.count - 1]
    while !text.replace(from: last, by: shapedTail(from: last), strut: frame.strut) {
      restarts.removeLast()
      extendTail(from: last.textStart)
      last = restarts[restarts.count - 1]
    }
    lines.keep(StableText(before: last))
    guard hasOrderedRuns,
      let next = text.restart(after: last, styledText: styledText, options: frame.options)
    else { return }
    restarts.append(next)
    if restarts.count > 2 * Self.restartsKept { restarts.removeSubrange(1..<Self.restartsKept) }
    tail.text = String(
      tail.text[tail.text.utf16.index(tail.text.startIndex, offsetBy: next.textStart - last.textStart)...])
  }

  private mutating func shapedTail(from place: RestartPlace) -> ShapedText {
    let start = place.textStart
    var part = tail
    if place.styleRuns < styledText.runs.count {
      part.runs = styledText.runs[place.styleRuns...].map {
        StyleRun(range: $0.range.moved(by: -start), style: $0.style)
      }
    }
    if place.boxes < styledText.boxes.count {
      part.boxes = styledText.boxes[place.boxes...].map { $0.moved(by: -start) }
    }
    part.directions = styledText.directions.within(start..<Int.max)
    let setting = ParagraphSetting(part, options: frame.options, fonts: frame.fonts)
    let shaped = shaped(setting, from: place)
    analysedUnits += shaped.units.count
    return shaped
  }

  private func shaped(_ setting: ParagraphSetting, from place: RestartPlace) -> ShapedText {
    guard place.offset > 0 else {
      return PlainParagraphBuilder(setting)?.build() ?? ParagraphBuilder(setting).build()
    }
    if place.context.isPlain, let plain = PlainParagraphBuilder(setting, isLatin: true) {
      return plain.build()
    }
    let analysis = setting.analysis(after: place.context, startingAt: place.offset - place.textStart)
    return ParagraphBuilder(setting, analysis: analysis, after: place.face).build()
  }
}

extension StreamedParagraph {
  /// Breaks the text into lines and measures it. The result equals that of `Paragraph.measure(in:options:)`.
  ///
  /// - Complexity: Linear in the lines that the additions since the last call may have changed, if that call
  ///   had the same width and options; otherwise linear in the text.
  package mutating func measure(
    in width: AvailableWidth, options: LayoutOptions = LayoutOptions()
  ) -> TextMeasure {
    lines.measure(
      paragraph, in: width, options: options, stable: stableText)
  }

  /// Whether no line can be taller than one that has only the first font.
  package var hasPlainLines: Bool { text.reaches.isEmpty }

  /// The number of lines in the latest measurement or layout.
  public var lineCount: Int { lines.count }

  /// The size of the text at a width, in points, equal to that of `Paragraph.size(in:options:)`.
  ///
  /// - Complexity: Linear in the lines that the additions since the last call may have changed, if that call
  ///   had the same width and options; otherwise linear in the text.
  public mutating func size(in width: AvailableWidth, options: LayoutOptions = LayoutOptions()) -> Size {
    measure(in: width, options: options).size
  }

  /// The layout of the whole text, equal to that of `Paragraph.layout(in:options:)`.
  ///
  /// - Complexity: That of `measure(in:options:)`, plus a few machine words for each line. The block shares
  ///   the tables of the text until the next addition, which copies them if the block still exists.
  public mutating func layout(
    in width: AvailableWidth, options: LayoutOptions = LayoutOptions()
  ) -> TextBlock {
    let paragraph = paragraph
    let measure = lines.measure(
      paragraph, in: width, options: options, stable: stableText)
    return lines.block(paragraph, lines: 0..<measure.lineCount)
  }

  /// Some lines of the latest measurement or layout, such as the visible ones, in their places in the whole
  /// block. Lines that do not exist are left out.
  ///
  /// - Complexity: Linear in the requested lines.
  public func block(ofLines range: Range<Int>) -> TextBlock {
    lines.block(paragraph, lines: range.clamped(to: 0..<lines.count))
  }
}

extension String {
  /// Removes UTF-16 units from the end.
  fileprivate mutating func removeLast(units: Int) {
    var place = endIndex
    for _ in 0..<units { place = utf16.index(before: place) }
    removeSubrange(place...)
  }
}

extension Range<Int> {
  /// The range moved by a distance. The bounds are clamped to 32 bits so that sums cannot overflow; no text
  /// is that long.
  fileprivate func moved(by distance: Int) -> Range<Int> {
    let start = Swift.min(Swift.max(0, lowerBound), Int(Int32.max)) + distance
    return start..<Swift.max(start, Swift.min(Swift.max(0, upperBound), Int(Int32.max)) + distance)
  }
}

extension InlineBox {
  package func moved(by distance: Int) -> InlineBox {
    var box = self
    box.offset = min(max(-1, offset), Int(Int32.max)) + distance
    return box
  }
}
