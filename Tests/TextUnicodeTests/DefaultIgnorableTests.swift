import Testing
import TextUnicode

@Suite struct DefaultIgnorableTests {
  /// The quick check never rejects a character that has the property.
  @Test func noDefaultIgnorableIsMissed() {
    var count = 0
    for scalar in UInt32(0)...0x10FFFF where ScalarProperties(scalar).isDefaultIgnorable {
      count += 1
      #expect(ScalarProperties.mayBeDefaultIgnorable(scalar), "U+\(String(scalar, radix: 16))")
    }
    #expect(count > 4_000)
    #expect(!ScalarProperties.mayBeDefaultIgnorable(0x915))
  }
}
