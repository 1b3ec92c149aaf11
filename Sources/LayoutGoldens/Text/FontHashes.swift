import Synchronization
import TextShaping

/// The hashes of the faces asked for so far. Hashing a file of ten megabytes for each golden would take longer
/// than the layout.
enum FontHashes {
  private static let known = Mutex<[FontFace: String]>([:])

  static func hash(of face: FontFace) -> String {
    if let hash = known.withLock({ $0[face] }) { return hash }
    let hash = face.contentHash
    known.withLock { $0[face] = hash }
    return hash
  }
}
