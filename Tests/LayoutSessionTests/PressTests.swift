import BubbleLayout
import LayoutFormat
import LayoutSession
import TestSupport
import Testing
import TextLayout

/// Compares what the library, sessions and screen readers say about presses, for every target. The messages
/// are also those of `Tests/CLibrary/presses.py`, which compares sessions with the C library.
@Suite struct PressTests {
  private static let style = #"{"preset":"merged","text":{"collapse":{"lines":25}}}"#

  private let messages: [Message]
  private let transcript: Transcript
  private let driver: SessionDriver

  init() throws {
    messages = try Corpora.messages("../CLibrary/presses.jsonl")
    let engine = try TestEngines.bundled
    var environment = LayoutEnvironment(me: "you")
    environment.isSelecting = true
    environment.expanded = [10]
    var options = TranscriptOptions()
    options.dates = SeparatorStyle()
    options.unread = UnreadLine(before: 4, text: "New")
    options.typing = TypingRow()
    transcript = Transcript(
      messages, style: try ChatStyle(json: Self.style), width: 300, engine: engine, environment: environment,
      options: options)
    driver = try SessionDriver()
    _ = try driver.ask(
      """
      {"open":{"messages":\(try SessionDriver.json(messages)),"style":\(Self.style),"width":300,"me":"you",
      "selecting":true,"dates":true,"unread":4,"unreadText":"New","typing":true,"expand":[10]}}
      """.replacing("\n", with: ""))
  }

  private var rows: [TranscriptRow] {
    transcript.rows(in: Rect(x: 0, y: 0, width: 300, height: transcript.height))
  }

  /// The middles of all rows, bubbles and parts, and of all ranges of texts that a press can hit.
  private var points: [Point] {
    rows.flatMap { row -> [Point] in
      let frame = row.frame
      guard let cell = row.cell else { return [Point(x: frame.midX, y: frame.midY)] }
      var places = [Rect(x: 0, y: 0, width: 300, height: 2)] + cell.parts.map(\.frame)
      if let bubble = cell.bubble {
        places.append(Rect(origin: bubble.frame.origin, size: Size(width: 3, height: 40)))
      }
      for case .text(let text) in cell.parts {
        for range in text.spans.map(\.range) + text.detected.map(\.range) {
          if let rect = cell.rects(of: range, at: text.path).first { places.append(rect) }
        }
      }
      return places.map { Point(x: frame.minX + $0.midX, y: frame.minY + $0.midY) }
    }
  }

  @Test func everyTargetIsHitAndASessionSaysTheSame() throws {
    var names: Set<HitTarget.Name> = []
    var addresses: [String: HitTarget.Name] = [:]
    for point in points {
      let hit = try #require(transcript.hit(at: point))
      names.insert(hit.target.name)
      if let address = hit.address { addresses[address] = hit.target.name }
      let answer = try driver.ask(#"{"hit":{"x":\#(point.x.points),"y":\#(point.y.points)}}"#)
      let told = try #require(answer["hit"])
      #expect(told["target"] == .string(hit.target.name.rawValue), "\(hit)")
      #expect(told["href"]?.text == hit.address && told["footnote"]?.text == hit.target.footnote, "\(hit)")
      #expect(told["start"]?.number == hit.target.range.map { Double($0.lowerBound) }, "\(hit)")
      #expect(told["end"]?.number == hit.target.range.map { Double($0.upperBound) }, "\(hit)")
      #expect(told["index"]?.number == hit.target.index.map(Double.init), "\(hit)")
      #expect((told["block"] != nil) == (hit.target.block != nil), "\(hit)")
    }
    #expect(Set(HitTarget.Name.allCases).subtracting(names) == [])
    #expect(
      addresses == [
        "https://example.org/a?b=1#c": .link, "mailto:ann@example.org": .link,
        "https://www.example.org": .data,
        "https://example.net/?to=https://example.com": .data, "mailto:bob@example.org": .link,
        "https://example.org/ä?x=\"&y=<1>": .link,
        "mailto:x@example.org": .data, "tel:+442079460958": .data, "http://user@example.org:80/x": .data,
        "https://example.org/c.png": .object, "https://example.org/preview": .card,
        "https://example.org/p.jpg": .media, "geo:54.32,-10.00001": .card, "geo:0.000004,180": .card,
        "https://decoy.example": .card, "https://block.example": .card, "https://file.example": .card,
        "https://picture.example": .media, "https://cited.example": .link, "https://summary.example": .link,
        "https://button.example": .button,
      ])
  }

  /// An action of an element has the target and the address of a press in the middle of its first part or
  /// range.
  @Test func everyActionHasTheAddressOfItsPress() throws {
    var opened: [String] = []
    for row in rows {
      guard let cell = row.cell else { continue }
      let element = row.accessibility(environment: transcript.environment, engine: transcript.engine)
      for (inner, depth) in element.flattened where depth > 0 {
        for action in inner.actions {
          opened += action.kind == .open ? [action.address ?? action.target.footnote].compactMap(\.self) : []
          guard let first = inner.parts.first else { continue }
          let place =
            action.target.range.flatMap { range -> Rect? in
              guard case .text(let text) = cell.parts[first] else { return nil }
              return cell.rects(of: range, at: text.path).first
            } ?? cell.parts[first].frame
          let hit = try #require(cell.hit(at: Point(x: place.midX, y: place.midY)))
          guard hit.target == action.target else { continue }
          #expect(hit.address == action.address, "\(inner.label)")
        }
      }
    }
    for address in [
      "https://example.org/a?b=1#c", "n", "ü", "tel:+442079460958", "https://example.org/preview",
      "https://example.org/p.jpg", "geo:0.000004,180",
    ] {
      #expect(opened.contains(address), "\(address) of \(opened)")
    }
    let answer = try driver.line(
      #"{"viewport":{"top":0,"height":100000,"rows":true,"accessibility":true}}"#)
    for address in opened {
      let name = address.contains(":") ? "href" : "footnote"
      #expect(answer.contains("\"\(name)\":\(try SessionDriver.json(address))"), "\(address)")
    }
  }
}
