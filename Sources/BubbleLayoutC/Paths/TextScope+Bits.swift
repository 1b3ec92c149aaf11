import BubbleLayout
import CBubbleLayout

extension TextScope {
  /// Makes a scope from the bits of a caller; 0 means the message's own text.
  ///
  /// - Throws: `BUBBLE_ERROR_ARGUMENT` for unknown bits.
  init(bits: UInt32) throws(Failure) {
    guard bits & ~UInt32(BUBBLE_SCOPE_ALL.rawValue) == 0 else {
      throw .argument("scope is \(bits), which is not a mask of bubble_text_scope", "scope")
    }
    let kinds: [(bubble_text_scope, TextScope)] = [
      (BUBBLE_SCOPE_OWN, .own), (BUBBLE_SCOPE_QUOTE, .quote), (BUBBLE_SCOPE_CODE, .code),
      (BUBBLE_SCOPE_LINKS, .links), (BUBBLE_SCOPE_CARDS, .cards), (BUBBLE_SCOPE_POLLS, .polls),
      (BUBBLE_SCOPE_BUTTONS, .buttons),
    ]
    self = []
    for (bit, kind) in kinds where bits & UInt32(bit.rawValue) != 0 { insert(kind) }
    if bits == 0 { self = .own }
  }
}
