import Testing
import TextUnicode

/// Tests every case of BidiTest and BidiCharacterTest 15.0: levels (with L1) and visual order (L2).
@Suite("Conformance: Unicode bidi")
struct UnicodeBidiTests {
  /// One character for each Bidi_Class, each of one code unit.
  private static let characters: [Substring: UInt16] = [
    "L": 0x61, "R": 0x5D0, "AL": 0x627, "EN": 0x31, "ES": 0x2B, "ET": 0x23, "AN": 0x661, "CS": 0x2C,
    "NSM": 0x300, "BN": 0x200B, "B": 0x2029, "S": 0x09, "WS": 0x20, "ON": 0x21, "LRE": 0x202A, "LRO": 0x202D,
    "RLE": 0x202B, "RLO": 0x202E, "PDF": 0x202C, "LRI": 0x2066, "RLI": 0x2067, "FSI": 0x2068, "PDI": 0x2069,
  ]

  @Test("BidiTest 15.0")
  func classes() throws {
    for (name, character) in Self.characters {
      #expect("\(ScalarProperties(UInt32(character)).bidiClass)" == name.lowercased())
    }
    let directions: [BidiDirection] = [.auto, .leftToRight, .rightToLeft]
    var levels: [UInt8?] = []
    var order: [Int] = []
    var sequences = 0
    var cases = 0
    try UnicodeFile("15.0.0/BidiTest.txt").forEachLine { number, line in
      if line.hasPrefix("@") {
        let words = line.split(whereSeparator: \.isWhitespace)
        if words[0] == "@Levels:" { levels = words.dropFirst().map { UInt8($0) } }
        if words[0] == "@Reorder:" { order = words.dropFirst().compactMap { Int($0) } }
        return
      }
      let fields = line.split(separator: ";")
      let units = try fields[0].split(whereSeparator: \.isWhitespace).map { name in
        try #require(Self.characters[name], "BidiTest.txt:\(number): unknown class \(name)")
      }
      let bits = try #require(Int(fields[1].filter { !$0.isWhitespace }, radix: 16))
      sequences += 1
      for (bit, direction) in directions.enumerated() where bits & 1 << bit != 0 {
        let analysis = BidiAnalysis(units.span, direction: direction)
        let found = units.indices.map { analysis.level(at: $0) }
        try check(found, levels, order, "BidiTest.txt:\(number) \(direction)")
        cases += 1
      }
    }
    print("15.0.0/BidiTest.txt: \(sequences) sequences, \(cases) cases")
    #expect(sequences == 490_846)
    #expect(cases == 770_241)
  }

  @Test("BidiCharacterTest 15.0")
  func characters() throws {
    let directions: [Substring: BidiDirection] = ["0": .leftToRight, "1": .rightToLeft, "2": .auto]
    var cases = 0
    try UnicodeFile("15.0.0/BidiCharacterTest.txt").forEachLine { number, line in
      let fields = line.split(separator: ";", omittingEmptySubsequences: false)
      try #require(fields.count == 5, "BidiCharacterTest.txt:\(number) cannot be read")
      var units: [UInt16] = []
      var starts: [Int] = []
      for word in fields[0].split(separator: " ") {
        let scalar = try #require(UInt32(word, radix: 16).flatMap(Unicode.Scalar.init))
        starts.append(units.count)
        units.append(contentsOf: Array(UTF16.encode(scalar)!))
      }
      let direction = try #require(directions[fields[1]])
      let analysis = BidiAnalysis(units.span, direction: direction)
      try #require(
        analysis.paragraphs[0].baseLevel == UInt8(fields[2]),
        "BidiCharacterTest.txt:\(number): base level \(analysis.paragraphs[0].baseLevel)")
      // The line contains the whole text, so that our L1 is checked too.
      let line = BidiLine.levels(
        of: 0..<units.count, paragraphLevels: ContiguousArray(units.indices.map { analysis.level(at: $0) }),
        baseLevel: analysis.paragraphs[analysis.paragraphs.count - 1].baseLevel, in: units.span)
      let levels = fields[3].split(separator: " ").map { UInt8($0) }
      let order = fields[4].split(whereSeparator: \.isWhitespace).compactMap { Int($0) }
      try check(starts.map { line[$0] }, levels, order, "BidiCharacterTest.txt:\(number)")
      cases += 1
    }
    print("15.0.0/BidiCharacterTest.txt: \(cases) cases")
    #expect(cases == 91_707)
  }

  /// Compares the levels of characters for which one is expected, and the visual order of these characters.
  private func check(_ found: [UInt8], _ levels: [UInt8?], _ order: [Int], _ place: String) throws {
    guard found.count == levels.count, zip(found, levels).allSatisfy({ $1 == nil || $0 == $1 }) else {
      throw UnicodeFile.Failure(description: "\(place): levels \(found), expected \(levels)")
    }
    let visible = levels.indices.filter { levels[$0] != nil }
    let visual = BidiLine.visualOrder(ofLevels: visible.map { found[$0] }).map { visible[$0] }
    guard visual == order else {
      throw UnicodeFile.Failure(description: "\(place): order \(visual), expected \(order)")
    }
  }
}
