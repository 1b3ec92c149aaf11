/// Break opportunities that CSS options add to those of UAX #14.
extension TextBoundaries {
  /// Adds the opportunities that `line-break: anywhere` (CSS Text 3 §5.3) and `white-space: break-spaces`
  /// (§3) allow. O(n).
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
      // LB6: no line ends before a hard break.
      if Self.isHardBreak(next) { continue }
      let isAfterSpace = options.breaksAfterSpaces && Self.isSpace(before, isBrowser: isBrowser)
      // White space that hangs never begins a line.
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

  /// Whether a code unit is white space that hangs at the end of a line: a space, a tab, or another space
  /// separator, except no-break spaces. Chromium counts only spaces, tabs and U+3000.
  private static func isSpace(_ unit: UInt16, isBrowser: Bool) -> Bool {
    switch unit {
    case 0x20, 0x09, 0x3000: true
    case 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F: !isBrowser
    default: false
    }
  }
}
