#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Returns the bytes of a file; empty if it cannot be read.
func bytes(of path: String) -> [UInt8] { FileManager.default.contents(atPath: path).map { Array($0) } ?? [] }
