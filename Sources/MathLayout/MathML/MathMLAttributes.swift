/// The attributes of MathML for each part of the tree.

extension MathLength {
  /// The length as a MathML attribute: in ems with up to four decimals.
  var css: String {
    let ten = Int((ems * 10_000).rounded())
    guard ten != 0 else { return "0em" }
    let digits = String(abs(ten) % 10_000)
    var fraction = String(repeating: "0", count: 4 - digits.count) + digits
    while fraction.last == "0" { fraction.removeLast() }
    return (ten < 0 ? "-" : "") + String(abs(ten) / 10_000) + (fraction.isEmpty ? "" : "." + fraction) + "em"
  }
}

extension MathOperator {
  var attributes: [(String, String)] {
    var list: [(String, String)] = []
    if let form { list.append(("form", form.rawValue)) }
    if let leadingSpace { list.append(("lspace", leadingSpace.css)) }
    if let trailingSpace { list.append(("rspace", trailingSpace.css)) }
    if let isStretchy { list.append(("stretchy", String(isStretchy))) }
    if let isSymmetric { list.append(("symmetric", String(isSymmetric))) }
    if let isLarge { list.append(("largeop", String(isLarge))) }
    if let movesLimits { list.append(("movablelimits", String(movesLimits))) }
    if let isAccent { list.append(("accent", String(isAccent))) }
    if let minimumSize { list.append(("minsize", minimumSize.css)) }
    if let maximumSize { list.append(("maxsize", maximumSize.css)) }
    if let variant { list.append(("mathvariant", variant.rawValue)) }
    return list
  }
}

extension MathStyle {
  var attributes: [(String, String)] {
    var list: [(String, String)] = []
    if let isDisplay { list.append(("displaystyle", String(isDisplay))) }
    if let scriptLevel {
      list.append(("scriptlevel", String(scriptLevel)))
    } else if scriptLevelChange != 0 {
      list.append(("scriptlevel", (scriptLevelChange > 0 ? "+" : "") + String(scriptLevelChange)))
    }
    if let isCramped { list.append(("style", "math-shift:" + (isCramped ? "compact" : "normal"))) }
    if scale != 1 { list.append(("mathsize", MathLength(ems: scale).css)) }
    if let color { list.append(("mathcolor", Self.css(color))) }
    if let background { list.append(("mathbackground", Self.css(background))) }
    return list
  }

  private static func css(_ color: UInt32) -> String {
    let digits = String(color & 0xFF_FFFF, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }
}

extension MathPadding {
  var attributes: [(String, String)] {
    var list: [(String, String)] = []
    if let width { list.append(("width", width.css)) }
    if let height { list.append(("height", height.css)) }
    if let depth { list.append(("depth", depth.css)) }
    switch alignment {
    case nil: if shift != .zero { list.append(("lspace", shift.css)) }
    // Browsers that support `%width` shift the content by that part of its own width. `MathMLReader` reads
    // `data-align` instead.
    case .left?: list.append(("data-align", "left"))
    case .center?: list += [("lspace", "-50%width"), ("data-align", "center")]
    case .right?: list += [("lspace", "-100%width"), ("data-align", "right")]
    }
    if raise != .zero { list.append(("voffset", raise.css)) }
    return list
  }
}

extension MathEnclosure {
  /// The attributes for an enclosure: the notations of `menclose`, and CSS styles for browsers, which do not
  /// support it.
  var attributes: [(String, String)] {
    var names: [String] = []
    var styles: [String] = []
    if contains(.box) {
      names.append("box")
      styles.append("border:0.04em solid;padding:0.3em")
    }
    if contains(.top) {
      names.append("top")
      styles.append("border-top:0.04em solid;padding-top:0.12em")
    }
    if contains(.bottom) {
      names.append("bottom")
      styles.append("border-bottom:0.04em solid;padding-bottom:0.12em")
    }
    for (line, name, style) in Self.others where contains(line) {
      names.append(name)
      styles.append(style)
    }
    var lines: [String] = []
    for (line, name, direction) in [
      (MathEnclosure.upDiagonal, "updiagonalstrike", "to bottom right"),
      (.downDiagonal, "downdiagonalstrike", "to top right"), (.horizontal, "horizontalstrike", "to bottom"),
    ] where contains(line) {
      names.append(name)
      lines.append("linear-gradient(\(direction),#0000 48%,currentColor 48% 52%,#0000 52%)")
    }
    if !lines.isEmpty { styles.append("background:" + lines.joined(separator: ",")) }
    return [("notation", names.joined(separator: " "))]
      + (styles.isEmpty ? [] : [("style", styles.joined(separator: ";"))])
  }

  /// The lines that no gradient draws, with their names. MathML 3 has no names for the last three.
  static let others: [(line: MathEnclosure, name: String, style: String)] = [
    (.left, "left", "border-left:0.04em solid;padding-left:0.1em"),
    (.right, "right", "border-right:0.04em solid;padding-right:0.1em"),
    (.phaseAngle, "phasorangle", "border-bottom:0.04em solid;border-left:0.04em solid;padding-left:0.3em"),
    (.topSegment, "x-topsegment", "border-top:0.04em solid;padding-top:0.2em"),
    (.bottomSegment, "x-bottomsegment", "border-bottom:0.04em solid;padding-bottom:0.2em"),
    (.space, "x-space", "padding:0.3em"),
  ]
}
