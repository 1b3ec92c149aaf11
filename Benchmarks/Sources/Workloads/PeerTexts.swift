import BubbleLayout
import Foundation
import TextLayout

/// One kind of the texts with which all engines are measured.
public struct PeerTexts: Sendable {
  /// The name of the kind in the tables.
  public let kind: String
  /// The texts.
  public let texts: [String]
  private let engine: LayoutEngine
  private let uncached: LayoutEngine
  private let style: TextStyle
  private let paragraphs: [Paragraph]
  private let bare: BareText
  private let alone: HeightsAlone

  /// The version of HarfBuzz.
  public static var harfBuzzVersion: String { EngineVersions.current.harfBuzz }

  /// Reads the kinds from a file as `Peers/make_texts.py` writes it.
  ///
  /// - Parameter size: The font size in points.
  public static func kinds(at path: String, size: Double) throws -> [PeerTexts] {
    guard let engine = try? LayoutEngine(fonts: .bundled),
      let uncached = try? LayoutEngine(
        fonts: .collection(FontCollection(faces: engine.fonts.faces, cache: .off)))
    else { fatalError("the bundled fonts cannot be opened") }
    var kinds: [(name: String, texts: [String])] = []
    for line in try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n") {
      let fields = line.split(separator: "\t", maxSplits: 3, omittingEmptySubsequences: false)
      guard fields.count == 4 else { fatalError("\(path): no four fields in \(line)") }
      let kind = String(fields[0])
      if kinds.last?.name != kind { kinds.append((kind, [])) }
      kinds[kinds.count - 1].texts.append(unescaped(fields[3]))
    }
    return kinds.map {
      PeerTexts(kind: $0.name, texts: $0.texts, engine: engine, uncached: uncached, style: .system(size))
    }
  }

  private init(
    kind: String, texts: [String], engine: LayoutEngine, uncached: LayoutEngine, style: TextStyle
  ) {
    self.kind = kind
    self.texts = texts
    self.engine = engine
    self.uncached = uncached
    self.style = style
    paragraphs = texts.map { engine.paragraph($0, font: style) }
    bare = BareText(paragraphs)
    alone = HeightsAlone(texts, font: style, engine: engine)
  }

  private static func unescaped(_ field: Substring) -> String {
    var text = ""
    var isEscape = false
    for scalar in field.unicodeScalars {
      if isEscape {
        text.unicodeScalars.append(scalar == "n" ? "\n" : scalar == "t" ? "\t" : scalar)
        isEscape = false
      } else if scalar == "\\" {
        isEscape = true
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  /// Shapes each text with HarfBuzz alone; runs and fonts are found beforehand, and results are not kept.
  public func bareHarfBuzz() -> Int { bare.shape() }

  /// Empties the cache of shaped text.
  public func emptyCache() { engine.fonts.emptyShapeCache() }

  /// Breaks the texts into lines.
  ///
  /// - Parameters:
  ///   - isCached: Whether glyphs of text shaped before are used again.
  ///   - half: 0 or 1 for every other text; nil for all of them.
  /// - Returns: The number of lines.
  public func newText(width: Double, isCached: Bool = true, half: Int? = nil) -> Int {
    let engine = isCached ? engine : uncached
    var lines = 0
    for index in stride(from: half ?? 0, to: texts.count, by: half == nil ? 1 : 2) {
      lines &+= engine.paragraph(texts[index], font: style).layout(width: width).lines.count
    }
    return lines
  }

  /// Breaks the texts, which were shaped before, into lines of another width.
  public func newWidth(_ width: Double) -> Int {
    paragraphs.reduce(0) { $0 &+ $1.layout(width: width).lines.count }
  }

  /// Measures the heights of the texts, which were shaped before, at another width.
  public func heights(_ width: Double) -> Int {
    alone.height(width: width)
  }
}
