import TextShaping
import TextUnicode

/// A paragraph whose text grows at its end, like the answer of a language model.
///
/// Each addition analyses and shapes the text again from the last letter before which nothing can change,
/// usually a word or two before the end, and breaks lines again from the first that can change. The result
/// equals that of laying out the whole text.
///
/// Analysis and shaping restart at a letter with two properties:
/// - The letter alone determines how the rules of Unicode treat it and the text after it, apart from
///   brackets, the paragraph's direction and the rest of `RestartContext`.
/// - HarfBuzz allows joining separately shaped text before the letter. It does not flag the letter as unsafe,
///   neither when it was shaped with all the text before it, nor now that it is shaped with one character of
///   that text.
///
/// In a text without such a letter (one endless word, or an unclosed bracket or isolate in a text of two
/// directions) analysis starts further back.
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
    var isDropped = false
    while restarts.count > 1, restarts[restarts.count - 1].end > change {
      restarts.removeLast()
      isDropped = true
    }
    guard isDropped else { return }
    tail.text =
      String(styledText.text.utf16.dropFirst(restarts[restarts.count - 1].textStart)) ?? styledText.text
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
  /// surrogate pair counts as the pair's start. A style run that the offset cuts continues if the replacement
  /// begins with the same style.
  ///
  /// - Complexity: That of adding the text after the last restart place before the offset; linear in the text
  ///   if that is further back than a few additions.
  public mutating func replace(from offset: Int, with addition: StyledText) {
    let length = text.shaped.units.count
    var offset = min(max(0, offset), length)
    let units = text.shaped.units
    if offset > 0, offset < length, UTF16.isTrailSurrogate(units[offset]),
      UTF16.isLeadSurrogate(units[offset - 1])
    {
      offset -= 1
    }
    while restarts.count > 1, restarts[restarts.count - 1].end > offset { restarts.removeLast() }
    func place(_ offset: Int) -> String.Index {
      styledText.text.utf16.index(styledText.text.endIndex, offsetBy: offset - length)
    }
    tail.text = String(styledText.text[place(restarts[restarts.count - 1].textStart)..<place(offset)])
    styledText.text.removeSubrange(place(offset)...)
    if hasOrderedRuns {
      while let last = styledText.runs.last, last.range.lowerBound >= offset { styledText.runs.removeLast() }
    } else {
      styledText.runs = styledText.runs.filter { $0.range.lowerBound < offset }
    }
    var addition = addition
    var goesOn: Int?
    // Of runs in order, only the last may go beyond the offset.
    for index in styledText.runs.indices.suffix(hasOrderedRuns ? 1 : .max)
    where styledText.runs[index].range.upperBound > offset {
      styledText.runs[index].range = styledText.runs[index].range.lowerBound..<offset
      goesOn = index
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

  /// Analyses and shapes the text after the last possible restart place.
  private mutating func reshape() {
    if !hasOrderedRuns {
      restarts.removeSubrange(1...)
      tail.text = styledText.text
    }
    if restarts[restarts.count - 1].isProvisional, tail.text.unicodeScalars.contains(where: \.decides) {
      restarts.removeAll(where: \.isProvisional)
      tail.text =
        String(styledText.text.utf16.dropFirst(restarts[restarts.count - 1].textStart)) ?? styledText.text
    }
    var last = restarts[restarts.count - 1]
    while !text.replace(from: last, by: shapedTail(from: last), strut: frame.strut) {
      restarts.removeLast()
      last = restarts[restarts.count - 1]
      tail.text = String(styledText.text.utf16.dropFirst(last.textStart)) ?? styledText.text
    }
    lines.keep(opportunities: last.opportunities)
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
    if place.context.isPlain, let plain = PlainParagraphBuilder(setting) { return plain.build() }
    let level = text.shaped.runs[place.runs].properties.level
    let analysis = setting.analysis(
      after: place.context, level: level, startsBeforeLetter: place.isInsideRun)
    return ParagraphBuilder(setting, analysis: analysis).build()
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
      paragraph, in: width, options: options, stableOpportunities: restarts[restarts.count - 1].opportunities)
  }

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
      paragraph, in: width, options: options, stableOpportunities: restarts[restarts.count - 1].opportunities)
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

extension Unicode.Scalar {
  /// Whether the character may decide the script or the direction of characters before it that have neither.
  fileprivate var decides: Bool {
    let properties = ScalarProperties(value)
    if properties.script.isReal || properties.scriptExtensions != 0 { return true }
    switch properties.bidiClass {
    case .en, .es, .et, .cs, .ws, .on, .bn, .nsm, .b, .s: return false
    default: return true
    }
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
