import Foundation

/// The pictures that a failure left behind, as PNG; nil for missing ones.
struct FailurePictures: Sendable {
  /// The golden.
  var expected: Data?
  /// The layout's picture.
  var actual: Data?
  /// Where they differ.
  var difference: Data?
}
