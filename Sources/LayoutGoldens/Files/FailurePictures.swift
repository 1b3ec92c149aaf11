import Foundation

/// The pictures of a failure in the artefacts folder, as PNG; nil for pictures that do not exist.
struct FailurePictures: Sendable {
  /// The picture of the golden.
  var expected: Data?
  /// The picture of the layout.
  var actual: Data?
  /// The picture that marks the pixels that differ.
  var difference: Data?
}
