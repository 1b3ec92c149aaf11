import TextUnicode

/// A text as one line: white space at its ends is left out, and each run of white space inside becomes one
/// space. White space is what Unicode calls so: spaces, tabs, line ends of all kinds. A single space that is not
/// U+0020 stays, such as a no-break space between a number and its unit.
///
/// All labels of one line, previews and lists of conversations show texts in this form.
package struct OneLine {
  /// The line.
  package let text: String
  /// For each UTF-16 offset in the whole text, the offset in the line; nil if they are the same.
  private let places: [Int]?

  /// - Complexity: Linear in the text.
  package init(_ whole: String) {
    guard whole.needsFolding else {
      (text, places) = (whole, nil)
      return
    }
    var line = String.UnicodeScalarView()
    var places: [Int] = []
    var length = 0
    var waiting: Unicode.Scalar?
    for scalar in whole.unicodeScalars {
      let units = UTF16.width(scalar)
      if scalar.isWhiteSpace {
        places.append(length)
        waiting = waiting == nil && scalar.isSpace ? scalar : " "
        continue
      }
      if let space = waiting, length > 0 {
        line.append(space)
        length += 1
      }
      waiting = nil
      line.append(scalar)
      places += (0..<units).map { length + $0 }
      length += units
    }
    places.append(length)
    text = String(line)
    self.places = places
  }

  /// Returns the place of a range in the line. It is empty if the line has nothing of the range.
  package func range(of range: Range<Int>) -> Range<Int> {
    guard let places else { return range }
    func place(_ offset: Int) -> Int { places[min(max(0, offset), places.count - 1)] }
    let end = place(range.upperBound)
    return min(place(range.lowerBound), end)..<end
  }

  /// Returns the spans of the whole text at their places in the line, without those of which the line has
  /// nothing.
  func places(of spans: [TextSpan]) -> [TextSpan] {
    spans.compactMap { span in
      let place = range(of: span.range)
      return place.isEmpty ? nil : span.moved(to: place)
    }
  }
}

extension String {
  /// The text as one line (`OneLine`).
  package var inOneLine: String { needsFolding ? OneLine(self).text : self }

  /// Whether the text, without an addition at its end, is one line, and the addition only continues it.
  func endsInOneLine(_ addition: String) -> Bool {
    guard !addition.needsFolding else {
      // A word often comes with the space before it.
      let end = utf8.dropLast(addition.utf8.count).last
      let rest = addition.dropFirst()
      return addition.utf8.first == 0x20 && !rest.isEmpty && !String(rest).needsFolding && end != nil
        && end != 0x20
    }
    return true
  }

  /// Whether the form in one line differs from the text. Most texts are read byte by byte.
  fileprivate var needsFolding: Bool {
    func inBytes(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool? {
      var isAfterSpace = true
      for byte in bytes {
        if byte >= 0x80 { return nil }
        if byte < 0x20 ? (0x09...0x0D).contains(byte) : byte == 0x20 && isAfterSpace { return true }
        isAfterSpace = byte == 0x20
      }
      return isAfterSpace && !bytes.isEmpty
    }
    return utf8.withContiguousStorageIfAvailable(inBytes).flatMap { $0 } ?? mayNeedFolding
  }

  private var mayNeedFolding: Bool {
    var isAfterSpace = true
    for scalar in unicodeScalars {
      let isWhiteSpace = scalar.isWhiteSpace
      if isWhiteSpace, isAfterSpace || !scalar.isSpace { return true }
      isAfterSpace = isWhiteSpace
    }
    return isAfterSpace && !isEmpty
  }
}

extension Unicode.Scalar {
  /// Whether the character has the property White_Space.
  fileprivate var isWhiteSpace: Bool {
    switch value {
    case 0x09...0x0D, 0x20, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: true
    default: false
    }
  }

  /// Whether the white space is a space, and not a control character or a separator of lines.
  fileprivate var isSpace: Bool { value >= 0x20 && ![0x85, 0x2028, 0x2029].contains(value) }
}
