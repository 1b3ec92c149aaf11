/// The characters that are scripts by themselves, as in `x²`, `H₂O` and `aⁿ`.
enum TeXScriptCharacters {
  /// Returns the character that a script character shows; nil for other characters.
  static func script(_ scalar: Unicode.Scalar) -> (text: Unicode.Scalar, isSub: Bool)? {
    if let text = above[scalar] { return (text, false) }
    if let text = below[scalar] { return (text, true) }
    return nil
  }

  private static let above = table(
    "⁰0¹1²2³3⁴4⁵5⁶6⁷7⁸8⁹9⁺+⁻−⁼=⁽(⁾)ⁿnⁱiᵃaᵇbᶜcᵈdᵉeᶠfᵍgʰhʲjᵏkˡlᵐmᵒoᵖpʳrˢsᵗtᵘuᵛvʷwˣxʸyᶻzᵀTᵝβᵞγᵟδᶿθᵠφᵡχ")
  private static let below = table(
    "₀0₁1₂2₃3₄4₅5₆6₇7₈8₉9₊+₋−₌=₍(₎)ₐaₑeₕhᵢiⱼjₖkₗlₘmₙnₒoₚpᵣrₛsₜtᵤuᵥvₓxᵦβᵧγᵨρᵩφᵪχ")

  private static func table(_ text: String) -> [Unicode.Scalar: Unicode.Scalar] {
    let scalars = Array(text.unicodeScalars)
    var table: [Unicode.Scalar: Unicode.Scalar] = [:]
    for index in stride(from: 0, to: scalars.count - 1, by: 2) { table[scalars[index]] = scalars[index + 1] }
    return table
  }
}
