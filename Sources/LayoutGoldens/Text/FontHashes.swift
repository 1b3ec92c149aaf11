import Synchronization
import TextShaping

/// The hashes of faces asked for so far: hashing a file of ten megabytes for each golden would take longer than
/// laying it out.
enum FontHashes {
  private static let known = Mutex<[FontFace: String]>([:])

  static func hash(of face: FontFace) -> String {
    if let hash = known.withLock({ $0[face] }) { return hash }
    let hash = face.contentHash
    known.withLock { $0[face] = hash }
    return hash
  }
}
