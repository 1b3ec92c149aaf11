import TextShaping
import TextUnicode

/// A letter from which a longer text with the same beginning may be analysed and shaped by itself. It stores
/// how many entries of each kind are before the letter; those entries do not change.
struct RestartPlace: Sendable {
  /// The letter's UTF-16 offset.
  var offset = 0
  /// Whether the character before the letter is in the same run. That character is then shaped together with
  /// the following text, to check that the following text does not depend on what precedes it.
  var isInsideRun = false
  /// The UTF-16 offset up to which the text must be unchanged for the letter to be a restart place.
  var end = 0
  /// The facts about the text before the letter that the analysis needs.
  var context = RestartContext()
  /// The letter's cluster.
  var cluster = 0
  /// The number of runs before the letter's run.
  var runs = 0
  /// The traits of the letter's run; nil for the start of the text.
  var run: RunTraits?
  var tabs = 0
  /// The number of opportunities up to and including the one before the letter.
  var opportunities = 0
  /// The number of bidi paragraphs up to and including the letter's.
  var paragraphs = 0
  /// The number of script runs up to and including the letter's.
  var scripts = 0
  /// The directions of the bidi paragraphs before the letter's.
  var directions: DirectionSet = []
  /// The warnings of the runs before the letter's.
  var warnings: LayoutWarnings = []
  /// The number of style runs that end before the letter.
  var styleRuns = 0
  /// The number of boxes before the letter.
  var boxes = 0
  /// Whether the place is valid only until a letter follows: no text before it has a direction or a script.
  var isProvisional = false

  /// The UTF-16 offset from which the text is analysed again.
  var textStart: Int { isInsideRun ? offset - 1 : offset }
}

/// The properties of a run that decide whether following text can belong to it.
struct RunTraits: Equatable, Sendable {
  private let font: ObjectIdentifier
  private let script: Script
  private let level: UInt8
  private let isCovered: Bool

  init(_ run: ShapedRun) {
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
