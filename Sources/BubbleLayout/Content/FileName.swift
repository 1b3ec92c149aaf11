/// The parts of a file's name that stay if it is cut.
enum FileName {
  /// Returns the length of a file name's extension, including the dot, in UTF-16 units; nil for a name
  /// without an extension.
  static func extensionLength(_ name: String) -> Int? {
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return nil }
    let ending = name[dot...]
    let letters = ending.dropFirst()
    guard (1...8).contains(letters.count), letters.allSatisfy({ $0.isLetter || $0.isNumber }) else {
      return nil
    }
    return ending.utf16.count
  }

  /// Returns the length of the last four characters before a file name's extension, in UTF-16 units. They often
  /// tell names with the same beginning apart, such as `(2)`.
  ///
  /// - Parameter ending: The length of the extension in UTF-16 units.
  static func stemLength(_ name: String, before ending: Int) -> Int {
    let units = name.utf16
    return name[
      ..<(units.index(units.endIndex, offsetBy: -ending, limitedBy: units.startIndex) ?? name.startIndex)
    ]
    .suffix(4).utf16.count
  }
}
