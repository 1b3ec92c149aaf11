import Foundation

/// A request of a browser: the part of HTTP/1.1 (RFC 9112) that the tool's pages need, parsed strictly.
struct PageRequest: Sendable {
  let method: String
  /// The path as it was sent, without the query. It is not percent-decoded.
  let path: String
  /// The text after the question mark; empty if there is none.
  let query: String
  /// The headers by name in lower case. Requests with a repeated header are refused.
  let headers: [String: String]
  var body = Data()

  /// Returns the value of a part `name=value` of the query; nil if there is no such part.
  func parameter(_ name: String) -> String? {
    query.split(separator: "&").first { $0.hasPrefix(name + "=") }
      .map { String($0.dropFirst(name.count + 1)) }
  }
}

extension PageRequest {
  /// The reason why the head of a request is invalid.
  enum Fault: Error {
    case malformed(String)
    case lineTooLong
    case headTooLarge
    case bodyTooLarge
    case unsupported(String)
  }

  /// Reads a head: the request line and the headers, without the empty line after them.
  ///
  /// - Complexity: Linear in the head.
  init(head: [UInt8], limits: ServingLimits) throws(Fault) {
    // Heads of valid requests are ASCII.
    guard head.allSatisfy({ $0 < 0x7F && ($0 >= 0x20 || $0 == 0x09 || $0 == 0x0D || $0 == 0x0A) }) else {
      throw .malformed("the request head contains invalid characters")
    }
    var lines: [ArraySlice<UInt8>] = []
    var start = head.startIndex
    for index in head.indices where head[index] == 0x0A {
      guard index > start, head[index - 1] == 0x0D else { throw .malformed("a line ends without CR") }
      lines.append(head[start..<index - 1])
      start = index + 1
    }
    lines.append(head[start...])
    guard !lines.contains(where: { $0.contains(0x0D) }) else { throw .malformed("a CR has no LF after it") }
    guard let first = lines.first, first.count <= limits.line else { throw .lineTooLong }
    guard lines.count - 1 <= limits.headers else { throw .headTooLarge }

    let words = first.split(separator: 0x20, omittingEmptySubsequences: false).map(Self.text)
    guard words.count == 3, !words[0].isEmpty, words[1].hasPrefix("/") else {
      throw .malformed("the request line is not METHOD /path HTTP/1.1")
    }
    guard words[2] == "HTTP/1.1" else { throw .unsupported("only HTTP/1.1 is supported") }
    let target = words[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    method = words[0]
    path = String(target[0])
    query = target.count > 1 ? String(target[1]) : ""
    headers = try Self.headers(lines.dropFirst())
  }

  private static func headers(_ lines: ArraySlice<ArraySlice<UInt8>>) throws(Fault) -> [String: String] {
    var headers: [String: String] = [:]
    for line in lines {
      guard let colon = line.firstIndex(of: UInt8(ascii: ":")), colon > line.startIndex else {
        throw .malformed("a header has no name")
      }
      let name = text(line[..<colon])
      guard name.utf8.allSatisfy(isToken) else { throw .malformed("a header has an invalid name") }
      let value = text(line[(colon + 1)...]).trimmingCharacters(in: .whitespaces)
      // Programs differ in which of two headers with the same name they use, so a repeated header is refused.
      guard headers.updateValue(value, forKey: name.lowercased()) == nil else {
        throw .malformed("a header occurs twice")
      }
    }
    return headers
  }

  /// Returns the length of the body, in bytes.
  ///
  /// - Throws: `Fault` if the length is invalid, too long or not given in advance.
  func bodyLength(limit: Int) throws(Fault) -> Int {
    if headers["transfer-encoding"] != nil {
      throw .unsupported("Transfer-Encoding is not supported; a body needs Content-Length")
    }
    guard let text = headers["content-length"] else { return 0 }
    guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      throw .malformed("Content-Length is not a number")
    }
    guard let length = Int(text), length <= limit else { throw .bodyTooLarge }
    return length
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }

  /// Whether a byte may occur in a header's name. Of the token characters (RFC 9110 §5.6.2), only those that
  /// occur in common names are allowed.
  private static func isToken(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
    }
  }
}
