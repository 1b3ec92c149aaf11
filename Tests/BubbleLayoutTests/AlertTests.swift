import BubbleLayout
import TestSupport
import Testing
import TextLayout

/// Tests the colours and the icons of alerts, and that quotes look different.
@Suite struct AlertTests {
  private let bench: BlockBench

  init() throws { bench = try BlockBench() }

  /// The smallest distance of two colours of alerts in CIE 2000 (ΔE₀₀).
  private static let leastDistance = 20.0

  private func check(_ palette: ColorPalette, _ name: String, isPreset: Bool = false) {
    for surface in ColorSurface.allCases {
      let background = palette[surface, .alert]
      let colors = AlertKind.allCases.map { palette[surface, $0.foreground] }
      for (kind, color) in zip(AlertKind.allCases, colors) {
        let contrast = color.contrast(on: background)
        #expect(contrast >= ColorPalette.textContrast, "\(name) \(surface): \(kind) has \(contrast)")
        let grey = LabColor(color).distance2000(to: LabColor(palette[surface, .bar]))
        if isPreset { #expect(grey >= 10, "\(name) \(surface): \(kind) looks like a quote, \(grey)") }
      }
      for high in colors.indices {
        for low in 0..<high {
          let distance = LabColor(colors[low]).distance2000(to: LabColor(colors[high]))
          #expect(distance >= Self.leastDistance, "\(name) \(surface): \(low), \(high) have \(distance)")
        }
      }
      for role in [SurfaceColorRole.text, .secondary] {
        let contrast = palette[surface, role].contrast(on: background)
        #expect(contrast >= ColorPalette.textContrast, "\(name) \(surface): \(role) has \(contrast)")
      }
    }
  }

  @Test func theFiveColoursDifferInEveryPresetAndTheme() {
    for preset in ChatStylePreset.all {
      for theme in ColorTheme.allCases {
        check(
          preset.style.palettes[theme], "\(preset.name) \(theme)",
          isPreset: ["merged", "clustered"].contains(preset.name))
      }
    }
  }

  /// On fills of medium brightness, few colours are legible. Alerts then have a lighter or darker background.
  @Test(arguments: [
    "#000000", "#ffffff", "#767676", "#777777", "#ff0000", "#00ff00", "#0000ff", "#ff00ff", "#2c6bed",
    "#ffa544", "#8a5a00", "#808000",
  ])
  func theFiveColoursDifferOnEveryFill(fill: String) {
    var style = ChatStyle.merged
    style.sent.bubble.fill = fill
    style.received.bubble.fill = fill
    for theme in ColorTheme.allCases { check(style.palettes[theme], "\(fill) \(theme)") }
  }

  private func alert(_ kind: AlertKind?, _ text: String, style: ChatStyle = .merged) -> Cell {
    bench.cell([.quote(QuoteBlock([.paragraph(text)], alert: kind))], style: style)
  }

  @Test(arguments: AlertKind.allCases) func anAlertHasABarATitleAndAnIcon(kind: AlertKind) throws {
    for style in [ChatStyle.merged, .clustered, .balloon] {
      let role = ColorRole.on(.received, kind.foreground)
      let cell = alert(kind, "A text", style: style)
      let panel = try #require(cell.boxes(.alert).first)
      let bar = try #require(cell.boxes(.bar).first)
      let sign = try #require(cell.boxes(.sign).first)
      let title = try #require(cell.texts(.title).first)
      #expect(bar.background == role && sign.foreground == role && title.foreground == role)
      #expect(sign.icon == kind.icon && panel.background == .on(.received, .alert))
      #expect(bar.frame.minX == panel.frame.minX && bar.frame.height == panel.frame.height)
      #expect(sign.frame.minX >= bar.frame.maxX && sign.frame.maxX <= title.frame.minX)
      #expect(sign.frame.minY >= panel.frame.minY && sign.frame.maxY <= panel.frame.maxY)
      #expect(cell.texts(.paragraph).first?.foreground == .on(.received, .text))
    }
  }

  /// In a block from right to left, the bar, the icon and the title are at the right.
  @Test func anAlertStandsAtTheStartOfItsText() throws {
    let cell = alert(.warning, "טקסט בעברית שהוא ארוך יותר מן הכותרת")
    let panel = try #require(cell.boxes(.alert).first).frame
    let bar = try #require(cell.boxes(.bar).first).frame
    let sign = try #require(cell.boxes(.sign).first).frame
    let title = try #require(cell.texts(.title).first)
    let line = title.block.lines[0].frame.offset(x: title.frame.minX)
    #expect(bar.maxX == panel.maxX && sign.maxX < bar.minX && line.maxX <= sign.minX)
    #expect(sign.minX - line.maxX < 12)
  }

  @Test func aQuoteIsGreyAndItsTextSecondary() throws {
    let cell = bench.cell([
      .quote(
        QuoteBlock([
          .paragraph("a"), .list(ListBlock(items: [ListItem("b")])), .heading(HeadingBlock(level: 2, "c")),
        ]))
    ])
    #expect(cell.boxes(.bar).map(\.background) == [.on(.received, .bar)])
    #expect(cell.boxes(.alert).isEmpty && cell.boxes(.sign).isEmpty)
    let texts = [TextRole.paragraph, .item, .marker, .heading(2)].flatMap { cell.texts($0) }
    #expect(texts.count == 4 && texts.allSatisfy { $0.foreground == .on(.received, .secondary) })
  }
}
