/// Applies UAX #14 for Unicode 17.0 to a whole text, in one pass and linear time.
package enum LineBreakAnalysis {
  /// Returns the opportunity before each UTF-16 offset and at the end: `text.count + 1` entries.
  ///
  /// The start is prohibited (LB2). The end of a text that is not empty is allowed. It is mandatory if the
  /// text ends with a hard break, after which an empty line follows. Without a dictionary, text of class SA
  /// (Thai, Lao, Khmer, Burmese, …) breaks only at spaces, as LB1 says.
  package static func opportunities(
    in text: Span<UInt16>, options: LineBreakOptions = LineBreakOptions(),
    dictionary: DictionaryBreaker? = nil
  ) -> ContiguousArray<LineBreakOpportunity> {
    var flags = ContiguousArray<UInt8>(repeating: 0, count: text.count + 1)
    mark(
      DecodedText(text), text, options: options, dictionary: dictionary, allowed: 1, mandatory: 2, in: &flags)
    return ContiguousArray(flags.lazy.map { LineBreakOpportunity(rawValue: $0) ?? .mandatory })
  }

  /// Sets `allowed` or `mandatory` in the flags of each offset where a line may or must end.
  ///
  /// - Parameter words: The UTF-16 offset from which the dictionary is used.
  static func mark(
    _ decoded: DecodedText, _ text: Span<UInt16>, options: LineBreakOptions, dictionary: DictionaryBreaker?,
    from words: Int = 0, allowed: UInt8, mandatory: UInt8, in flags: inout ContiguousArray<UInt8>
  ) {
    if options.policy == .browser, options.wordBreak == .normal, decoded.isASCII {
      return BrowserLineBreaks.mark(ascii: text, allowed: allowed, mandatory: mandatory, in: &flags)
    }
    let bits: (UInt8, UInt8, UInt8) = (0, allowed, mandatory)
    let symbols = LineBreakSymbols.symbols(for: options)
    let answers = LineBreakTable.shared.answers
    let tailoring = LineBreakTailoring(options)
    var cursor = LineBreakCursor(decoded, symbols: symbols)
    var isAfterJoiner = false
    let keepsSigns = LineBreakTailoring.keepsSigns(options.policy)
    let joinsLetters = !tailoring.breaksBrowserWords
    var marks = flags.mutableSpan
    for index in 0..<decoded.count {
      let properties = decoded.properties[index]
      let offset = Int(decoded.offsets[index])
      var symbol = symbols.symbol(of: properties, at: offset, in: text)
      let left = cursor.left
      // LB28 inside a word, for by far the most frequent pair.
      if symbol == .al && left == .al && !isAfterJoiner && joinsLetters && properties.isLetterOrNumber
        && cursor.isLeftKept
      {
        cursor.advance(overLetter: properties)
        continue
      }
      let wasAfterJoiner = isAfterJoiner
      if symbol == .cm {
        isAfterJoiner = properties.lineBreak == .zwj
        // LB9: a mark belongs to the character before it. But in Chromium a line may begin after white space
        // even with a mark.
        let beginsLine =
          tailoring.isBrowser && offset > 0 && BrowserLineBreaks.isSpace(before: offset, in: text)
        if !left.takesNoMarks && !beginsLine { continue }
        // LB10: a mark without a base counts as a letter.
        symbol = .al
        cursor.rightProperties = ScalarProperties(bits: 0)
      } else {
        isAfterJoiner = false
        cursor.rightProperties = properties
      }
      // LB2: no line ends at the start of the text.
      if left != .edge {
        cursor.index = index
        var answer = answers[Int(left.rawValue) &<< LineBreakTable.rowBits | Int(symbol.rawValue)]
        if answer == LineBreakTable.needsContext {
          answer = LineBreakRules.decide(left, symbol, &cursor).rawValue
        }
        // LB8a: no break after ZWJ.
        if wasAfterJoiner && answer == LineBreakOpportunity.allowed.rawValue { answer = 0 }
        if tailoring.isNeeded && answer != LineBreakOpportunity.mandatory.rawValue && !wasAfterJoiner {
          answer = tailoring.answer(answer, symbol, &cursor, at: offset, in: text)
        }
        // After U+200B, a line may begin with anything (LB8).
        if answer == 1, properties.lineBreak == .sa, keepsSigns, left != .zw, left != .spaceAfterZeroWidth,
          LineBreakTailoring.isSign(at: offset, in: text)
        {
          answer = 0
        }
        switch answer {
        case 0: break
        case 1: marks[offset] |= bits.1
        default: marks[offset] |= bits.2
        }
      }
      cursor.advance(over: symbol)
    }
    // LB3: a line ends at the end of the text.
    if decoded.count > 0 { marks[text.count] |= cursor.left.isHardBreak ? mandatory : allowed }
    if let dictionary, decoded.hasComplexContext, options.wordBreak != .breakAll {
      dictionary.mark(decoded, text, from: words, policy: options.policy, flag: allowed, in: &flags)
    }
  }
}
