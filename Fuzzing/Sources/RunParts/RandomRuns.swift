import Foundation

/// A random text, and what it is held to.
package struct RandomRun<Element> {
  package let text: [Element]
  /// What a failure's report says of the run besides its number; empty for nothing.
  package let note: String
  /// What is wrong with a text. Its words before the first colon or number are its kind.
  package let problem: ([Element]) -> String?

  package init(_ text: [Element], note: String = "", problem: @escaping ([Element]) -> String?) {
    self.text = text
    self.note = note
    self.problem = problem
  }
}

/// Random texts, each held to what holds of each. Those that fail are printed, made as short as they fail alike.
package struct RandomRuns<Element> {
  private let what: String
  private let spelled: ([Element]) -> String
  private let reader: ([Element]) -> () -> Void
  private let timedEach: Int
  private let slack: Double

  /// - Parameters:
  ///   - what: What the texts are, such as `formulas`.
  ///   - timedEach: Each text with a number that this divides is read at two lengths too: time may not grow faster than the text.
  ///   - slack: Seconds that the longer one may take besides.
  ///   - spelled: How a text is printed.
  ///   - reader: Makes what reads a text, whose time is taken.
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

  /// Makes and holds so many, and ends the program.
  ///
  /// - Parameter next: Makes the run of a number, from 1 on.
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

  /// Whether a text four hundred times over takes more on each byte than eight times what twenty times take.
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

  /// The time that the thread has worked, in seconds.
  private static func worked() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
