import BubbleLayout

/// Finds places in the text of a message.
enum WhatsAppPlaces {
  /// Reads a place: `Location: https://maps.google.com/?q=52.5,13.4`, or the name and the address of a place before the
  /// address of a map.
  ///
  /// - Parameter isMarked: Whether WhatsApp wrote the text. Otherwise only words may stand before the address.
  static func place(in body: String, isMarked: Bool) -> WhatsAppMedia.Found? {
    guard body.utf8.count < 1_000, let start = body.firstRange(of: "https://maps.google.com/?q="),
      let label = label(body[..<start.lowerBound]),
      let (latitude, longitude) = position(in: body[start.upperBound...])
    else { return nil }
    let words = String(label.unicodeScalars.filter { !$0.isDirectionMark })
    let isLabel = words.unicodeScalars.allSatisfy { $0.isLetterOrMark || $0.isGap }
    guard isLabel || isMarked && !words.contains("\n") else { return nil }
    let place = LocationAttachment(name: isLabel ? nil : words, latitude: latitude, longitude: longitude)
    return (.location(place), "")
  }

  /// Returns the words before a colon and spaces at the end of a text.
  private static func label(_ text: Substring) -> Substring? {
    var text = text
    while text.last?.isWhitespace == true { text.removeLast() }
    guard text.last == ":" || text.last == "：" else { return nil }
    return text.dropLast()
  }

  private static func position(in text: Substring) -> (latitude: Double, longitude: Double)? {
    let numbers = text.split(separator: ",").map { Double($0.filter { $0 != " " }) }
    guard numbers.count == 2, let latitude = numbers[0], let longitude = numbers[1], latitude.isFinite,
      longitude.isFinite
    else { return nil }
    return (latitude, longitude)
  }
}
