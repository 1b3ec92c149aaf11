import Foundation

/// The pictures that a failure left, as PNG; nil for those that are not there.
struct FailurePictures: Sendable {
  /// The golden.
  var expected: Data?
  /// The layout's picture.
  var actual: Data?
  /// Where they differ.
  var difference: Data?
}
