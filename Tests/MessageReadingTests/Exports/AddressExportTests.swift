import BubbleLayout
import MessageReading
import Testing

/// Tests that exports keep every letter of an address, also the signs of markup at its end.
@Suite struct AddressExportTests {
  private static let addresses = [
    "https://youtu.be/dQw4w9WgXc_", "https://x.org/a*", "https://x.org/~b~", "www.a_b.example.com",
    "o'neil@example.com", "xmpp:foo@bar.baz/txt", "mailto:a_b_@x.org",
  ]

  private func whatsApp(_ text: String) -> Message {
    Export("31.01.24, 09:31 - Ann: \(text)\n31.01.24, 09:32 - Bo: ok\n", as: .whatsapp).message
  }

  @Test(arguments: addresses) func everyLetterStays(_ address: String) {
    for text in [address, "see \(address) now", "(\(address))", "*bold* \(address)"] {
      let message = whatsApp(text)
      #expect(message.text == text.replacing("*bold*", with: "bold"))
      let found = DetectedData.found(in: message.text)
      let units = Array(message.text.utf16)
      #expect(found.map { String(decoding: units[$0.range], as: UTF16.self) } == [address])
    }
  }

  /// A sign that is open before the address closes after it.
  @Test func openMarkupCloses() {
    let message = whatsApp("_see https://x.org/a_b_ now")
    #expect(message.text == "see https://x.org/a_b now" && message.spans == [TextSpan(0..<21, .italic)])
  }

  /// Polls are shown as they are written, and have no links.
  @Test func pollsAreExact() throws {
    let poll = whatsApp(
      "POLL:\nhttps://x.org/_a_?\nOPTION: https://x.org/*b* (1 vote)\nOPTION: o'neil@x.org (0 votes)")
    guard case .poll(let read)? = poll.attachments.first else {
      Issue.record("no poll")
      return
    }
    #expect(read.question == "https://x.org/_a_?" && read.options == ["https://x.org/*b*", "o'neil@x.org"])
  }
}
