/// The start of a line, with everything needed to continue breaking.
struct LineBreakPlace: Sendable {
  let cluster: Int
  /// The first opportunity after the cluster.
  let opportunity: Int
  let origin: Advance
  let head: Int
  let narrowest: Advance
  let widest: Advance
  /// The last opportunity that the place and the lines before it depend on.
  let lastSeen: Int
  /// The indent of this line, and the indent of lines that continue the same line of the text.
  let indent: Advance
  let hang: Advance
}

extension LineBreakPlace {
  /// The start of a text without indents whose lines may end at every opportunity.
  static var start: LineBreakPlace {
    LineBreakPlace(
      cluster: 0, opportunity: 0, origin: .zero, head: 0, narrowest: .zero, widest: .max, lastSeen: 0,
      indent: .zero, hang: .zero)
  }
}
