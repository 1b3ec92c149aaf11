import BubbleLayout
import TestSupport
import Testing
import TextLayout

/// Tests the line heights that a style sets.
@Suite struct LineHeightStyleTests {
  private let engine: LayoutEngine

  init() throws { engine = try TestEngines.bundled }

  private static let arabic = "مرحبا بالعالم، كيف حالك اليوم؟ أتمنى أن تكون بخير وأن نلتقي قريبا في المدينة"
  private static let latin = "Hello world, how are you today? I hope that you are well and that we meet soon"

  /// Returns the distance from baseline to baseline, in points.
  private func pitch(_ text: String, _ style: ChatStyle, fontScale: Double = 1) throws -> Double {
    let block = try #require(engine.cell(text, style, width: 260, fontScale: fontScale).text)
    try #require(block.lines.count > 2)
    return (block.lines[1].baseline - block.lines[0].baseline).points
  }

  @Test(arguments: ["clustered", "merged"], [1, 2.0])
  func arabicStandsNearlyAsCloseAsLatin(preset: String, fontScale: Double) throws {
    let style = try ChatStyle.preset(preset)
    var natural = style
    natural.sent.text.lineHeight = .natural
    let latin = try pitch(Self.latin, style, fontScale: fontScale)
    let arabic = try pitch(Self.arabic, style, fontScale: fontScale)
    #expect(arabic >= latin && arabic <= latin * 1.25)
    // With natural line heights, Arabic lines are further apart, and Latin lines are unchanged.
    #expect(try pitch(Self.arabic, natural, fontScale: fontScale) > latin * 1.25)
    #expect(try pitch(Self.latin, natural, fontScale: fontScale) == latin)
  }

  private func style(_ lineHeight: String, strut: String = "all") throws -> ChatStyle {
    try ChatStyle(
      json:
        #"{"preset":"padded","text":{"font":{"size":20},"lineHeight":\#(lineHeight),"strut":"\#(strut)"}}"#)
  }

  @Test func allRulesHold() throws {
    let natural = try pitch(Self.latin, style(#""normal""#))
    let tall = try pitch(Self.arabic, style(#""normal""#))
    #expect(abs(try pitch(Self.latin, style("1.5")) - natural * 1.5) <= 1.0 / 32)
    #expect(abs(try pitch(Self.arabic, style("0.8")) - tall * 0.8) <= 1.0 / 32)
    for text in [Self.latin, Self.arabic] {
      #expect(try pitch(text, style(#""31.5pt""#)) == 31.5)
      // A fixed height grows with the type.
      #expect(try pitch(text, style(#""31.5pt""#), fontScale: 2) == 63)
      #expect(try pitch(text, style(#""min60pt""#)) == 60)
      #expect(abs(try pitch(text, style(#""normal""#, strut: "first")) - natural) <= 1.0 / 32)
      #expect(abs(try pitch(text, style("1.5", strut: "first")) - natural * 1.5) <= 1.0 / 32)
    }
    #expect(abs(try pitch(Self.arabic, style(#""max1.1x""#)) - natural * 1.1) <= 1.0 / 32)
    #expect(try pitch(Self.latin, style(#""max1.1x""#)) == natural)
  }

  @Test func stylesAreReadAndWritten() throws {
    for (json, height) in [
      (#""normal""#, LineHeight.natural), ("1.25", .multiple(1.25)), (#""18.5pt""#, .fixed(18.5)),
      (#""min20pt""#, .minimum(20)), (#""max1.2x""#, .limited(1.2)),
    ] {
      let style = try style(json, strut: "first")
      #expect(style.sent.text.lineHeight == height && style.sent.text.strut == .first)
      #expect(try ChatStyle(json: style.json) == style)
    }
    for wrong in [
      #""tall""#, "0", "-1", "11", #""20""#, #""max99x""#, #""nanpt""#, #""minpt""#, #""-2pt""#, "{}",
    ] {
      let error = #expect(throws: StyleError.self) { try self.style(wrong) }
      #expect(error?.field == "text.lineHeight", "\(wrong)")
    }
  }

  /// Heights found without cells equal those of the cells, for every rule of line heights.
  @Test func heightsAreThoseOfTheCells() throws {
    let messages =
      try Corpora.transcript("group-rtl", prefix: 150) + Corpora.transcript("group-multilingual", prefix: 150)
    for preset in ["clustered", "merged", "padded"] {
      for rule in [#""normal""#, "1.4", "0.7", #""30pt""#, #""min26pt""#, #""max1.15x""#] {
        for strut in ["first", "all"] {
          let style = try ChatStyle(
            json: #"{"preset":"\#(preset)","text":{"lineHeight":\#(rule),"strut":"\#(strut)"}}"#)
          var transcript = Transcript(
            messages, style: style, width: 320, engine: engine,
            environment: LayoutEnvironment(me: messages.first?.sender))
          for width in [320.0, 180, 246.3, 500] {
            transcript.width = width
            #expect(
              transcript.differencesFromBuiltRows(in: 0..<transcript.count).isEmpty,
              "\(preset), \(rule), \(strut), \(width)")
          }
        }
      }
    }
  }

  /// The top of the capitals in the first line and the baseline of the last line keep their distances from
  /// the bubble's edges.
  @Test(arguments: [#""normal""#, "1.5", #""30pt""#, "0.9"]) func theOpticalInsetHolds(rule: String) throws {
    let style = try ChatStyle(json: #"{"preset":"clustered","text":{"lineHeight":\#(rule)}}"#)
    let cell = engine.cell("Hello", style) { $0.timestamp = nil }
    let (bubble, part) = (try #require(cell.bubble).frame, try #require(cell.textPart))
    let baseline = part.frame.minY + part.block.lines[0].baseline
    // In Noto Sans, capitals are 0.714 em high.
    let above = (baseline - bubble.minY).points - 17 * 0.714
    let below = (bubble.maxY - baseline).points
    #expect(abs(above - 11) <= 1 && abs(below - 11) <= 1, "\(above), \(below)")
  }
}
