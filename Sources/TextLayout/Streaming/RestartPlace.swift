import TextShaping
import TextUnicode

/// A letter from which a longer text with the same beginning may be analysed and shaped by itself, with the
/// number of entries of each kind before it, which do not change.
struct RestartPlace: Sendable {
  /// The letter's UTF-16 offset.
  var offset = 0
  /// Whether the character before the letter is in the letter's run. It is then shaped with what follows, to
  /// check that nothing there depends on what precedes it.
  var isInsideRun = false
  /// Up to where the text must be unchanged for the letter to be a restart place.
  var end = 0
  /// What the analysis has to know of the text before the letter.
  var context = RestartContext()
  /// Of the letter.
  var cluster = 0
  /// The runs before the letter's.
  var runs = 0
  /// What the letter's run was like.
  var run: RunTraits?
  var tabs = 0
  /// The opportunities up to and with that before the letter.
  var opportunities = 0
  /// The bidi paragraphs, that of the letter among them.
  var paragraphs = 0
  /// The runs of one script, that of the letter among them.
  var scripts = 0
  /// Those of the bidi paragraphs before the letter's.
  var directions: DirectionSet = []
  /// Those of the runs before the letter's.
  var warnings: LayoutWarnings = []
  /// The styled stretches that end before the letter.
  var styleRuns = 0
  /// The boxes before the letter.
  var boxes = 0

  /// Where the text that is analysed anew starts.
  var textStart: Int { isInsideRun ? offset - 1 : offset }
}

/// What of a run decides whether text goes on in it.
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

/// The directions of some bidi paragraphs.
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

  /// Whether all run from right to left; nil if they differ.
  var commonDirectionIsRightToLeft: Bool? {
    self == [.leftToRight, .rightToLeft] ? nil : self == .rightToLeft
  }
}
