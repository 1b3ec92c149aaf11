import Synchronization

/// The colours of a conversation in both themes. They are computed on first use.
///
/// ```swift
/// import BubbleLayout
///
/// let colors = ChatStyle.merged.palettes
/// print(colors.dark[.on(.sent, .text)].text)            // the text of the reader's own messages
/// ```
public struct ChatColors: Sendable {
  private let source: Source

  /// The colours for styles that give no colours.
  public static let standard = ChatColors(StyleColors(), [])

  init(_ given: StyleColors, _ styles: [(role: MessageRole, style: Shared<MessageStyle>)]) {
    source = Source(given, styles)
  }

  /// The light theme: dark text on light backgrounds.
  public var light: ColorPalette { source.palettes.light }
  /// The dark theme: light text on dark backgrounds.
  public var dark: ColorPalette { source.palettes.dark }

  /// Returns the palette of a theme.
  public subscript(theme: ColorTheme) -> ColorPalette { theme == .light ? light : dark }

  /// Returns whether both values come from the same style. The colours of different styles may still be
  /// equal.
  package func isSame(as other: ChatColors) -> Bool { source === other.source }

  private final class Source: Sendable {
    private let given: StyleColors
    private let styles: [(role: MessageRole, style: Shared<MessageStyle>)]
    private let known = Mutex<(light: ColorPalette, dark: ColorPalette)?>(nil)

    init(_ given: StyleColors, _ styles: [(role: MessageRole, style: Shared<MessageStyle>)]) {
      self.given = given
      self.styles = styles
    }

    var palettes: (light: ColorPalette, dark: ColorPalette) {
      known.withLock { known in
        if let known { return known }
        let styles = styles.map { ($0.role, $0.style.value) }
        let found = (
          light: ColorPalette(.light, given: given.light, styles: styles),
          dark: ColorPalette(.dark, given: given.dark, styles: styles)
        )
        known = found
        return found
      }
    }
  }
}

/// The colours that a style gives, in both themes. All other colours are derived from them.
public struct StyleColors: Hashable, Sendable {
  /// The colours of the light theme.
  public var light = ColorTable()
  /// The colours of the dark theme.
  public var dark = ColorTable()

  /// Creates a table without colours.
  public init() {}
}

extension StyleColors: StyleRecord {
  package static let fields: [RecordField<StyleColors>] = [.field("light", \.light), .field("dark", \.dark)]
}
