import Foundation

/// The number of turns of each row: ROUNDS in the environment, or the default.
public func rounds(usually count: Int) -> Int {
  ProcessInfo.processInfo.environment["ROUNDS"].flatMap { Int($0) }.map { max(1, $0) } ?? count
}
