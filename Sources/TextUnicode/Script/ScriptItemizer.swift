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
  private let fallback: Script

  private struct OpenBracket {
    let closing: UInt32
    /// The index of the run that contains the bracket.
    let run: Int
    /// The script, if the bracket was opened before the text; otherwise nil.
    var script: Script?
  }

  /// The maximum number of open brackets, as in UAX #9 BD16. It is enough for any real text and keeps a
  /// hostile one cheap.
  static let maximumDepth = 63

  /// The preferred scripts in a set of extensions, if nothing in the text decides.
  private static let preferences: [Script] = [
    .han, .hiragana, .katakana, .latin, .arabic, .devanagari, .cyrillic,
  ]

  private init(fallback: Script) { self.fallback = fallback }

  /// Returns the runs of a text, in order and without gaps; none for an empty text. O(n).
  ///
  /// `fallback` is the script of a text that has no script of its own, and the preferred one if
  /// Script_Extensions leave several. Pass the script of the language.
  package static func runs(in text: Span<UInt16>, fallback: Script = .common) -> [ScriptRun] {
    runs(in: text, decoded: DecodedText(text), fallback: fallback)
  }

  /// Returns the runs of a decoded text.
  ///
  /// - Parameters:
  ///   - open: The brackets that were opened before the text and may be closed in it.
  ///   - script: The script of the text before; nil if nothing before the text matters.
  package static func runs(
    in text: Span<UInt16>, decoded: DecodedText, fallback: Script = .common, after open: [ScriptBracket] = [],
    in script: Script? = nil
  ) -> [ScriptRun] {
    guard decoded.count > 0 else { return [] }
    var itemizer = ScriptItemizer(fallback: fallback)
    if let script { itemizer.candidates = ScriptSet(script) }
    itemizer.brackets = open.map { OpenBracket(closing: $0.closing, run: -1, script: $0.script) }
    var base = 0
    let all = decoded.properties.span
    for index in 0..<decoded.count {
      let properties = all[index]
      // Characters that fit any script, or have the settled one, change nothing.
      if properties.scriptExtensions == 0, properties.bracket == 0,
        !properties.script.isReal || itemizer.isSettled && properties.script == itemizer.settled
      {
        if !properties.isMark { base = index }
        continue
      }
      let offset = Int(decoded.offsets[index])
      if properties.isMark {
        itemizer.takeMark(properties, base: decoded.properties[base], at: Int(decoded.offsets[base]))
        continue
      }
      base = index
      itemizer.take(properties, at: offset, in: text)
      if properties.script.isReal { itemizer.settle(properties.script) }
    }
    itemizer.endRun(at: text.count)
    return itemizer.runs
  }

  /// Returns the scripts that a character requires; nil if it fits any script.
  private static func scripts(of properties: ScalarProperties) -> ScriptSet? {
    if properties.scriptExtensions != 0 { return ScriptSet.extensions[Int(properties.scriptExtensions)] }
    return properties.script.isReal ? ScriptSet(properties.script) : nil
  }

  private mutating func take(_ properties: ScalarProperties, at offset: Int, in text: Span<UInt16>) {
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

  private mutating func takeMark(_ properties: ScalarProperties, base: ScalarProperties, at offset: Int) {
    guard let scripts = Self.scripts(of: properties) else { return }
    let common = candidates.intersection(scripts)
    if !common.isEmpty {
      candidates = common
    } else if properties.script.isReal && !base.script.isReal && base.scriptExtensions == 0 {
      endRun(at: offset)
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
    if let previous = runs.last?.script, candidates.contains(previous) { return previous }
    return Self.preferences.first(where: candidates.contains) ?? candidates.first ?? fallback
  }
}
