extension TeXParser {
  mutating func chemistry(_ token: TeXToken) -> TeXAtom { alphabet(.normal, token) }
  mutating func unit(_ token: TeXToken) -> TeXAtom { alphabet(.normal, token) }
}
