import TestSupport

/// Makes random text in mixed scripts. The same seed gives the same text.
struct RandomText {
  private var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  mutating func below(_ count: Int) -> Int { Int(generator.next() % UInt64(count)) }

  /// Returns a string of one to `length` pieces, each from one of the pools.
  mutating func string(stretches length: Int) -> String {
    var text = String.UnicodeScalarView()
    for _ in 0...below(length) {
      let pool = Self.pools[below(Self.pools.count)]
      for _ in 0...below(6) { text.append(pool[below(pool.count)]) }
    }
    return String(text)
  }

  /// Returns a width between 0 and 400 points; narrow widths are more frequent.
  mutating func width() -> Double { Double(below(400) * below(64)) / 64 }

  private static let pools: [[Unicode.Scalar]] = [
    pool("abcdefghijklmnopqrstuvwxyzAVWTYf"), pool("ffiflfjAVTo."), pool("0123456789,.-/:%$€"),
    pool(" "), pool(" \t\u{A0}\u{200B}\u{3000}"), pool("\n\r\u{2028}"), pool(".,;:!?()[]{}\"'«»“”‘’/\\-–—…"),
    pool("абвгдежзиклмнопрстуфхцчшщ"), pool("αβγδεζηθικλμνξοπρστυφχψω"),
    pool("אבגדהוזחטיכלמנסעפצקרשת\u{5B0}\u{5B7}\u{5BC}"),
    pool("ابتثجحخدذرزسشصضطظعغفقكلمنهويىءةـ\u{64B}\u{64E}\u{651}\u{652}"),
    pool("कखगघचछजझटठडढतथदधनपफबभमयरलवशषसह\u{93E}\u{93F}\u{940}\u{94D}\u{902}"),
    pool("কখগঘঙচছজঝ\u{9BE}\u{9BF}\u{9CD}"), pool("கஙசஞடணதந\u{BBE}\u{BBF}\u{BCD}"),
    pool("กขคงจฉชซญดตถทธนบปผฝพฟภมยรลวศษสหอฮ\u{E31}\u{E34}\u{E48}\u{E49}"),
    pool("ກຂຄງຈຊຍດຕຖທນບປ\u{EB4}\u{EC8}"),
    pool("កខគឃងចឆជឈញដ\u{17B6}\u{17D2}\u{17C6}"), pool("ကခဂဃငစဆဇ\u{102C}\u{1039}\u{103A}\u{1031}"),
    pool("一二三人大中国日本語漢字直骨海，。「」（）"), pool("あいうえおかきくけこっゃゅーアイウエオン"),
    pool("가나다라마바사아자차카타파하ㅋㅠ\u{1100}\u{1161}\u{11A8}"),
    pool("😀👍🏽👩\u{200D}🚀❤\u{FE0F}🇩🇪1\u{FE0F}\u{20E3}©☎\u{FE0E}"), pool("\u{300}\u{301}\u{308}\u{327}\u{20DD}"),
    pool("\u{200C}\u{200D}\u{AD}\u{2060}\u{FE0F}\u{FE0E}\u{FEFF}"),
    pool("\u{202A}\u{202B}\u{202C}\u{202D}\u{202E}\u{2066}\u{2067}\u{2068}\u{2069}\u{200E}\u{200F}"),
    pool("\u{1}\u{7F}\u{85}\u{FFFC}\u{FFFD}\u{E000}\u{10FFFD}\u{13000}"),
  ]

  private static func pool(_ text: String) -> [Unicode.Scalar] { Array(text.unicodeScalars) }
}
