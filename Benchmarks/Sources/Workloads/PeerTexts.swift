import BubbleLayout
import Foundation
import TextLayout

/// The texts that all engines are measured with, one kind of them.
public struct PeerTexts: Sendable {
  /// What the tables call the kind.
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

  /// Each text shaped by HarfBuzz alone: runs and fonts found beforehand, nothing kept of the result.
  public func bareHarfBuzz() -> Int { bare.shape() }

  /// Forgets what was shaped before.
  public func emptyCache() { engine.fonts.emptyShapeCache() }

  /// Texts to lines.
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

  /// The texts, shaped before, to lines of one more width.
  public func newWidth(_ width: Double) -> Int {
    paragraphs.reduce(0) { $0 &+ $1.layout(width: width).lines.count }
  }

  /// The heights of the texts, shaped before, at one more width.
  public func heights(_ width: Double) -> Int {
    alone.height(width: width)
  }
}
