import TextLayout

extension Composer {
  /// Shows text that an input method has not committed yet. It replaces the text that was marked before or,
  /// if nothing was marked, the selection.
  ///
  /// - Parameter string: The uncommitted text.
  /// - Parameter range: The range that the input method selects, in UTF-16 offsets in `string`; by default,
  ///   an empty range at the end. The caret stays there, even within a grapheme cluster.
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

  /// Accepts the text that an input method has marked. If the whole text has become too long (see
  /// `ComposerStyle.maximumCount`), the end of the marked text is removed. Otherwise the caret stays where it
  /// is, moved to a boundary of a grapheme cluster.
  ///
  /// - Returns: Whether all marked text was accepted.
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

  /// The number of grapheme clusters in the text. A token counts as one.
  ///
  /// - Complexity: Linear in the text.
  public var count: Int { count(in: 0..<length) }

  private func count(in range: Range<Int>) -> Int { range.count { isCaretStop($0) } }

  /// Returns how many grapheme clusters may replace a range.
  func room(replacing range: Range<Int>) -> Int {
    guard let limit = style.maximumCount else { return .max }
    return max(0, limit - count + count(in: range))
  }

  /// Replaces a range by a text, or by the part of the text that fits.
  ///
  /// - Returns: Whether all text was inserted.
  mutating func insert(_ string: String, in range: Range<Int>) -> Bool {
    guard let limit = style.maximumCount else {
      if !string.isEmpty || !range.isEmpty { substitute(range, with: string) }
      return true
    }
    // One cluster more than fits is tried, because the first one may join the cluster before it.
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
