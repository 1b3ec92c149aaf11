import TextLayout

extension Composer {
  /// Shows text that an input method has not committed yet. It replaces the text that was marked before, or
  /// the selection.
  ///
  /// - Parameter string: The uncommitted text.
  /// - Parameter range: The range of it that the input method selects, in UTF-16 offsets in `string`; its end
  ///   by default. The caret stays there, even within a grapheme cluster.
  /// - Complexity: Linear in the text.
  public mutating func mark(_ string: String, selecting range: Range<Int>? = nil) {
    recording(.typing) { $0.setMarked(string, selecting: range) }
  }

  private mutating func setMarked(_ string: String, selecting range: Range<Int>?) {
    let place = markedRange ?? selection
    let count = string.utf16.count
    substitute(place, with: string)
    markedRange = count == 0 ? nil : place.lowerBound..<place.lowerBound + count
    guard count > 0 else { return }
    let selected = (range ?? count..<count).clamped(to: 0..<count)
    let end = range.map { $0.lowerBound >= count } ?? true
    let start = place.lowerBound + (end ? count : selected.lowerBound)
    setSelection(start..<place.lowerBound + (end ? count : selected.upperBound))
  }

  /// Accepts what an input method has marked. If the text has become too long (`ComposerStyle.maximumCount`),
  /// the end of the marked text is left out. Otherwise the caret stays, at a boundary of a grapheme cluster.
  ///
  /// - Returns: Whether all of it was accepted.
  @discardableResult public mutating func commitMarked() -> Bool {
    guard let range = markedRange else { return true }
    return recording(.typing) { $0.commit(range) }
  }

  private mutating func commit(_ range: Range<Int>) -> Bool {
    markedRange = nil
    guard let limit = style.maximumCount, count > limit else {
      let start = boundary(atOrBefore: selection.lowerBound)
      setSelection(start..<(selection.isEmpty ? start : boundary(atOrAfter: selection.upperBound)))
      return true
    }
    let marked = Array(text.utf16)[range]
    substitute(range, with: "")
    return insert(String(decoding: marked, as: UTF16.self), in: selection)
  }

  /// How many grapheme clusters the text has, a token counting as one.
  ///
  /// - Complexity: Linear in the text.
  public var count: Int { count(in: 0..<length) }

  private func count(in range: Range<Int>) -> Int { range.count { isCaretStop($0) } }

  /// How many grapheme clusters fit in place of a range.
  func room(replacing range: Range<Int>) -> Int {
    guard let limit = style.maximumCount else { return .max }
    return max(0, limit - count + count(in: range))
  }

  /// Replaces a range by a text, or by as much of it as fits.
  ///
  /// - Returns: Whether all of it was inserted.
  mutating func insert(_ string: String, in range: Range<Int>) -> Bool {
    guard let limit = style.maximumCount else {
      if !string.isEmpty || !range.isEmpty { substitute(range, with: string) }
      return true
    }
    // One more than fits, because the first may join the cluster before it.
    var fitting = string.prefix(room(replacing: range) + 1)
    var changed = self
    changed.substitute(range, with: String(fitting))
    while changed.count > limit, !fitting.isEmpty {
      fitting.removeLast(min(fitting.count, changed.count - limit))
      changed = self
      changed.substitute(range, with: String(fitting))
    }
    if !fitting.isEmpty || !range.isEmpty { self = changed }
    return fitting.endIndex == string.endIndex
  }
}
