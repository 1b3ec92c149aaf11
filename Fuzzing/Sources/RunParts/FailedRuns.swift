import Foundation

/// The failures of a program's runs, counted by kind.
package struct FailedRuns {
  private var counts: [String: Int] = [:]
  /// The largest number of printed failures of each kind.
  private static let printed = 3

  package init() {}

  /// Returns the kind of a failure: the words before the first colon or number.
  package static func kind(of problem: String) -> String {
    String(problem.prefix { $0 != ":" && !$0.isNumber })
  }

  /// Counts a failure.
  ///
  /// - Returns: Whether to print it: only the first failures of each kind are printed.
  package mutating func note(_ kind: String) -> Bool {
    counts[kind, default: 0] += 1
    return counts[kind, default: 0] <= Self.printed
  }

  /// Prints how many runs of `what` failed, and ends the program; the exit code is 1 if any run failed.
  package func finish(_ runs: Int, _ what: String) -> Never {
    print("\(runs) \(what), \(counts.values.reduce(0, +)) failed \(counts)")
    exit(counts.isEmpty ? 0 : 1)
  }
}

/// Leaves out elements as long as `fails` stays true, and returns the remaining ones.
///
/// - Complexity: At most about twice as many calls of `fails` as there are elements.
package func shortened<Element>(_ elements: [Element], _ fails: ([Element]) -> Bool) -> [Element] {
  var elements = elements
  var size = max(1, elements.count / 2)
  while size > 0 {
    var start = 0
    while start < elements.count {
      var less = elements
      less.removeSubrange(start..<min(elements.count, start + size))
      if fails(less) { elements = less } else { start += size }
    }
    size /= 2
  }
  return elements
}
