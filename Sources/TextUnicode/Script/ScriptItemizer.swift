/// Divides a text into runs of one script (UAX #24).
///
/// Common and Inherited characters take the script of the text before them; at the start, that of the first
/// other character. Characters with Script_Extensions narrow the choice. A closing bracket takes the script
/// of its opening bracket. A mark always stays with its base. If the base is Common (a dotted circle, a
/// no-break space), it takes the script of the mark.
package struct ScriptItemizer {
  private var runs: [ScriptRun] = []
  private var start = 0
  private var candidates = ScriptSet.all {
    didSet { isSettled = false }
  }
  /// Whether the script of the current run is settled: `settled` is the only candidate.
  private var isSettled = false
  private var settled = Script.common
  private var brackets: [OpenBracket] = []
  /// The last character that is not a mark, and its offset.
  private var base = ScalarProperties(bits: 0)
  private var baseOffset = 0
  /// The script of the last run before the first one in `runs`; nil if there is none.
  private var previous: Script?
  private let fallback: Script

  private struct OpenBracket {
    let closing: UInt32
    /// The index of the run that contains the bracket.
    var run: Int
    /// The script of that run if the run ended before the text; otherwise nil.
    var script: Script?
  }

  /// The maximum number of open brackets, as in UAX #9 BD16. It is enough for any real text and keeps a
  /// hostile one cheap.
  static let maximumDepth = 63

  /// The preferred scripts in a set of extensions, if nothing in the text decides.
  private static let preferences: [Script] = [
    .han, .hiragana, .katakana, .latin, .arabic, .devanagari, .cyrillic,
  ]

  /// Creates an itemizer at the start of a text.
  init(fallback: Script = .common) { self.fallback = fallback }

  /// Returns the runs of a text, in order and without gaps; none for an empty text. O(n).
  ///
  /// `fallback` is the script of a text that has no script of its own, and the preferred one if
  /// Script_Extensions leave several. Pass the script of the language.
  package static func runs(in text: Span<UInt16>, fallback: Script = .common) -> [ScriptRun] {
    runs(in: text, decoded: DecodedText(text), fallback: fallback)
  }

  /// Returns the runs of a decoded text.
  ///
  /// - Parameter earlier: The itemizer after the text that this one continues (`endText`). Its last run then
  ///   is the first of the result, also if nothing of the text belongs to it.
  package static func runs(
    in text: Span<UInt16>, decoded: DecodedText, fallback: Script = .common,
    after earlier: ScriptItemizer? = nil
  ) -> [ScriptRun] {
    guard decoded.count > 0 else { return [] }
    var itemizer = earlier ?? ScriptItemizer(fallback: fallback)
    let all = decoded.properties.span
    for index in 0..<decoded.count { itemizer.take(all[index], at: Int(decoded.offsets[index]), in: text) }
    itemizer.endRun(at: text.count)
    if itemizer.runs[0].range.lowerBound < 0 {
      itemizer.runs[0] = ScriptRun(
        range: 0..<itemizer.runs[0].range.upperBound, script: itemizer.runs[0].script)
    }
    return itemizer.runs
  }

  /// Takes the next character of a text.
  @inline(__always)
  mutating func take(_ properties: ScalarProperties, at offset: Int, in text: Span<UInt16>) {
    // Characters that fit any script, or have the settled one, change nothing.
    if properties.scriptExtensions == 0, properties.bracket == 0,
      !properties.script.isReal || isSettled && properties.script == settled
    {
      if !properties.isMark { (base, baseOffset) = (properties, offset) }
      return
    }
    takeDeciding(properties, at: offset, in: text)
  }

  private mutating func takeDeciding(
    _ properties: ScalarProperties, at offset: Int, in text: Span<UInt16>
  ) {
    // A mark at the start of the text is its own base.
    if !properties.isMark || offset == 0 && start == 0 { (base, baseOffset) = (properties, offset) }
    if properties.isMark { return takeMark(properties) }
    narrow(to: properties, at: offset, in: text)
    if properties.script.isReal { settle(properties.script) }
  }

  /// Makes this the itemizer for a text that continues this one. Its offsets begin at 0, and the run in progress
  /// is its first run, which begins before the text.
  mutating func endText() {
    for index in brackets.indices where brackets[index].script == nil {
      let run = brackets[index].run
      brackets[index].run = 0
      if run < runs.count { brackets[index].script = runs[run].script }
    }
    if let last = runs.last {
      previous = last.script
      runs = []
    }
    start = -1
  }

  /// The script of the run in progress, as far as its characters decide it.
  var script: Script { resolvedScript }

  /// Whether the run in progress is Latin, and every bracket that a later one may close is in a Latin run.
  var isLatin: Bool {
    isSettled && settled == .latin && brackets.allSatisfy { $0.script == nil || $0.script == .latin }
  }

  /// Returns the scripts that a character requires; nil if it fits any script.
  private static func scripts(of properties: ScalarProperties) -> ScriptSet? {
    if properties.scriptExtensions != 0 { return ScriptSet.extensions[Int(properties.scriptExtensions)] }
    return properties.script.isReal ? ScriptSet(properties.script) : nil
  }

  private mutating func narrow(to properties: ScalarProperties, at offset: Int, in text: Span<UInt16>) {
    var scripts = Self.scripts(of: properties)
    switch properties.bracket {
    case 1: push(text.scalar(at: offset).value)
    case 2: if let opening = pop(text.scalar(at: offset).value) { scripts = opening }
    default: break
    }
    guard let scripts else { return }
    let common = candidates.intersection(scripts)
    if !common.isEmpty {
      candidates = common
    } else if properties.script == .common && properties.bracket == 0 && scripts.contains(.latin) {
      // U+00B7, U+02BC and similar characters are used far beyond the scripts that list them, so they stay in
      // the run.
    } else {
      endRun(at: offset)
      candidates = scripts
    }
  }

  private mutating func takeMark(_ properties: ScalarProperties) {
    guard let scripts = Self.scripts(of: properties) else { return }
    let common = candidates.intersection(scripts)
    if !common.isEmpty {
      candidates = common
    } else if properties.script.isReal && !base.script.isReal && base.scriptExtensions == 0 {
      endRun(at: baseOffset)
      candidates = scripts
    }
  }

  private mutating func settle(_ script: Script) {
    isSettled = candidates == ScriptSet(script)
    settled = script
  }

  private mutating func push(_ scalar: UInt32) {
    guard brackets.count < Self.maximumDepth, let closing = PairedBrackets.counterpart(of: scalar) else {
      return
    }
    brackets.append(OpenBracket(closing: closing, run: runs.count))
  }

  /// Returns the scripts of the run that contains the matching opening bracket; nil if there is none or the
  /// run has no script.
  private mutating func pop(_ scalar: UInt32) -> ScriptSet? {
    let wanted = PairedBrackets.canonical(scalar)
    guard let place = brackets.lastIndex(where: { PairedBrackets.canonical($0.closing) == wanted }) else {
      return nil
    }
    let run = brackets[place].run
    let script = brackets[place].script
    brackets.removeSubrange(place...)
    if let script { return ScriptSet(script) }
    if run < runs.count { return ScriptSet(runs[run].script) }
    return candidates == .all ? nil : candidates
  }

  private mutating func endRun(at offset: Int) {
    guard offset > start else { return }
    runs.append(ScriptRun(range: start..<offset, script: resolvedScript))
    start = offset
  }

  private var resolvedScript: Script {
    if candidates == .all { return fallback }
    if candidates.contains(fallback) { return fallback }
    if let previous = runs.last?.script ?? previous, candidates.contains(previous) { return previous }
    return Self.preferences.first(where: candidates.contains) ?? candidates.first ?? fallback
  }
}
