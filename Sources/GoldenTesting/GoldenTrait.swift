import LayoutGoldens
import Testing

/// What holds for the goldens of a test or a suite: `@Suite(.goldens(mode: .recordFailed))`.
public struct GoldenTrait: TestTrait, SuiteTrait, TestScoping {
  /// What happens to goldens that are missing or differ; nil for what the environment says.
  public var mode: GoldenMode?
  /// What counts as equal; nil for what the suite around says, or else nothing but what is.
  public var tolerance: GoldenTolerance?
  /// The folder of the goldens, relative to the test's file; nil for what the suite around says, or else `Goldens`.
  public var folder: String?

  /// Suites within a suite have it too.
  public var isRecursive: Bool { true }

  /// Runs a test with it.
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
  /// What holds for the goldens of a test or a suite.
  ///
  /// - Parameters:
  ///   - mode: What happens to goldens that are missing or differ. Where `CI` is set nothing is recorded.
  ///   - tolerance: What counts as equal, and what is not compared.
  ///   - folder: The folder of the goldens, relative to the test's file.
  public static func goldens(
    mode: GoldenMode? = nil, tolerance: GoldenTolerance? = nil, folder: String? = nil
  ) -> GoldenTrait {
    GoldenTrait(mode: mode, tolerance: tolerance, folder: folder)
  }
}

/// What traits around a test say.
struct GoldenScope: Sendable {
  var mode: GoldenMode?
  var tolerance: GoldenTolerance?
  var folder: String?

  @TaskLocal static var current = GoldenScope()
}
