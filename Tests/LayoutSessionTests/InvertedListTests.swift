import BubbleLayout
import Foundation
import LayoutFormat
import LayoutSession
import TestSupport
import Testing
import TextLayout

/// Tests that an inverted list has the rows of the transcript, beginning with the newest.
@Suite struct InvertedListTests {
  /// Two sessions with the same transcript, one of them inverted.
  private struct Pair {
    let plain: SessionDriver
    let turned: SessionDriver
    let height: Double

    init(_ members: String = #""style":"padded","width":320,"me":"you""#) throws {
      (plain, turned) = (try SessionDriver(), try SessionDriver())
      let messages = try SessionDriver.json(try Corpora.transcript("group-multilingual", prefix: 60))
      let open = #"{"open":{"messages":\#(messages),\#(members),"dates":true,"typing":true"#
      let state = try plain.ask(open + "}}")
      let opened = try turned.ask(open + #","inverted":true}}"#)
      #expect(opened["opened", "inverted"] == .boolean(true) && state["opened", "inverted"] == nil)
      #expect(opened["state"] == state["state"])
      height = try #require(state["state", "height"]?.number)
    }

    /// Converts a frame of one session to the other.
    func turn(_ frame: JSONValue?) throws -> [Double] {
      let numbers = try #require(frame).elements.compactMap(\.number)
      return [
        320 - numbers[0] - numbers[2], height - numbers[1] - numbers[3], numbers[2], numbers[3],
      ]
    }
  }

  private func numbers(_ frame: JSONValue?) -> [Double]? { frame?.elements.compactMap(\.number) }

  private func frame(_ row: JSONValue) -> JSONValue? { row["frame"] ?? row["typing", "frame"] }

