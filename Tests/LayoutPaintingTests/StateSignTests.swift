import BubbleLayout
import LayoutDrawing
import LayoutPainting
import TestSupport
import Testing
import TextLayout

/// Tests that the signs of the states of pictures and files can be told apart.
@Suite struct StateSignTests {
  /// A state and the sign that it shows; `loading` and `uploading` have one sign.
  private static let states: [MediaState] = [.ready, .loading, .remote, .missing, .failed]

  /// The brightness of the pixels of a sign.
  private func pixels(
    _ attachment: MessageAttachment, _ style: ChatStyle, _ theme: Theme, side: Double
  ) throws -> [Int] {
    let scale = 2.0
    let cell = try TestEngines.bundled.cell("", style, from: "ann") {
      $0.timestamp = nil
      $0.attachments = [attachment]
    }
    let frame: Rect? = cell.parts.lazy.compactMap { part in
      switch part {
      case .media(let media): media.frame
      case .box(let box): box.role == .icon ? box.frame : nil
      default: nil
      }
    }.first
    let area = try #require(frame)
    let sheet = try PNGPainter(theme: theme, scale: scale, margins: .zero).png(of: [cell])
    let file = try #require(PNGFile.decoded(sheet))
    let (left, top) = (Int((area.midX.points - side / 2) * scale), Int((area.midY.points - side / 2) * scale))
    let count = Int(side * scale)
    return (0..<count * count).map { number in
      let (x, y) = (left + number % count, top + number / count)
      return Int(file.pixels[(y * file.width + x) * 4 + 1])
    }
  }

  private func attachment(isFile: Bool, _ state: MediaState) -> MessageAttachment {
    isFile
      ? .file(FileAttachment(name: "a.pdf", state: state))
      : .media(MediaAttachment(kind: .image, size: PictureSize(width: 400, height: 400), state: state))
  }

  /// In two states, at least a twelfth of the pixels that either sign paints differ clearly. A file and a picture that
  /// no longer exist have different signs too.
  @Test(arguments: [16.0, 24, 48], ["clustered", "merged"])
  func statesDifferPairwise(side: Double, preset: String) throws {
    var style = try ChatStyle.preset(preset)
    for role in [\ChatStyle.received, \ChatStyle.sent] {
      style[keyPath: role].content.card.iconSize = LayoutUnit(side)
      style[keyPath: role].content.media.fixedWidth = LayoutUnit(side)
      style[keyPath: role].content.media.fixedHeight = LayoutUnit(side)
    }
    for theme in [Theme.light, .dark] {
      var shown: [(name: String, pixels: [Int])] = []
      for isFile in [true, false] {
        for state in Self.states {
          let found = try pixels(attachment(isFile: isFile, state), style, theme, side: side)
          shown.append(("\(isFile ? "file" : "picture") \(state)", found))
        }
      }
      for (number, one) in shown.enumerated() {
        for other in shown[(number + 1)...]
        where one.name.split(separator: " ")[0] == other.name.split(separator: " ")[0] {
          let ground =
            Dictionary(grouping: one.pixels) { $0 }.max { $0.value.count < $1.value.count }?.key ?? 0
          let pairs = zip(one.pixels, other.pixels)
          let painted = pairs.count { abs($0 - ground) > 40 || abs($1 - ground) > 40 }
          let different = pairs.count { abs($0 - $1) > 40 }
          #expect(different * 12 >= painted && different > 0, "\(theme) \(side): \(one.name), \(other.name)")
        }
      }
    }
  }

  @Test func filesAndPicturesAreMissingInTheirOwnWay() throws {
    let shapes = try [true, false].map { isFile in
      let cell = try TestEngines.bundled.cell("", .merged, from: "ann") {
        $0.timestamp = nil
        $0.attachments = [attachment(isFile: isFile, .missing)]
      }
      return DisplayList([cell]).operations.filter { $0.kind == .stroke }.count
    }
    // A sheet has a folded corner, which a picture does not have.
    #expect(shapes[0] > shapes[1])
  }

  /// On discs of all sizes, nothing of the sign of a missing file is outside its disc: there, the picture is that of a file
  /// that is ready.
  @Test(arguments: ["clustered", "merged"], [8.0, 12, 16, 24, 40, 64, 96])
  func signsOfMissingFilesStayOnTheirDiscs(preset: String, side: Double) throws {
    var style = try ChatStyle.preset(preset)
    style.received.content.card.iconSize = LayoutUnit(side)
    let area = side + 12
    for theme in [Theme.light, .dark] {
      let ready = try pixels(attachment(isFile: true, .ready), style, theme, side: area)
      let missing = try pixels(attachment(isFile: true, .missing), style, theme, side: area)
      let count = Int(area * 2)
      var (changed, outside) = (0, 0)
      for number in 0..<count * count where abs(ready[number] - missing[number]) > 8 {
        let (x, y) = (
          Double(number % count) / 2 + 0.25 - area / 2, Double(number / count) / 2 + 0.25 - area / 2
        )
        changed += 1
        if (x * x + y * y).squareRoot() > side / 2 + 0.6 { outside += 1 }
      }
      #expect(changed > 0 && outside == 0, "\(theme)")
    }
  }
}
