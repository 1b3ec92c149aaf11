import BubbleLayout

extension ContentPath {
  /// Reads a path from a JSON Pointer (RFC 6901); nil if the text is not a valid one.
  ///
  /// A step of digits is a number, unless it has a leading zero or is too large for an integer; then it is a
  /// name.
  ///
  /// - Complexity: Linear in the text.
  init?(pointer: some Collection<UInt8>) {
    self.init([])
    var step: [UInt8] = []
    var isWithin = false
    var followsTilde = false
    for byte in pointer {
      if followsTilde {
        guard byte == UInt8(ascii: "0") || byte == UInt8(ascii: "1") else { return nil }
        step.append(byte == UInt8(ascii: "0") ? UInt8(ascii: "~") : UInt8(ascii: "/"))
        followsTilde = false
      } else if byte == UInt8(ascii: "/") {
        if isWithin { steps.append(Step(token: step)) }
        step.removeAll(keepingCapacity: true)
        isWithin = true
      } else if isWithin {
        followsTilde = byte == UInt8(ascii: "~")
        if !followsTilde { step.append(byte) }
      } else {
        return nil
      }
    }
    if followsTilde { return nil }
    if isWithin { steps.append(Step(token: step)) }
  }

  /// The path as a JSON Pointer (RFC 6901), in UTF-8: `/attachments/2/options/0`.
  var pointer: [UInt8] {
    var bytes: [UInt8] = []
    for step in steps {
      bytes.append(UInt8(ascii: "/"))
      switch step {
      case .number(let number): bytes += String(number).utf8
      case .name(let name):
        for byte in name.utf8 {
          switch byte {
          case UInt8(ascii: "~"): bytes += [byte, UInt8(ascii: "0")]
          case UInt8(ascii: "/"): bytes += [UInt8(ascii: "~"), UInt8(ascii: "1")]
          default: bytes.append(byte)
          }
        }
      }
    }
    return bytes
  }
}

extension ContentPath.Step {
  /// Makes a step from a token of a pointer.
  fileprivate init(token: [UInt8]) {
    let isNumber =
      !token.isEmpty && token.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      && (token.count == 1 || token[0] != UInt8(ascii: "0"))
    let name = String(decoding: token, as: UTF8.self)
    self = (isNumber ? Int(name) : nil).map { .number($0) } ?? .name(name)
  }
}
