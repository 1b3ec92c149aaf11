import Foundation
import MessageReading
import Testing

@Suite struct JSONCursorTests {
  /// Returns whether this parser accepts a text, and whether Foundation's parser does.
  private func isAccepted(_ text: String) -> (ours: Bool, foundations: Bool) {
    var cursor = JSONCursor(Array(text.utf8))
    let ours = (try? cursor.value()) != nil && cursor.peek() == nil
    let foundations =
      (try? JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)) != nil
    return (ours, foundations)
  }

  /// Both parsers accept the same mutations of valid texts, except for a comma before a closing bracket,
  /// which only Foundation accepts, against RFC 8259.
  @Test func agreesWithFoundation() {
    let seeds = [
      #"{"a":[1,-2.5e3,true,false,null,"x\n\u00e9"],"b":{}}"#, #"[[],{},"",0,-0,1.0,1E-2]"#, #"" \"\\\/ ""#,
    ]
    let alphabet = Array(#"{}[]",:\truefalsn0123456789.-+eE ux"#.unicodeScalars)
    var state: UInt64 = 7
    func below(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(limit))
    }
    var accepted = 0
    for _ in 0..<20_000 {
      var scalars = Array(seeds[below(seeds.count)].unicodeScalars)
      for _ in 0...below(2) {
        let place = below(scalars.count)
        switch below(3) {
        case 0: scalars.remove(at: place)
        case 1: scalars[place] = alphabet[below(alphabet.count)]
        default: scalars.insert(alphabet[below(alphabet.count)], at: place)
        }
        if scalars.isEmpty { scalars = ["0"] }
      }
      let text = String(String.UnicodeScalarView(scalars))
      if text.contains(/,\s*[\]}]/) { continue }
      let result = isAccepted(text)
      #expect(result.ours == result.foundations, "\(text)")
      accepted += result.ours ? 1 : 0
    }
    #expect(accepted > 2_000)
  }

  @Test func skippingChecksAsReadingDoes() {
    for text in [
      "[1,{\"a\":tru}]", "{\"a\" 1}", "[1", "\"x", "-", "nul", "1.", "[,]", "{,}", "[1,]", "{\"a\":1,}",
    ] {
      var cursor = JSONCursor(Array(text.utf8))
      #expect(throws: JSONSyntaxError.self, "\(text)") { try cursor.skipValue() }
    }
  }
}
