/// Characters that have rules of their own in shaping, bidi and line breaking; one byte chooses one of them.
package enum FuzzScalars {
  package static let all: [Unicode.Scalar] = Array(
    """
    abcdefgz ABTVWYÅéßﬁij0123456789.,:;!?'"-–—/\\()[]{}<>«»“”%$€#@&*_~^|+=\
    \t\n\r\u{A0}\u{AD}\u{200B}\u{200C}\u{200D}\u{2060}\u{FEFF}\u{3000}\u{2028}\u{2009}\u{1680}\u{85}\u{B}\u{1}\u{7F}\
    \u{300}\u{301}\u{327}\u{20E3}\u{FE0E}\u{FE0F}\u{34F}\u{1DC0}\
    \u{202A}\u{202B}\u{202C}\u{202E}\u{2066}\u{2067}\u{2068}\u{2069}\u{200E}\u{200F}\u{61C}\
    אבגשת\u{5B0}\u{5BC}ابتلاعغكمنهوى\u{64B}\u{651}\u{640}٠١پچ\u{6DD}ܐނ\u{7A6}\
    абвгєαβγάქა\u{531}ꙮ\
    कखगत्थनरिीु\u{94D}\u{902}ক\u{9CD}ষা\u{9BF}ਕ\u{A4D}கொ\u{BCD}ക്ഷ\u{D4D}క\u{C4D}ಕ\u{CCD}ක\u{DCA}\
    กขเแำ\u{E31}\u{E48}ລ\u{EB4}កខ\u{17D2}\u{17B6}\u{17C1}က\u{1039}\u{103A}\u{1031}ြ།ཀ\u{F72}\u{FB2}\
    一二三中国日本「」、。，漢あいうっゃーアイ가나\u{1100}\u{1161}\u{11A8}ㄱㅋ𠀀𪛖\
    😀👍🏽👩❤🇩🇪🇺🏴\u{E0067}\u{E007F}🏳🌈1#\u{1F9D1}🫯☎©\
    \u{FFFC}\u{FFFD}\u{E000}\u{10FFFD}\u{10FFFF}\u{1D173}\u{13000}\u{1E900}𐤀𞤀\u{11F02}
    """.unicodeScalars)
}