  @Test func rowsAreThoseOfTheTranscriptFromTheNewestOn() throws {
    let pair = try Pair()
    let plain = try #require(try pair.plain.ask(#"{"viewport":{"height":100000}}"#)["viewport", "rows"])
    let turned = try #require(
      try pair.turned.ask(#"{"viewport":{"top":-90000,"height":100000}}"#)["viewport", "rows"])
    #expect(turned.elements.count == plain.elements.count && turned.elements.count > 60)
    for (row, other) in zip(turned.elements, plain.elements.reversed()) {
      #expect(try numbers(frame(row)) == pair.turn(frame(other)))
      // A row has the same content in both sessions.
      #expect(row["id"] == other["id"] && row["parts"] == other["parts"] && row["label"] == other["label"])
    }
    #expect(turned.elements.first?["typing"] != nil)
  }

  @Test func aViewportBeginsAtTheNewest() throws {
    let pair = try Pair()
    let seen = try #require(try pair.turned.ask(#"{"viewport":{"top":0,"height":400}}"#)["viewport"])
    let bottom = try #require(try pair.plain.ask(#"{"viewport":{"bottom":true,"height":400}}"#)["viewport"])
    #expect(seen["lowest"]?.number == 0 && seen["highest"]?.number == pair.height - 400)
    #expect(
      seen["rows"]?.elements.compactMap { $0["id"] }
        == bottom["rows"]?.elements.reversed().compactMap { $0["id"] })
    let oldest = try #require(
      try pair.turned.ask(#"{"viewport":{"bottom":true,"height":400}}"#)["viewport"])
    #expect(oldest["top"]?.number == pair.height - 400)
    #expect(oldest["rows"]?.elements.last?["separator"] == .string("date"))
    // An anchor that is sent back gives the same place.
    let middle = try #require(try pair.turned.ask(#"{"viewport":{"top":700.5,"height":400}}"#)["viewport"])
    let anchor = try #require(middle["anchor"])
    #expect(anchor["edge"] == .string("top"))
    let again = try pair.turned.ask(#"{"viewport":{"anchor":\#(anchor.json()),"height":400,"rows":false}}"#)
    #expect(again["viewport", "top"]?.number == 700.5 && again["viewport", "clamped"] == nil)
    let offset = try pair.turned.ask(#"{"offset":{"anchor":\#(anchor.json()),"height":400}}"#)
    #expect(offset["offset", "top"]?.number == 700.5 && offset["offset", "beyond"] == nil)
    let asked = try pair.turned.ask(#"{"anchor":{"top":700.5,"height":400}}"#)
    #expect(asked["anchor", "id"] == anchor["id"] && asked["anchor", "offset"] == anchor["offset"])
  }

  @Test func pointsAndPlacesAreTurned() throws {
    let pair = try Pair()
    var count = 0
    for y in stride(from: 3.0, to: pair.height, by: 41) {
      for x in [5.0, 60, 160.25, 300] {
        let there = try pair.plain.ask(#"{"hit":{"x":\#(x),"y":\#(y)}}"#)
        // The inverted point is 1/64 point smaller, because intervals are half-open.
        let (left, top) = (320 - x - 1.0 / 64, pair.height - y - 1.0 / 64)
        let here = try pair.turned.ask(#"{"hit":{"x":\#(left),"y":\#(top)}}"#)
        #expect(here == there)
        guard let id = there["hit", "id"], let offset = there["hit", "offset"] else { continue }
        let line = #"{"caret":{"id":\#(id.json()),"offset":\#(offset.json())}}"#
        let (caret, other) = (try pair.turned.ask(line)["caret"], try pair.plain.ask(line)["caret"])
        if let other, other != .null {
          #expect(try numbers(caret) == pair.turn(other))
          count += 1
        }
      }
    }
    #expect(count > 100)
    let all = #"{"select":{"all":true,"top":0,"height":100000}}"#
    let rects = try #require(try pair.plain.ask(all)["selection", "rects"]).elements
    let turned = try #require(try pair.turned.ask(all)["selection", "rects"]).elements
    #expect(try turned.map(numbers) == rects.map(pair.turn))
    let over = try #require(try pair.plain.ask(#"{"overlay":{"top":500,"height":300}}"#)["overlay", "date"])
    let top = pair.height - 800
    let date = try pair.turned.ask(#"{"overlay":{"top":\#(top),"height":300}}"#)["overlay", "date"]
    #expect(try numbers(date?["frame"]) == pair.turn(over["frame"]))
    #expect(date?["before"] == over["before"] && date?["label"] == over["label"])
  }

  @Test func aPlaceIsKeptAndChangesAreCountedFromTheNewest() throws {
    let pair = try Pair()
    _ = try pair.turned.ask(#"{"changes":true}"#)
    let before = try pair.turned.ask(#"{"viewport":{"top":900,"height":400}}"#)
    let edit = #"{"edit":[{"append":{"id":"new","sender":"ann","text":"The newest"}},{"typing":false}],"#
    let after = try pair.turned.ask(edit + #""changes":true,"viewport":{"top":900,"height":400}}"#)
    let ids = try [before, after].map { try #require($0["viewport", "rows"]).elements.map { $0["id"] } }
    #expect(ids[0] == ids[1])
    let insertion = try #require(after["changes", "insertions"]).elements
    #expect(insertion.count == 1 && insertion[0]["index"] == .integer(0))
    #expect(numbers(insertion[0]["frame"])?[1] == 0)
    // Applying the changes to a list of ids gives the ids of the new rows.
    var list = try #require(
      try pair.turned.ask(#"{"viewport":{"height":100000,"top":-90000}}"#)["viewport", "rows"]
    ).elements.filter { $0["separator"] == nil }.compactMap { $0["id"] }
    let second = try pair.turned.ask(
      #"{"edit":[{"remove":["new"]},{"prepend":[{"id":"p","sender":"b","text":"x"},{"id":"q","sender":"b","text":"y"}]},{"move":"p","to":30}],"changes":true}"#
    )
    for removal in try #require(second["changes", "removals"]).elements {
      let index = Int(try #require(removal["index"]?.number))
      #expect(list[index] == removal["id"])
      list.remove(at: index)
    }
    for insertion in try #require(second["changes", "insertions"]).elements {
      list.insert(try #require(insertion["id"]), at: Int(try #require(insertion["index"]?.number)))
    }
    let rows = try #require(
      try pair.turned.ask(#"{"viewport":{"height":100000,"top":-90000}}"#)["viewport", "rows"]
    ).elements.filter { $0["separator"] == nil }
    #expect(list == rows.compactMap { $0["id"] })
    for update in try #require(second["changes", "updates"]).elements {
      let index = Int(try #require(update["index"]?.number))
      #expect(rows[index]["id"] == update["id"])
      #expect(update["frame"]?.elements.count == 4)
    }
  }

  @Test func aListMayBeTurnedWhileItIsOpen() throws {
    let pair = try Pair()
    let seen = try pair.plain.ask(#"{"viewport":{"top":600,"height":300}}"#)
    let turned = try pair.plain.ask(
      #"{"environment":{"inverted":true},"viewport":{"top":600,"height":300}}"#)
    #expect(turned["viewport", "top"]?.number == pair.height - 900)
    #expect(
      turned["viewport", "rows"]?.elements.compactMap { $0["id"] }
        == seen["viewport", "rows"]?.elements.reversed().compactMap { $0["id"] })
    let back = try pair.plain.ask(
      #"{"environment":{"inverted":false},"viewport":{"top":\#(pair.height - 900),"height":300}}"#)
    #expect(
      back["viewport", "rows"]?.elements.map(frame) == seen["viewport", "rows"]?.elements.map(frame))
  }

  @Test func listsWithoutAWidthAreTurnedByTheirWidestRow() throws {
    let pair = try Pair(#""style":"padded","width":320,"me":"you","private":true"#)
    for driver in [pair.plain, pair.turned] { _ = try driver.ask(#"{"width":"inf"}"#) }
    let all = #"{"viewport":{"height":1000000,"top":-900000}}"#
    _ = try pair.plain.ask(all)
    let plain = try #require(try pair.plain.ask(#"{"viewport":{"height":100000}}"#)["viewport"])
    let turned = try #require(try pair.turned.ask(#"{"viewport":{"top":-9000,"height":100000}}"#)["viewport"])
    let widest = try #require(
      plain["rows"]?.elements.compactMap { numbers(frame($0))?[2] }.max())
    let height = try #require(plain["contentHeight"]?.number)
    let pairs = zip(
      try #require(turned["rows"]).elements, try #require(plain["rows"]).elements.reversed())
    for (row, other) in pairs {
      let (here, there) = (try #require(numbers(frame(row))), try #require(numbers(frame(other))))
      #expect(here == [widest - there[0] - there[2], height - there[1] - there[3], there[2], there[3]])
    }
  }
}
