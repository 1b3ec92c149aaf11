/// A text that is folded for comparison, with a mapping back to the text's UTF-16 offsets.
struct FoldedText {
  private(set) var units: [UInt32] = []
  /// For each unit, and for the end of the text, the UTF-16 offset in the text. It is -1 where no match may
  /// begin or end: inside the folded form of one letter, and before a mark.
  private var places: [Int] = []
  private let folding: TextFolding
  /// Marks that will be appended before the next letter, in the order of the text. The highest byte of each
  /// value is the canonical combining class of the mark.
  private var marks: [UInt32] = []
  /// The letter from which the last unit was made; 0 if there is none.
  private var letter: UInt32 = 0
  /// The last mark that was left out, which may be the first part of a composed letter; 0 if there is none.
  private var leftOut: (mark: UInt32, place: Int) = (0, 0)

  /// - Complexity: Linear in the text.
  init(_ text: String, _ folding: TextFolding) {
    self.folding = folding
    let count = text.utf8.count
    units.reserveCapacity(count)
    places.reserveCapacity(count + 1)
    var offset = 0
    var page: (number: UInt32, page: FoldingPage)?
    for scalar in text.unicodeScalars {
      let value = scalar.value
      let place = offset
      offset += value > 0xFFFF ? 2 : 1
      if value < 0x80 {
        append(folding.folded(ascii: value), at: place)
      } else if FoldingPage.isPlain(value) {
        append(value, at: place)
      } else {
        let current =
          page.flatMap { $0.number == value >> 8 ? $0.page : nil } ?? FoldingPage.page(of: value, folding)
        page = (value >> 8, current)
        append(value, of: current, at: place)
      }
    }
    appendMarks()
    places.append(offset)
  }

  /// Returns the offset at which a unit begins, or at which the text ends; nil if no match may begin there.
  func start(of unit: Int) -> Int? { places[unit] < 0 ? nil : places[unit] }

  private mutating func append(_ unit: UInt32, at place: Int) {
    if !marks.isEmpty { appendMarks() }
    letter = unit
    leftOut.mark = 0
    units.append(unit)
    places.append(place)
  }

  private mutating func append(_ value: UInt32, of page: FoldingPage, at place: Int) {
    if page.isPlain {
      if folding.form == .letters, Self.joins(value), compose(value) { return }
      append(value, at: folding.form == .canonical && Self.joins(value) ? -1 : place)
      return
    }
    let (folded, isMark) = page[value]
    switch folding.form {
    case .written:
      for (number, unit) in folded.enumerated() { append(unit, at: number == 0 ? place : -1) }
    case .letters:
      if isMark || Self.joins(value), compose(value) { return }
      if isMark {
        leftOut = (value, place)
        return
      }
      for (number, unit) in folded.enumerated() { append(unit, at: number == 0 ? place : -1) }
      letter = value
    case .canonical:
      for (number, unit) in folded.enumerated() {
        if unit >> 24 > 0 {
          marks.append(unit)
        } else {
          append(unit, at: isMark || number > 0 || Self.joins(value) ? -1 : place)
        }
      }
    }
  }

  /// Appends the waiting marks in canonical order: sorted by class, and within a class in the order of the
  /// text.
  private mutating func appendMarks() {
    if zip(marks, marks.dropFirst()).contains(where: { $0 >> 24 > $1 >> 24 }) {
      var ends = [Int](repeating: 0, count: 257)
      for mark in marks { ends[Int(mark >> 24) + 1] += 1 }
      for rank in 1..<257 { ends[rank] += ends[rank - 1] }
      var sorted = marks
      for mark in marks {
        sorted[ends[Int(mark >> 24)]] = mark
        ends[Int(mark >> 24)] += 1
      }
      marks = sorted
    }
    for mark in marks {
      units.append(mark & 0xFF_FFFF)
      places.append(-1)
    }
    marks.removeAll(keepingCapacity: true)
  }

  /// Composes a character with the mark that was left out last or, if there is none, with the last letter,
  /// which the composed letter replaces. Returns false if no composed letter exists.
  private mutating func compose(_ value: UInt32) -> Bool {
    if leftOut.mark > 0, let composed = LetterComposition.letter(leftOut.mark, value) {
      append(composed, at: leftOut.place)
      return true
    }
    guard letter >= 0x80, let composed = LetterComposition.letter(letter, value), !units.isEmpty else {
      return false
    }
    units[units.count - 1] = composed
    letter = composed
    return true
  }

  /// Returns whether a character is a vowel or final consonant of a Korean syllable.
  private static func joins(_ value: UInt32) -> Bool {
    (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FF).contains(value)
  }
}
