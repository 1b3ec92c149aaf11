import TextShaping
import TextUnicode

/// A grapheme cluster from which a longer text with the same beginning may be analysed and shaped by itself. It
/// stores how many entries of each kind are before the cluster; those entries do not change.
struct RestartPlace: Sendable {
  /// The cluster's UTF-16 offset.
  var offset = 0
  /// The UTF-16 offset from which the text is analysed again. If the clusters before are in the same run, some
  /// of them are shaped together with the following text, to check that the following text does not depend on
  /// what precedes it.
  var textStart = 0
  /// The number of clusters between the two offsets.
  var earlierClusters = 0
  /// The UTF-16 offset up to which the text must be unchanged for the cluster to be a restart place.
  var end = 0
  /// The facts about the text before `textStart` that the analysis needs.
  var context = RestartContext()
  /// The cluster's index.
  var cluster = 0
  /// The end of the last cluster before that is not hanging white space, as break opportunities count it.
  var visibleEnd = 0
  /// The number of runs before the cluster's run.
  var runs = 0
  /// The traits of the cluster's run; nil for the start of the text.
  var run: RunTraits?
  /// The face that an invisible character at `textStart` takes from the text before; nil for the first one.
  var face: FontFace?
  var tabs = 0
  /// The number of opportunities up to and including the one before the cluster.
  var opportunities = 0
  /// The number of bidi paragraphs up to and including the cluster's.
  var paragraphs = 0
  /// The directions of the bidi paragraphs before the cluster's.
  var directions: DirectionSet = []
  /// The warnings of the runs before the cluster's.
  var warnings: LayoutWarnings = []
  /// The number of style runs that end before the cluster.
  var styleRuns = 0
  /// The number of boxes before the cluster.
  var boxes = 0

  /// Whether the cluster before is in the same run.
  var isInsideRun: Bool { textStart < offset }
  /// Whether so many clusters before the cluster are shaped again that no rule of a font reaches beyond them.
  /// HarfBuzz then need not confirm that the text may be joined at the cluster.
  var isFarFromStart: Bool { earlierClusters > 1 }
}

/// The part of a text that no addition changes, as its lines count it.
struct StableText {
  let cluster: Int
  let visibleEnd: Int
  let opportunities: Int

  /// The text before a place.
  init(before place: RestartPlace) {
    cluster = place.cluster
    visibleEnd = place.visibleEnd
    opportunities = place.opportunities
  }
}

/// The properties of a run that decide whether following text can belong to it.
struct RunTraits: Equatable, Sendable {
  private let kind: TextItem.Kind
  private let font: ObjectIdentifier
  private let script: Script
  private let level: UInt8
  private let isCovered: Bool

  init(_ run: ShapedRun) {
    kind = run.kind
    font = ObjectIdentifier(run.properties.font)
    script = run.properties.script
    level = run.properties.level
    isCovered = run.isCovered
  }
}

/// The directions that occur in a list of bidi paragraphs.
struct DirectionSet: OptionSet, Sendable {
  let rawValue: UInt8

  static let leftToRight = DirectionSet(rawValue: 1)
  static let rightToLeft = DirectionSet(rawValue: 2)

  init(rawValue: UInt8) { self.rawValue = rawValue }

  init(_ paragraphs: some Sequence<BidiParagraph>) {
    var set: DirectionSet = []
    for paragraph in paragraphs { set.insert(paragraph.baseLevel & 1 == 1 ? .rightToLeft : .leftToRight) }
    self = set
  }

  /// Whether all the paragraphs run from right to left; nil if they differ.
  var commonDirectionIsRightToLeft: Bool? {
    self == [.leftToRight, .rightToLeft] ? nil : self == .rightToLeft
  }
}
