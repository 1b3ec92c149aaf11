import TextShaping

extension LineCuts {
  /// A place where a line may end. Positions are in 1/65536 points on the endless line (`ClusterTable`). A conversation
  /// has hundreds of thousands of these cuts, so clusters are stored in 16 bits.
  struct Cut {
    /// The cluster, and above it whether the line has to end here.
    private let mark: UInt16
    private let end: UInt16
    private let before: UInt16
    private let after: UInt16
    /// The end of the visible part of a line that ends here.
    let fit: UInt32
    /// The start of a line that begins here.
    let start: UInt32

    /// The number of clusters that a text with cuts can have.
    static let mostClusters = 0x7FFF

    /// - Parameters:
    ///   - cluster: The first cluster of the next line.
    ///   - visibleEnd: The cluster after the last that is visible in a line that ends here.
    ///   - changed: The clusters whose glyphs the cut changes; nil if they are unknown.
    init(
      cluster: Int, visibleEnd: Int, changed: Range<Int>?, fit: Advance, start: Advance,
      isMandatory: Bool = false
    ) {
      mark = UInt16(truncatingIfNeeded: cluster) | (isMandatory ? 0x8000 : 0)
      end = UInt16(truncatingIfNeeded: visibleEnd)
      before = changed.map { UInt16(truncatingIfNeeded: $0.lowerBound) } ?? .max
      after = UInt16(truncatingIfNeeded: changed?.upperBound ?? cluster)
      self.fit = UInt32(truncatingIfNeeded: fit.rawValue)
      self.start = UInt32(truncatingIfNeeded: start.rawValue)
    }

    /// The first cluster of the next line.
    var cluster: Int32 { Int32(mark & 0x7FFF) }
    var isMandatory: Bool { mark >> 15 != 0 }
    var visibleEnd: Int32 { Int32(end) }
    /// Whether it is known which glyphs the cut changes.
    var isKnown: Bool { before != .max }
    /// The first cluster whose glyphs the cut changes, if `isKnown`.
    var safeBefore: Int32 { Int32(before) }
    /// The first cluster after the cut whose glyphs the cut does not change, if `isKnown`.
    var safeAfter: Int32 { Int32(after) }
  }
}
