import BubbleLayout
import LayoutDrawing
import TestSupport
import Testing
import TextLayout
import TextShaping

/// Tests that nobody can take one delivery state for another.
@Suite struct DeliveryLookTests {
  private let states: [DeliveryState] = [.sending, .sent, .delivered, .read, .failed]

  /// The drawing of a delivery icon: its paths, their widths, and the colour and its background.
  private struct Look {
    let strokes: [String]
    let color: Color
    let background: Color

    /// Whether two icons differ in their shapes, or clearly in their colours.
    func differs(from other: Look) -> Bool {
      strokes != other.strokes || color.contrast(on: other.color) >= 2
    }
  }

  /// Returns the drawing of the last delivery icon in a cell; nil if there is none.
  private func look(_ cell: Cell, _ theme: ColorTheme) throws -> Look? {
    guard let part = cell.delivery else { return nil }
    let list = DisplayList([TranscriptRow.message(cell)], theme: Theme(theme))
    let drawn = list.operations.filter { $0.paint.role == part.foreground && $0.path != nil }
    // The icon is compared at its place, so its paths are moved to the origin of its frame.
    let (x, y) = (part.frame.minX.points, part.frame.minY.points)
    let strokes = drawn.compactMap { operation -> String? in
      let path = OutlinePath(list.elements(of: operation.path))
      guard let bounds = path.bounds, bounds.minimum.x >= x - 1, bounds.minimum.y >= y - 1,
        bounds.maximum.x <= part.frame.maxX.points + 1, bounds.maximum.y <= part.frame.maxY.points + 1
      else { return nil }
      let moved = path.mapping { OutlinePath.Point(($0.x - x).rounded(), ($0.y - y).rounded()) }
      return "\(operation.kind) \(moved)"
    }
    let palette = cell.colors[theme]
    let isOnPicture = part.foreground.surface == nil
    let background =
      isOnPicture
      ? palette[.everywhere(.capsule)].over(Color(0xFFFFFF))
      : part.foreground == .on(.page, .tickFailed) || cell.bubble == nil || part.foreground.surface == .page
        ? palette[.page, .fill] : palette[.sent, .fill]
    return Look(strokes: strokes, color: palette[part.foreground], background: background)
  }

  @Test(arguments: ChatStylePreset.all, [ColorTheme.light, .dark])
  func noTwoStatesLookAlike(preset: ChatStylePreset, theme: ColorTheme) throws {
    let engine = try TestEngines.bundled
    let picture = MessageAttachment.media(MediaAttachment(size: PictureSize(width: 400, height: 300)))
    for (text, attachments) in [("Hello", []), ("", [picture]), ("👍", [])] {
      let looks = try states.compactMap { state -> Look? in
        let message = Message(
          id: 1, sender: "you", timestamp: Fixtures.timestamp, text: text, attachments: attachments,
          delivery: state)
        let cell = engine.cell(for: message, style: preset.style, width: 390, environment: Fixtures.me)
        return try look(cell, theme)
      }
      #expect(looks.count == (["tailed", "clustered", "merged"].contains(preset.name) ? states.count : 0))
      for (index, one) in looks.enumerated() {
        #expect(!one.strokes.isEmpty, "\(preset.name) \(states[index])")
        #expect(
          one.color.contrast(on: one.background) >= ColorPalette.graphicContrast,
          "\(preset.name) \(theme) \(states[index]) on \(text)")
        for (number, other) in looks.enumerated() where number < index {
          #expect(
            one.differs(from: other), "\(preset.name) \(theme) \(states[index]) \(states[number]) \(text)")
        }
      }
    }
  }

  /// In the modern presets, a message that was not sent says so below its bubble, in the reader's language.
  @Test(arguments: ["merged", "clustered"], [InterfaceDirection.leftToRight, .rightToLeft])
  func aFailureIsToldOutsideTheBubble(preset: String, direction: InterfaceDirection) throws {
    let style = try ChatStyle.preset(preset)
    for (language, words) in [("en", "Not sent"), ("de", "Nicht gesendet"), ("ar", "لم يتم الإرسال")] {
      for scale in [0.8, 1, 2.5] {
        for width in [240.0, 390, 1_200] {
          let environment = LayoutEnvironment(
            me: "you", language: language, direction: direction, fontScale: scale)
          func cell(_ state: DeliveryState) throws -> Cell {
            let message = Message(
              id: 1, sender: "you", timestamp: Fixtures.timestamp, text: "Hello", delivery: state)
            return try TestEngines.bundled.cell(
              for: message, style: style, width: width, environment: environment)
          }
          let (failed, sent) = (try cell(.failed), try cell(.sent))
          let (bubble, sign) = (try #require(failed.bubble).frame, try #require(failed.delivery))
          let label = try #require(failed.labels(.detail).last)
          #expect(label.text == words && label.foreground == .on(.page, .tickFailed))
          #expect(sign.frame.minY >= bubble.maxY && label.frame.minY >= bubble.maxY)
          #expect(label.frame.maxY <= failed.frame.height && failed.frame.height > sent.frame.height)
          #expect(min(label.frame.minX, sign.frame.minX) >= 0)
          #expect(max(label.frame.maxX, sign.frame.maxX) <= LayoutUnit(width))
          // The line ends where the bubble ends, unless it is wider than the cell.
          let edge =
            failed.side == .right
            ? max(label.frame.maxX, sign.frame.maxX) - bubble.maxX
            : min(label.frame.minX, sign.frame.minX) - bubble.minX
          #expect(
            edge == 0 || label.frame.width + sign.frame.width > bubble.width, "\(language) \(scale) \(width)")
        }
      }
    }
  }
}
