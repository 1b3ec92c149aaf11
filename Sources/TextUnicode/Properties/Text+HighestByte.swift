extension String {
  /// The highest byte of the text in UTF-8; 0 for an empty text. It tells quickly that a text has no characters
  /// from a code point on, because bytes in UTF-8 have the order of their code points.
  ///
  /// - Complexity: Linear in the text, at 16 bytes a step.
  package var highestByte: UInt8 { self[...].highestByte }
}

extension Substring {
  /// The highest byte of the text in UTF-8; 0 for an empty text.
  ///
  /// - Complexity: Linear in the text, at 16 bytes a step.
  package var highestByte: UInt8 {
    // The loop has no early exit, so that the compiler can compare many bytes at once.
    utf8.withContiguousStorageIfAvailable { bytes in
      var highest: UInt8 = 0
      for byte in bytes { highest = Swift.max(highest, byte) }
      return highest
    } ?? utf8.max() ?? 0
  }
}
