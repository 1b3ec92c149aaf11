import LayoutFormat
import Testing

/// Tests that the deprecated names of version 0.4 compile.
@Suite struct DeprecatedTests {
  @available(*, deprecated)
  @Test func fields() {
    #expect(MeasureField.doubts == .warnings && MeasureField.doubts.rawValue == "doubts")
  }
}
