/// The words of a language in code point order, for looking up words by their first letters.
///
/// All letters are in one block of 256 code points, so each is stored in one byte.
struct WordList: Sendable {
  /// The letters of all words, one word after the other.
  private let letters: ContiguousArray<UInt8>
  /// The start of each word, and the end of the last one.
  private let starts: ContiguousArray<Int32>
  /// The high byte of every letter.
  private let block: UInt16

  /// - Parameters:
  ///   - packed: Words as `Scripts/dictionary-words.py` writes them.
  ///   - block: The first code point of the block of the letters.
  init(_ packed: StaticString, block: UInt16) {
    var letters: ContiguousArray<UInt8> = []
    var starts: ContiguousArray<Int32> = []
    packed.withUTF8Buffer { bytes in
      var index = 0
      while index < bytes.count {
        let lead = bytes[index]
        guard lead >= 0x80 else {
          let shared = Int(lead) - Int(UInt8(ascii: "A"))
          let previous = Int(starts.last ?? 0)
          starts.append(Int32(letters.count))
          for place in previous..<previous + shared { letters.append(letters[place]) }
          index += 1
          continue
        }
        // All letters are from U+0800 on, so each has three bytes in UTF-8, and the last two contain the low
        // byte.
        letters.append(bytes[index + 1] << 6 | bytes[index + 2] & 0x3F)
        index += 3
      }
    }
    starts.append(Int32(letters.count))
    self.letters = letters
    self.starts = starts
    self.block = block
  }

  /// The number of words.
  var count: Int { starts.count - 1 }

  /// Returns the words that begin at an offset of a text, and how many letters were examined. O(length of the
  /// longest word · log n).
  func matches(in text: Span<UInt16>, at start: Int, end: Int) -> WordMatches {
    var matches = WordMatches()
    var range = 0..<count
    for offset in start..<end {
      let depth = offset - start
      matches.examined = depth + 1
      guard text[offset] & 0xFF00 == block, depth < 64 else { break }
      let letter = Int(text[offset] & 0xFF)
      // The words of the range have the same letters up to here. A word that ends here is the first of them
      // and has no letter at this depth.
      let first = range.partition { self.letter(of: $0, at: depth) >= letter }
      range = first..<(first..<range.upperBound).partition { self.letter(of: $0, at: depth) > letter }
      guard let word = range.first else { break }
      if length(of: word) == depth + 1 { matches.lengths |= 1 << UInt64(depth) }
    }
    return matches
  }

  private func length(of word: Int) -> Int { Int(starts[word + 1] - starts[word]) }

  private func letter(of word: Int, at depth: Int) -> Int {
    depth < length(of: word) ? Int(letters[Int(starts[word]) + depth]) : -1
  }
}

/// The words that begin at an offset.
struct WordMatches: Sendable {
  /// Bit n is set if there is a word of n + 1 letters.
  fileprivate(set) var lengths: UInt64 = 0
  /// The number of letters examined. It is one more than the letters of the longest match with the beginning
  /// of a word, unless the text ended.
  fileprivate(set) var examined = 0

  var isEmpty: Bool { lengths == 0 }
  var count: Int { lengths.nonzeroBitCount }
  var longest: Int { 64 - lengths.leadingZeroBitCount }

  /// Returns the length of the longest word shorter than `length`; 0 if there is none.
  func longest(below length: Int) -> Int {
    guard length > 1 else { return 0 }
    let shorter = lengths & (length > 64 ? .max : (1 << UInt64(length - 1)) - 1)
    return 64 - shorter.leadingZeroBitCount
  }
}
