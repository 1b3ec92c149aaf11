import BubbleLayout
import LayoutPainting
import TestSupport
import Testing

/// Tests the texts of drawings that other software shows or says.
@Suite struct LabelTextTests {
  @Test(arguments: ["\u{202E}", "\u{2067}", "\u{200F}", "\u{061C}"])
  func titlesHaveNoControls(control: String) throws {
    let engine = try TestEngines.bundled
    var message = Message(
      id: 1, sender: "ann", text: "",
      attachments: [.file(FileAttachment(name: "invoice\(control)fdp.exe"))])
    message.senderName = "Ann\(control)\n nimda"
    let environment = LayoutEnvironment(me: "me")
    let cells = [engine.cell(for: message, style: .merged, width: 320, environment: environment)]
    var svg = SVGPainter(title: "a\(control)b\nc")
    svg.narrator = AccessibilityNarrator(engine: engine, environment: environment)
    let picture = svg.drawing(of: cells)
    #expect(picture.contains("<title>ab c</title>"))
    #expect(picture.contains("aria-label=\"Ann nimda, file, invoicefdp.exe\""))
    let page = HTMLPainter(title: "a\(control)b", summary: ["x\(control)y"]).page(of: cells)
    #expect(page.contains("<title>ab</title>") && page.contains("<span>xy</span>"))
  }
}
