/// Divides text without spaces into words of a list, as Chromium does for Khmer and Lao, and ICU for Thai and
/// Burmese.
///
/// At each place it takes the longest word after which two more words follow. If no word begins at a place,
/// it skips to the next word. The rules are those of ICU's dictionary breaks, which were found by comparing
/// results: in each of 749 runs of the chat corpus it breaks where Chromium does.
struct WordListBreaker: Sendable {
  let words: WordList
  /// The letters of the list's script.
  let letters: ClosedRange<UInt16>
  /// If a word has fewer letters than this, text after it that is not a word is joined to it.
  let longestRoot: Int
  /// The text after a word stays separate if it shares this many letters with the beginning of some word,
  /// counting the first letter that differs.
  let leastPrefix: Int
  /// Whether a word that is not in the list may end with a letter; `mayBegin` tells whether it may begin with
  /// one.
  let mayEnd: @Sendable (UInt16) -> Bool
  let mayBegin: @Sendable (UInt16) -> Bool
  /// Signs that are joined to the word before, each once and in this order, unless a word begins with them.
  var suffixes: [UInt16] = []

  /// The minimum number of letters in a run that is broken. Shorter runs stay whole.
  private static let shortestRun = 4

  /// Calls `body` with each break inside a run, ascending.
  ///
  /// - Parameters:
  ///   - run: UTF-16 offsets. The run must contain only letters and marks of the list's script.
  ///   - isMark: Whether the code unit at an offset is a mark, before which no word ends.
  /// - Complexity: Linear in the run, because words have at most 64 letters.
  func forEachBreak(
    in run: Range<Int>, of text: Span<UInt16>, isMark: (Int) -> Bool, _ body: (Int) -> Void
  ) {
    guard run.count >= Self.shortestRun else { return }
    var start = run.lowerBound
    while start < run.upperBound {
      let length = wordLength(at: start, in: run, of: text)
      var end = start + length
      if end < run.upperBound, length < longestRoot {
        let next = words.matches(in: text, at: end, end: run.upperBound)
        if next.isEmpty, length == 0 || next.examined < leastPrefix {
          end = nextWord(after: end, in: run, of: text)
        }
      }
      while end < run.upperBound, isMark(end) { end += 1 }
      if !suffixes.isEmpty, end > start { end = endOfSuffixes(from: end, in: run, of: text) }
      if end < run.upperBound { body(end) }
      start = end
    }
  }

  /// Returns the end of the signs that are joined to a word which ends at an offset.
  private func endOfSuffixes(from start: Int, in run: Range<Int>, of text: Span<UInt16>) -> Int {
    guard start < run.upperBound, suffixes.contains(text[start]),
      words.matches(in: text, at: start, end: run.upperBound).isEmpty
    else { return start }
    var end = start
    for suffix in suffixes where end < run.upperBound && text[end] == suffix && text[end - 1] != suffix {
      end += 1
    }
    return end
  }

  /// Returns the number of letters of the word at an offset; 0 if there is none.
  private func wordLength(at start: Int, in run: Range<Int>, of text: Span<UInt16>) -> Int {
    let first = words.matches(in: text, at: start, end: run.upperBound)
    guard first.count > 1 else { return first.longest }
    if start + first.longest == run.upperBound { return first.longest }
    var best = first.longest
    var length = first.longest
    while length > 0 {
      let second = words.matches(in: text, at: start + length, end: run.upperBound)
      if !second.isEmpty {
        best = length
        if start + length + second.longest == run.upperBound { return best }
        var another = second.longest
        while another > 0 {
          let third = words.matches(in: text, at: start + length + another, end: run.upperBound)
          if !third.isEmpty { return best }
          another = second.longest(below: another)
        }
      }
      length = first.longest(below: length)
    }
    return best
  }

  /// Returns the first offset after `start` where a word of the list begins and a word may begin.
  private func nextWord(after start: Int, in run: Range<Int>, of text: Span<UInt16>) -> Int {
    var offset = start + 1
    while offset < run.upperBound {
      if mayEnd(text[offset - 1]), mayBegin(text[offset]),
        !words.matches(in: text, at: offset, end: run.upperBound).isEmpty
      {
        return offset
      }
      offset += 1
    }
    return offset
  }
}

extension WordListBreaker {
  /// Returns the breaker for a letter; nil if there is none.
  ///
  /// - Parameter all: Whether to include Thai and Burmese, which Chromium breaks with ICU's own dictionaries.
  static func list(for unit: UInt16, all: Bool) -> WordListBreaker? {
    switch unit {
    case 0x0E80...0x0EFF: lao
    case 0x1780...0x17FF: khmer
    case 0x0E00...0x0E7F where all: thai
    case 0x1000...0x109F where all: burmese
    default: nil
    }
  }

  /// Chromium joins text that is not a word to longer words than ICU does.
  private static let khmer = WordListBreaker(
    words: WordList(WordList.khmerWords, block: 0x1700), letters: 0x1780...0x17FF, longestRoot: 10,
    leastPrefix: 5, mayEnd: { $0 != 0x17D2 }, mayBegin: { (0x1780...0x17B3).contains($0) })

  private static let lao = WordListBreaker(
    words: WordList(WordList.laoWords, block: 0x0E00), letters: 0x0E80...0x0EFF, longestRoot: 3,
    leastPrefix: 3, mayEnd: { !(0x0EC0...0x0EC4).contains($0) },
    mayBegin: { unit in
      [0x0E81...0x0EAE, 0x0EC0...0x0EC4, 0x0EDC...0x0EDD].contains { $0.contains(unit) }
    })

  /// The signs of abbreviation and of repetition are joined to the word before them.
  private static let thai = WordListBreaker(
    words: WordList(WordList.thaiWords, block: 0x0E00), letters: 0x0E00...0x0E7F, longestRoot: 3,
    leastPrefix: 3, mayEnd: { $0 != 0x0E31 && !(0x0E40...0x0E44).contains($0) },
    mayBegin: { (0x0E01...0x0E2E).contains($0) || (0x0E40...0x0E44).contains($0) },
    suffixes: [0x0E2F, 0x0E46])

  private static let burmese = WordListBreaker(
    words: WordList(WordList.burmeseWords, block: 0x1000), letters: 0x1000...0x109F, longestRoot: 3,
    leastPrefix: 3, mayEnd: { _ in true }, mayBegin: { (0x1000...0x102A).contains($0) })
}
