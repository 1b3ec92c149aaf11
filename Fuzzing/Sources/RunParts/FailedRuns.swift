import Foundation

/// The failures of a program's runs, counted by kind.
package struct FailedRuns {
  private var counts: [String: Int] = [:]
  /// How many of a kind are printed.
  private static let printed = 3

  package init() {}

  /// What tells a failure from others: the words before the first colon or number.
  package static func kind(of problem: String) -> String {
    String(problem.prefix { $0 != ":" && !$0.isNumber })
  }

  /// Counts a failure.
  ///
  /// - Returns: Whether it is one of the first of its kind, which are printed.
  package mutating func note(_ kind: String) -> Bool {
    counts[kind, default: 0] += 1
    return counts[kind, default: 0] <= Self.printed
  }

  /// Prints how many runs of `what` failed, and ends the program: with 1 if any did.
  package func finish(_ runs: Int, _ what: String) -> Never {
    print("\(runs) \(what), \(counts.values.reduce(0, +)) failed \(counts)")
    exit(counts.isEmpty ? 0 : 1)
  }
}

/// What remains of some elements when those are taken out without which it still fails.
///
/// - Complexity: About twice as many tries as there are elements, at most.
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
