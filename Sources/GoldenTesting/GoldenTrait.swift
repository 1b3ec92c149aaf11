import LayoutGoldens
import Testing

/// Settings for the goldens of a test or a suite: `@Suite(.goldens(mode: .recordFailed))`.
public struct GoldenTrait: TestTrait, SuiteTrait, TestScoping {
  /// What happens to goldens that are missing or differ; nil for the mode of the environment.
  public var mode: GoldenMode?
  /// Which differences count as equal; nil for the tolerance of the surrounding suite, or else for exact
  /// equality.
  public var tolerance: GoldenTolerance?
  /// The folder of the goldens, relative to the test's file; nil for the folder of the surrounding suite, or
  /// else `Goldens`.
  public var folder: String?

  /// Whether nested suites inherit the settings; always true.
  public var isRecursive: Bool { true }

  /// Runs a test with these settings.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    let outer = GoldenScope.current
    let scope = GoldenScope(
      mode: mode ?? outer.mode, tolerance: tolerance ?? outer.tolerance, folder: folder ?? outer.folder)
    try await GoldenScope.$current.withValue(scope) { try await function() }
  }
}

extension Trait where Self == GoldenTrait {
  /// Sets how the goldens of a test or a suite are compared.
  ///
  /// - Parameters:
  ///   - mode: What happens to goldens that are missing or differ. If `CI` is set, nothing is recorded.
  ///   - tolerance: Which differences count as equal, and which items are not compared.
  ///   - folder: The folder of the goldens, relative to the test's file.
  public static func goldens(
    mode: GoldenMode? = nil, tolerance: GoldenTolerance? = nil, folder: String? = nil
  ) -> GoldenTrait {
    GoldenTrait(mode: mode, tolerance: tolerance, folder: folder)
  }
}

/// The combined settings of all traits around a test.
struct GoldenScope: Sendable {
  var mode: GoldenMode?
  var tolerance: GoldenTolerance?
  var folder: String?

  @TaskLocal static var current = GoldenScope()
}
