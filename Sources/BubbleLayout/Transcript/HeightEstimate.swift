import TextLayout

/// Estimates the height of a message's rows from the length of its text.
struct HeightEstimate {
  /// The height of rows with one line, in 1/64 points.
  private let oneLine: Int
  /// The height of each further line, in 1/64 points.
  private let pitch: Int
  /// The mean width of a UTF-8 byte, in 1/64 points.
  private let byteWidth: Int

  /// - Parameter role: The role of the messages.
  init(_ role: MessageRole, assembler: RowAssembler, limits: RowLimits) {
    let sender = role == .notice ? nil : role == .sent ? assembler.environment.me : "A"
    func height(_ text: String) -> Int {
      let message = Message(id: 0, sender: sender, text: text, kind: role == .notice ? .notice : .message)
      return assembler.measure(of: assembler.prepared(message), sent: nil, .alone, limits: limits).rows.height
        .rawValue
    }
    oneLine = height("n")
    pitch = max(0, height("n\nn") - oneLine)
    // Latin letters are about half as wide as the font is tall. On average, a letter of two or three bytes in
    // UTF-8 is no wider than two or three Latin letters.
    byteWidth = max(1, LayoutUnit(assembler.style[role].text.font.size * 0.48).rawValue)
  }

  /// Returns the estimated height of a message's rows, in 1/64 points.
  ///
  /// - Parameters:
  ///   - length: The length of the text in UTF-8 bytes.
  ///   - limit: The maximum width of a line.
  func height(length: Int, limit: AvailableWidth) -> Int {
    guard let limit = limit.limit, length > 0 else { return oneLine }
    let (width, overflows) = length.multipliedReportingOverflow(by: byteWidth)
    let lines = overflows ? length : (width - 1) / max(byteWidth, limit.rawValue) + 1
    return oneLine &+ pitch &* (lines - 1)
  }
}

/// The estimates for the messages of each role.
struct HeightEstimates {
  private let sent: HeightEstimate
  private let received: HeightEstimate
  private let notice: HeightEstimate
  private let limits: RowLimits

  init(_ assembler: RowAssembler, limits: RowLimits) {
    sent = HeightEstimate(.sent, assembler: assembler, limits: limits)
    received = HeightEstimate(.received, assembler: assembler, limits: limits)
    notice = HeightEstimate(.notice, assembler: assembler, limits: limits)
    self.limits = limits
  }

  /// Returns the estimated height of a message's rows, in 1/64 points.
  func height(of role: MessageRole, length: Int) -> Int {
    let estimate =
      switch role {
      case .sent: sent
      case .received: received
      case .notice: notice
      }
    return estimate.height(length: length, limit: limits[role].text)
  }
}
