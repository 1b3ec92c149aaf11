import Testing
import TextUnicode

@Test func x() {}
