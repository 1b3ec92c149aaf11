import BubbleLayout
import Foundation
import LayoutGoldens
import TestSupport
import Testing
import TextLayout

/// Changes one field of a layout at a time. Each change must fail, and the first line of the failure must
/// name the field and its place.
@Suite struct PlantedChangeTests {
  /// Returns rows of all kinds, with all features of messages.
  private static func rows() throws -> [TranscriptRow] {
    let engine = try TestEngines.bundled
    let messages = try Corpora.messages("../Goldens/Cases/rich.jsonl")
    let options = TranscriptOptions(
      dates: SeparatorStyle(), unread: UnreadLine(before: messages[2].id, text: "New"), typing: TypingRow())
    return Array(
      engine.rows(
        for: messages, style: .clustered, width: 320, environment: LayoutEnvironment(me: "Ann"),
        options: options))
  }

  /// The fields that identify rows and parts. A changed value means another item.
  private static let names: Set = ["id", "kind", "before", "role", "index"]

  /// A changed field of a line.
  private struct Plant {
    let line: Int
    let kind: String
    let field: String
    let component: Int
    let change: String
  }

  /// Returns a change for each field of each kind of item, and for each component of it.
  private static func plants(in lines: [Substring]) -> [Plant] {
    var known: Set<String> = []
    var plants: [Plant] = []
    let head = lines.firstIndex { $0.hasPrefix("separator ") || $0.hasPrefix("cell ") } ?? 0
    for (number, line) in lines.enumerated().dropFirst(head) {
      let text = line.drop { $0 == " " }
      let kind = String(text.prefix { $0 != " " })
      guard !["bubble-golden/1", "environment", "font", "case", "patch"].contains(kind) else { continue }
      let role = text.firstMatch(of: #/ role=(\w+)/#)?.1 ?? ""
      for match in text.matches(of: #/ (\w+)=(\[[^\]]*\]|"(?:[^"\\]|\\.)*"|[^ \["]+)/#) {
        let field = String(match.1)
        guard !names.contains(field), field != "outline" else { continue }
        let value = String(match.2)
        let isList = value.hasPrefix("[")
        let parts = isList ? value.dropFirst().dropLast().split(separator: " ").map(String.init) : [value]
        for component in parts.indices {
          guard known.insert("\(kind) \(role) \(field) \(component)").inserted else { continue }
          var changed = parts
          changed[component] = another(parts[component])
          let spelling = isList ? "[\(changed.joined(separator: " "))]" : changed[component]
          let indentation = line.prefix { $0 == " " }
          let edited =
            indentation + text[..<match.range.lowerBound] + " \(field)=\(spelling)"
            + text[match.range.upperBound...]
          plants.append(
            Plant(line: number, kind: kind, field: field, component: component, change: String(edited)))
        }
      }
    }
    return plants
  }

  private static func another(_ value: String) -> String {
    if value.hasPrefix("\"") { return "\"another \(value.dropFirst())" }
    if let length = Double(value), value.contains(".") { return String(format: "%.3f", length + 1.5) }
    if let number = Int(value) { return "\(number + 1)" }
    return value == "true" ? "false" : "other"
  }

  /// Returns the name of a component in failures.
  private static func title(_ field: String, _ component: Int) -> String {
    let titles: [String: [String]] = [
      "frame": ["x", "y", "width", "height"], "origin": ["origin x", "origin y"],
      "caps": ["top cap", "left cap", "bottom cap", "right cap"],
      "corners": ["top left corner", "top right corner", "bottom right corner", "bottom left corner"],
      "picture": ["picture x", "picture y", "picture width", "picture height"], "range": ["starts", "ends"],
      "hidden": ["hidden text starts", "hidden text ends"], "visible": ["visible text ends"],
      "ending": ["ends by"],
    ]
    return titles[field].map { $0[component] } ?? field
  }

  @Test func everyFieldThatChangesIsNamedFirst() throws {
    let golden = try GoldenText(Self.rows())
    let lines = golden.text.split(separator: "\n", omittingEmptySubsequences: false)
    let plants = Self.plants(in: lines)
    #expect(plants.count >= 80)
    for (kind, field) in [
      ("separator", "frame"), ("label", "frame"), ("media", "corners"), ("media", "state"),
      ("line", "baseline"),
      ("text", "text"), ("box", "radius"), ("avatar", "radius"), ("status", "state"), ("typing", "frame"),
    ] {
      #expect(plants.contains { $0.kind == kind && $0.field == field }, "no \(field) of \(kind)")
    }
    for plant in plants {
      var edited = lines
      edited[plant.line] = Substring(plant.change)
      let outcome = GoldenText(text: edited.joined(separator: "\n")).compared(with: golden)
      let title =
        plant.kind == "box" && plant.field == "visible" ? "visible" : Self.title(plant.field, plant.component)
      let first = outcome.headline
      #expect(outcome.word == "different", "\(plant.change)")
      #expect(first.contains(": \(title) "), "\(plant.change): \(first)")
      #expect(first.contains(plant.kind), "\(plant.change): \(first)")
      #expect(["cell ", "separator ", "typing"].contains { first.hasPrefix($0) }, "\(first)")
    }
  }

  // MARK: In the output itself

  private static let cell = Cell(
    id: "m1", sender: "you", side: .left, frame: Rect(x: 0, y: 0, width: 320, height: 65),
    bubble: Bubble(
      frame: Rect(x: 10, y: 30, width: 70, height: 38), corners: CornerRadii(all: 12), fill: "#70da39"),
    parts: [.media(media()), .avatar(AvatarPart(frame: square, radius: 15)), .box(box(4))])

  private static let square = Rect(x: 10, y: 0, width: 30, height: 30)

  private static func media(_ corners: CornerRadii = CornerRadii(all: 8), _ state: MediaState = .ready)
    -> MediaPart
  {
    MediaPart(frame: square, picture: square, index: 0, kind: .image, state: state, corners: corners)
  }

  private static func box(_ radius: LayoutUnit) -> BoxPart {
    BoxPart(frame: square, role: .quote, radius: radius)
  }

  private static func with(
    role: MessageRole = .received, side: Side = .left, bubble: Bubble? = cell.bubble,
    parts: [Part] = cell.parts
  ) -> Cell {
    Cell(id: "m1", sender: "you", role: role, side: side, frame: cell.frame, bubble: bubble, parts: parts)
  }

  @Test func changesOfTheOutputAreNamed() {
    let frame = Rect(x: 10, y: 30, width: 70, height: 38)
    let corners = CornerRadii(topLeft: 8, topRight: 8, bottomRight: 3, bottomLeft: 8)
    let avatar = Self.cell.parts[1]
    let changes: [(Cell, String)] = [
      (Self.with(side: .right), #"cell 0 "m1": side left → right"#),
      (Self.with(role: .sent), #"cell 0 "m1": role received → sent"#),
      (
        Self.with(parts: [.media(Self.media(corners)), avatar, Self.cell.parts[2]]),
        #"cell 0 "m1", media 0: bottom right corner 8 → 3"#
      ),
      (
        Self.with(parts: [.media(Self.media(CornerRadii(all: 8), .missing)), avatar, Self.cell.parts[2]]),
        #"cell 0 "m1", media 0: state ready → missing"#
      ),
      (
        Self.with(parts: [Self.cell.parts[0], avatar, .box(Self.box(5))]),
        #"cell 0 "m1", box 0 (quote): radius 4 → 5"#
      ),
      (
        Self.with(bubble: Bubble(frame: frame, corners: CornerRadii(all: 12), fill: "#70da38")),
        ##"cell 0 "m1", bubble: fill "#70da39" → "#70da38""##
      ),
      (
        Self.with(bubble: Bubble(frame: frame, corners: CornerRadii(all: 12), fill: "#70da39", border: 1)),
        #"cell 0 "m1", bubble: border none → 1.000"#
      ),
      (Self.with(parts: [Self.cell.parts[0], avatar]), #"cell 0 "m1": −1 box: box 0 (quote)"#),
      (Self.with(bubble: nil), #"cell 0 "m1": −1 bubble"#),
    ]
    for (cell, line) in changes {
      #expect(SampleLayout.text([cell]).compared(with: SampleLayout.text([Self.cell])).headline == line)
    }
  }
}
