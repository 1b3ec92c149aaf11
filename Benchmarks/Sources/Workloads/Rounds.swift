import Foundation

/// How often rows take turns: ROUNDS in the environment, or what is usual.
public func rounds(usually count: Int) -> Int {
  ProcessInfo.processInfo.environment["ROUNDS"].flatMap { Int($0) }.map { max(1, $0) } ?? count
}
