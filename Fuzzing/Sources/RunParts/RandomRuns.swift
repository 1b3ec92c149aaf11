import Foundation

/// A random text, and the check of it.
package struct RandomRun<Element> {
  package let text: [Element]
  /// An addition to the number of the run in reports of failures; may be empty.
  package let note: String
  /// Returns the problem with a text; nil for none. The words before its first colon or number are its kind.
  package let problem: ([Element]) -> String?

  package init(_ text: [Element], note: String = "", problem: @escaping ([Element]) -> String?) {
    self.text = text
    self.note = note
    self.problem = problem
  }
}

/// Checks random texts. Texts that fail are shortened as long as they fail in the same way, and printed.
package struct RandomRuns<Element> {
  private let what: String
  private let spelled: ([Element]) -> String
  private let reader: ([Element]) -> () -> Void
  private let timedEach: Int
  private let slack: Double

  /// - Parameters:
  ///   - what: The name of the texts, such as `formulas`.
  ///   - timedEach: Every text whose number is a multiple of this is also read in two lengths, to check that
  ///     the time does not grow faster than the length.
  ///   - slack: The seconds that the longer text may take in addition.
  ///   - spelled: Returns a text in the form in which it is printed.
  ///   - reader: Returns a function that reads a text; its time is measured.
  package init(
    _ what: String, timedEach: Int, slack: Double, spelled: @escaping ([Element]) -> String,
    reader: @escaping ([Element]) -> () -> Void
  ) {
    self.what = what
    self.timedEach = timedEach
    self.slack = slack
    self.spelled = spelled
    self.reader = reader
  }

  /// Makes and checks this many texts, and ends the program.
  ///
  /// - Parameter next: Makes the run with a number, counted from 1.
  package func hold(_ count: Int, next: (Int) -> RandomRun<Element>) -> Never {
    var failed = FailedRuns()
    for number in 1...max(1, count) {
      let run = next(number)
      if let found = run.problem(run.text) {
        let kind = FailedRuns.kind(of: found)
        if failed.note(kind) {
          let least = shortened(run.text) { run.problem($0)?.hasPrefix(kind) ?? false }
          print("run \(number)\(run.note): \(run.problem(least) ?? found)")
          print("  \(spelled(least).debugDescription)")
        }
      } else if number % timedEach == 0, growsFaster(run.text) {
        _ = failed.note("slow")
        print("run \(number): slow: \(spelled(run.text).debugDescription)")
      }
      if number % 100_000 == 0 { print("\(number) \(what)") }
    }
    failed.finish(count, what)
  }

  /// Returns whether reading a text 400 times takes more than 8 times as long per byte as reading it 20
  /// times.
  private func growsFaster(_ text: [Element]) -> Bool {
    func time(_ count: Int) -> Double {
      let read = reader(Array(repeatElement(text, count: count).joined()))
      return (0..<3).map { _ in
        let start = Self.worked()
        read()
        return Self.worked() - start
      }.min() ?? 0
    }
    return time(400) > 8 * 20 * time(20) + slack
  }

  /// The processor time of the thread so far, in seconds.
  private static func worked() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
