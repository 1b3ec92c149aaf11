import BubbleLayout
import Foundation
import TestSupport
import Testing
import TextLayout

/// Tests that the deprecated names of version 0.4 compile and do the same as the new names.
@Suite struct DeprecatedTests {
  @available(*, deprecated)
  @Test func transcripts() throws {
    let messages = [Message(id: 1, sender: "ann", text: "Hi"), Message(id: 2, sender: "me", text: "Ho")]
    var transcript = Transcript(
      messages, style: .merged, width: 320, engine: try TestEngines.bundled,
      environment: LayoutEnvironment(me: "me", isPrivate: true))
    let viewport = Rect(x: 0, y: 0, width: 320, height: 600)
    let items: [TranscriptItem] = transcript.items(in: viewport)
    #expect(items.map(\.frame) == transcript.rows.map(\.frame) && transcript.items.count == 2)
    #expect(transcript.inverted.items(in: viewport).count == 2)
    #expect(transcript.message(1) == messages[0] && transcript.cell(2)?.id == 2)
    #expect(transcript.everything == transcript.selectAll() && transcript.everything(in: .all) != nil)
    #expect(transcript.environment.isPrivate && messages.isPrivate(for: "me"))
    let changes = transcript.changes { $0.append(Message(id: 3, sender: "ann", text: "He")) }
    let insertions: [ChangeSet.Insertion] = changes.insertions
    #expect(!changes.changesAll && insertions.map(\.id) == [3] && ChangeSet.everything(height: 9).isReload)
    let removals: [ChangeSet.Removal] = changes.removals
    #expect(removals.isEmpty)
    let place: TextPlace? = transcript.position(nearestTo: .zero)
    #expect(place?.id == 1)
    #expect(transcript.keepingPlace(in: viewport) { $0.width = 300 }.height == 600 && transcript.width == 300)
  }

  @available(*, deprecated)
  @Test func messages() {
    let look = TextLook.bold
    let one = TextSpan(range: 0..<2, look: look)
    var many = TextSpan(range: 0..<2, looks: [.bold, .italic] as TextLooks)
    #expect(one.look == .bold && one.emphasis == .bold && many.looks == [.bold, .italic] && many.look == nil)
    many.look = .code
    #expect(many.emphases == .code)
    many.looks = .mark
    #expect(many.emphasis == .mark)
    #expect(DataKind.tag == .hashtag && ComposerQuery.Trigger.tag.rawValue == "#")
    #expect(MediaState.failed.sign == .failed as BoxSign? && MediaState.ready.sign == nil)
    #expect(CodeToken(range: 0..<1, role: "type").ink == .codeType as SurfaceInk)
    #expect(ColorRole.everywhere(SharedInk.pill).name == "pill")
  }

  @available(*, deprecated)
  @Test func styles() throws {
    var style = ChatStyle.tailed.received
    let status: StatusStyle? = style.status
    #expect(status != nil && status == style.delivery)
    style.status = nil
    #expect(style.delivery == nil)
    var footer = FooterStyle()
    (footer.statusWidth, footer.statusHeight) = (3, 4)
    #expect(footer.deliveryWidth == 3 && footer.deliveryHeight == 4 && footer.statusWidth == 3)
    var bubble = ChatStyle.balloon.received.bubble
    let picture: PictureStyle? = bubble.picture
    #expect(picture != nil && picture == bubble.ninePatch && bubble.shape == .picture)
    bubble.picture = nil
    #expect(bubble.ninePatch == nil)
    #expect(NinePatch.pictureScale(forDevice: 2, among: [1, 3]) == 3)
    var composer = ComposerStyle()
    composer.maxCount = 7
    #expect(composer.maximumCount == 7 && composer.maxCount == 7)
    #expect(Composer(style: composer, engine: try TestEngines.bundled).looks == [])
  }

  @available(*, deprecated)
  @Test func parts() throws {
    let frame = Rect(x: 0, y: 0, width: 9, height: 9)
    let part = Part.status(StatusPart(frame: frame, state: .read, ink: .on(.page, .link)))
    guard case .delivery(let delivery) = part else {
      Issue.record("a status is a delivery")
      return
    }
    #expect(delivery.ink == .on(.page, .link) && delivery.foreground == delivery.ink)
    #expect(ElementKind.status.rawValue == "status")
    let box = BoxPart(
      frame: frame, role: .file, background: .on(.sent, .icon), foreground: .on(.sent, .iconSign), icon: .file
    )
    #expect(box.ground == .on(.sent, .icon) && box.ink == .on(.sent, .iconSign) && box.sign == .file)
    let message = Message(
      id: 1, sender: "ann", timestamp: Timestamp(milliseconds: 0), text: "a code",
      spans: [TextSpan(range: 2..<6, emphasis: .code)])
    let cell = try TestEngines.bundled.cell(for: message, style: .clustered, width: 320)
    let text = try #require(cell.textPart)
    let span = try #require(text.spans.first)
    #expect(text.ink == text.foreground && text.ink(of: span) == text.foreground(of: span))
    #expect(text.ground(of: span) == .on(.received, .code))
    #expect(text.ink(of: CodeToken(range: 0..<1, role: "type")) == .on(.received, .codeType))
    let bubble = try #require(cell.bubble)
    #expect(bubble.ground == .on(.received, .fill) && bubble.ink == .on(.received, .border))
    let avatar = try #require(cell.avatar)
    #expect(avatar.ground == avatar.background && avatar.ink == avatar.foreground)
    for case .label(let label) in cell.parts { #expect(label.ink == label.foreground) }
    var highlight = TextHighlight(range: 0..<1, ink: .match)
    highlight.ink = .currentMatch
    #expect(highlight.background == .currentMatch)
  }
}
