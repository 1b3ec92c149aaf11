/// Opportunities that UAX #14 knows nothing of, for options of CSS.
extension TextBoundaries {
  /// Adds what `line-break: anywhere` (CSS Text 3 §5.3) and `white-space: break-spaces` (§3) allow beyond the rules. O(n).
  mutating func addOpportunities(_ text: Span<UInt16>, _ options: LineBreakOptions) {
    let isAnywhere = options.strictness == .anywhere
    let isBrowser = options.policy == .browser
    let start = BoundaryFlags.graphemeStart.rawValue
    let allowed = BoundaryFlags.lineBreakAllowed.rawValue
    let mandatory = BoundaryFlags.lineBreakMandatory.rawValue
    guard text.count > 1 else { return }
    for offset in 1..<text.count where flags[offset] & mandatory == 0 {
      let before = text[offset - 1]
      let next = text[offset]
      // LB6: a hard break ends the line that it stands on.
      if Self.isHardBreak(next) { continue }
      let isAfterSpace = options.breaksAfterSpaces && Self.isSpace(before, isBrowser: isBrowser)
      // White space that hangs begins no line.
      let mayBegin = options.breaksAfterSpaces || !Self.isSpace(next, isBrowser: isBrowser)
      if isAfterSpace
        || isAnywhere && mayBegin && flags[offset] & start != 0
          && !LettersApart.isLamAlef(at: offset, in: text)
      {
        flags[offset] |= allowed
      }
    }
  }

  private static func isHardBreak(_ unit: UInt16) -> Bool {
    (0x0A...0x0D).contains(unit) || unit == 0x85 || unit == 0x2028 || unit == 0x2029
  }

  /// White space that hangs at a line's end where it does not break: spaces, tabs and other space separators but for those
  /// that never break. Chromium knows spaces, tabs and U+3000 alone.
  private static func isSpace(_ unit: UInt16, isBrowser: Bool) -> Bool {
    switch unit {
    case 0x20, 0x09, 0x3000: true
    case 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F: !isBrowser
    default: false
    }
  }
}
