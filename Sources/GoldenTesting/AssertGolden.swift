import BubbleLayout
import LayoutGoldens

/// Compares a layout with its golden, in a test of Swift Testing or XCTest.
///
/// ```
/// @Test func greeting() {
///   assertGolden(engine.rows(for: messages, style: .balloon, width: 320))
/// }
/// ```
/// The golden is `Goldens/FILE/TEST.txt` next to the test's file. Exclude the folder in the target in
/// `Package.swift`, so that it does not count as an unhandled resource: `exclude: ["Goldens"]`. A missing
/// golden fails. `BUBBLE_GOLDENS=record-missing swift test` records missing goldens. `record-failed` also
/// records those that differ. If `CI` is set, nothing is recorded.
///
/// - Parameters:
///   - subject: A laid out cell, transcript, paragraph or composer. Another overload takes rows.
///   - name: Distinguishes several goldens of one test, such as those of its arguments.
///   - tolerance: Which differences count as equal; nil for the trait's tolerance, or else for exact
///     equality.
///   - mode: What happens to a golden that is missing or differs; nil for the mode of a trait or the
///     environment.
///   - fileID: The caller's file, for its name; leave it out.
///   - filePath: The caller's file, whose folder contains the goldens; leave it out.
///   - function: The function of the test; leave it out.
///   - line: The line where a failure is reported; leave it out.
///   - column: The column where a failure is reported; leave it out.
/// - Returns: The result of the comparison. A failure is also reported at the caller's line.
@discardableResult
public func assertGolden<Subject: GoldenSubject>(
  _ subject: @autoclosure () throws -> Subject, named name: String? = nil, tolerance: GoldenTolerance? = nil,
  mode: GoldenMode? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  function: StaticString = #function, line: Int = #line, column: Int = #column
) -> GoldenOutcome {
  assertGolden(
    try subject(), as: Subject.goldenStrategy, named: name, tolerance: tolerance, mode: mode, fileID: fileID,
    filePath: filePath, function: function, line: line, column: column)
}

/// Compares rows with their golden; see the overload of `assertGolden` that takes a subject.
@discardableResult
public func assertGolden<Rows: Sequence>(
  _ rows: @autoclosure () throws -> Rows, named name: String? = nil, tolerance: GoldenTolerance? = nil,
  mode: GoldenMode? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  function: StaticString = #function, line: Int = #line, column: Int = #column
) -> GoldenOutcome where Rows.Element == TranscriptRow {
  assertGolden(
    GoldenText(try rows()), as: GoldenText.goldenStrategy, named: name, tolerance: tolerance, mode: mode,
    fileID: fileID,
    filePath: filePath, function: function, line: line, column: column)
}

/// Compares a value with its golden. A strategy converts the value to text. See the overload of
/// `assertGolden` that takes a subject.
@discardableResult
public func assertGolden<Value>(
  _ value: @autoclosure () throws -> Value, as strategy: GoldenStrategy<Value>, named name: String? = nil,
  tolerance: GoldenTolerance? = nil, mode: GoldenMode? = nil, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, function: StaticString = #function, line: Int = #line,
  column: Int = #column
) -> GoldenOutcome {
  let caller = GoldenCaller(
    fileID: fileID, filePath: filePath, function: function, line: line, column: column)
  do {
    let text = try strategy.text(value())
    return GoldenSession.shared.check(text, named: name, tolerance: tolerance, mode: mode, at: caller)
  } catch {
    caller.fail("golden '\(caller.name(name))': \(error)")
    return .failed(reason: "\(error)")
  }
}

/// Compares a layout with a golden in the source code of the test.
///
/// ```
/// assertGolden(rows, inline: """
///   cell 0 id="1" frame=[0 0 320 65]
///     bubble frame=[10 30 67.422 38]
///   """)
/// ```
/// Fields and kinds of items that the golden does not contain are not compared. The recording modes write the
/// text into the source file. An empty text counts as a missing golden.
@discardableResult
public func assertGolden<Subject: GoldenSubject>(
  _ subject: @autoclosure () throws -> Subject, inline golden: String, tolerance: GoldenTolerance? = nil,
  mode: GoldenMode? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  function: StaticString = #function, line: Int = #line, column: Int = #column
) -> GoldenOutcome {
  let caller = GoldenCaller(
    fileID: fileID, filePath: filePath, function: function, line: line, column: column)
  do {
    let text = try Subject.goldenStrategy.text(subject())
    return GoldenSession.shared.check(text, inline: golden, tolerance: tolerance, mode: mode, at: caller)
  } catch {
    caller.fail("golden in line \(line): \(error)")
    return .failed(reason: "\(error)")
  }
}

/// Compares rows with a golden in the source code of the test; see `assertGolden(_:inline:tolerance:mode:)`.
@discardableResult
public func assertGolden<Rows: Sequence>(
  _ rows: @autoclosure () throws -> Rows, inline golden: String, tolerance: GoldenTolerance? = nil,
  mode: GoldenMode? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  function: StaticString = #function, line: Int = #line, column: Int = #column
) -> GoldenOutcome where Rows.Element == TranscriptRow {
  assertGolden(
    GoldenText(try rows()), inline: golden, tolerance: tolerance, mode: mode, fileID: fileID,
    filePath: filePath, function: function, line: line, column: column)
}
