import BubbleLayout
import LayoutDrawing
import TestSupport
import Testing
import TextLayout

/// Tests that the deprecated names of version 0.4 compile.
@Suite struct DeprecatedTests {
  @available(*, deprecated)
  @Test func pictures() throws {
    let picture: BubblePicture = .plainBalloon
    var theme = Theme(.light, pictures: ["own": picture], fallbackPicture: .mask)
    #expect(theme.pictures == ["own": picture] && theme.artworks == theme.pictures)
    #expect(theme.fallbackPicture == .mask)
    (theme.pictures, theme.fallbackPicture) = ([:], picture)
    #expect(theme.artworks.isEmpty && theme.fallbackArtwork == picture)
    let message = Message(id: 1, sender: "ann", text: "Hi")
    let cell = try TestEngines.bundled.cell(for: message, style: .balloon, width: 320)
    let bubble = try #require(cell.bubble)
    #expect(theme.picture(of: bubble) != nil && theme.picture(of: bubble) == theme.artwork(of: bubble))
    #expect(cell.item.id == 1)
  }
}
