import BubbleLayout
import Foundation
import LayoutPainting
import MessageReading
import TestSupport
import Testing
import TextLayout

/// Tests display lists.
@Suite struct DisplayListTests {
  /// Provides one picture for all subjects of some kinds.
  private struct OnePicture: PictureProvider {
    let picture: Picture

    func picture(of subject: PictureSubject) -> Picture? {
      if case .attachment(_, let index) = subject, index == 1 { return nil }
      return picture
    }
  }

  private func items(_ style: String, _ messages: [Message]) throws -> [TranscriptRow] {
    let transcript = Transcript(
      messages, style: try ChatStyle.preset(style), width: 320, engine: try TestEngines.bundled,
      environment: LayoutEnvironment(me: "you"),
      options: TranscriptOptions(
        dates: SeparatorStyle(), unread: UnreadLine(before: "m3", text: "Unread"), typing: TypingRow()))
    return transcript.rows
  }

  private static let rich: [Message] = [
    Message(
      id: "r1", sender: "Ann", text: "Two *pictures*, https://example.org and `code`",
      spans: [TextSpan(range: 4..<14, emphasis: .bold), TextSpan(range: 39..<45, emphasis: .code)],
      quote: QuotedReply(sender: "Bob", text: "Where?"),
      attachments: [
        .media(MediaAttachment(size: PictureSize(width: 1600, height: 1200))),
        .media(MediaAttachment(size: PictureSize(width: 900, height: 1200))),
      ], reactions: [Reaction(symbol: "👍", count: 3)], buttons: [["Yes", "No"]]),
    Message(
      id: "r2", sender: "you", text: "",
      attachments: [.media(MediaAttachment(size: PictureSize(width: 400, height: 300)))], delivery: .read),
  ]

  private func size(of items: [TranscriptRow]) -> Size {
    Size(width: 320, height: items.map(\.frame.maxY).max() ?? 0)
  }

  /// The operations contain everything that is needed to draw the rows.
  @Test(arguments: ChatStylePreset.all.map(\.name), [Theme.light, Theme.dark])
  func operationsDrawWhatRowsDraw(style: String, theme: Theme) throws {
    let items = try items(style, SampleChat.messages + Self.rich)
    let list = DisplayList(items, theme: theme)
    let painter = PNGPainter(theme: theme, scale: 1.5)
    let size = size(of: items)
    #expect(try painter.png(of: list, size: size) == painter.png(of: items, size: size))
  }

  /// The icon of a missing picture is not drawn under the play icon.
  @Test(arguments: [(MediaKind.image, true), (.video, false), (.videoNote, false)])
  func whatCanBePlayedHasOneSign(kind: MediaKind, hasPictureSign: Bool) throws {
    let media = MediaAttachment(kind: kind, size: PictureSize(width: 400, height: 300))
    let items = try items(
      "clustered", [Message(id: 1, sender: "ann", text: "", attachments: [.media(media)])])
    let list = DisplayList(items)
    #expect(list.operations.contains { $0.paint.role == .everywhere(.mediaSign) } == hasPictureSign)
    let plays = items.contains { item in
      guard case .message(let cell) = item else { return false }
      return cell.parts.contains { if case .box(let box) = $0 { box.icon == .play } else { false } }
    }
    #expect(plays == !hasPictureSign)
  }

  /// Renderers that have a picture skip its placeholder.
  @Test(arguments: ["clustered", "tailed", "padded"])
  func picturesTakeThePlaceOfPlaceholders(style: String) throws {
    let items = try items(style, Self.rich + SampleChat.messages)
    let file = try PNGPainter().png(of: [Cell]())
    let provider = OnePicture(picture: try #require(Picture(file)))
    let painter = PNGPainter(scale: 1, provider: provider)
    let list = DisplayList(items)
    let size = size(of: items)
    let drawn = try painter.png(of: list, size: size)
    #expect(drawn == (try painter.png(of: items, size: size)))
    #expect(drawn != (try PNGPainter(scale: 1).png(of: list, size: size)))
  }

  /// If a file cannot be shown, its frame is filled with the colour that the row's style has for pictures.
  @Test func filesThatCannotBeShownLeaveTheirPlace() throws {
    let transcript = Transcript(
      [
        Message(
          id: 1, sender: "Ann", text: "",
          attachments: [.media(MediaAttachment(size: PictureSize(width: 400, height: 300)))])
      ],
      style: try ChatStyle(json: ##"{"preset":"merged","colors":{"light":{"media":"#ff0000"}}}"##),
      width: 320,
      engine: try TestEngines.bundled)
    let cell = try #require(transcript.cell(withID: 1))
    let frame = try #require(
      cell.parts.lazy.compactMap { if case .media(let media) = $0 { media.frame } else { nil } }.first)
    let jpeg = OnePicture(picture: try #require(Picture([0xFF, 0xD8, 0xFF, 0xE0])))
    let file = try PNGPainter(provider: jpeg).png(
      of: DisplayList(transcript.rows), size: size(of: transcript.rows))
    let (pixels, width, _) = try #require(PNGFile.decoded(file))
    let middle =
      (Int((cell.frame.minY + frame.midY).points) * width + Int((cell.frame.minX + frame.midX).points)) * 4
    #expect(Array(pixels[middle..<middle + 4]) == [255, 0, 0, 255])
  }

  /// The operations of a row can be cached and drawn elsewhere.
  @Test func rowsReferToNothingOfOtherRows() throws {
    let items = try items("balloon", SampleChat.messages + Self.rich)
    let whole = DisplayList(items)
    #expect(whole.rows.count == items.count)
    var end = (operations: 0, glyphs: 0, path: -1)
    for row in whole.rows {
      #expect(row.operations.lowerBound == end.operations)
      end.operations = row.operations.upperBound
      for operation in whole.operations[row.operations] {
        if operation.kind == .glyphs {
          #expect(operation.glyphs.lowerBound == end.glyphs && !operation.glyphs.isEmpty)
          end.glyphs = operation.glyphs.upperBound
        }
        for path in [operation.clip, operation.path].compactMap({ $0 }).sorted() {
          #expect(path == end.path + 1)
          end.path = path
        }
      }
    }
    #expect(end.operations == whole.operations.count && end.glyphs == whole.glyphs.count)
    #expect(end.path == whole.paths.count - 1)
    #expect(whole.paths.map(\.points.count).reduce(0, +) == whole.points.count)
  }

  /// Every operation has a colour of the theme, and the role of the colour if there is one.
  @Test func coloursAreThoseOfTheTheme() throws {
    let items = try items("merged", SampleChat.messages)
    for theme in [Theme.light, Theme.dark] {
      let list = DisplayList(items, theme: theme)
      let palette = ChatStyle.merged.palettes[theme.colors]
      #expect(list.background == palette[.page, .fill])
      for operation in list.operations {
        if let role = operation.paint.role { #expect(operation.paint.color == palette[role]) }
      }
      #expect(list.operations.contains { $0.paint.role == .on(.sent, .text) })
    }
  }
}
