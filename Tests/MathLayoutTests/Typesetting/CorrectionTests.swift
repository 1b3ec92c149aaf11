import Foundation
import MathLayout
import Testing
import TextLayout
import TextShaping

/// Tests italic corrections and kerning of scripts, with a font for calculations by hand
/// (`Scripts/math-test-font.py`).
@Suite struct CorrectionTests {
  private func boxes(
    _ node: MathNode, isDisplay: Bool = false, _ policy: LayoutPolicy = .unicode
  ) throws -> [FormulaBox] {
    let path = Bundle.module.bundleURL.appendingPathComponent("Data/MathTest.ttf").path
    return try MathTypesetter(font: FontFace(path: path), policy: policy)
      .boxes(of: node, isDisplay: isDisplay, size: 1_000)
  }

  private let slanted = id("V", .normal)

  @Test func superscriptsComeAsNearAsOutlinesHaveRoom() throws {
    // The kerning is evaluated at two heights: at the superscript's lower edge (400), where only the digit
    // has kerning, and at the letter's upper edge (700), where 120 is added. The smaller one counts.
    let boxes = try boxes(.scripts(MathScripts(slanted, sup: num("2"))))
    #expect(boxes[3].frame.minX.points == 500 - 30 * 0.7)
    // The space after scripts is 40.
    #expect(boxes[1].frame.width.points == 500 - 21 + 210 + 40)
    // A script of several parts has no kerning.
    let raised = MathNode.scripts(MathScripts(slanted, sup: .scripts(MathScripts(num("2"), sub: num("2")))))
    let several = try self.boxes(raised)
    #expect(several[3].frame.minX.points == 500)
  }

  @Test func browsersKernNoScripts() throws {
    let boxes = try boxes(.scripts(MathScripts(slanted, sup: num("2"))), .browser)
    #expect(abs(boxes[3].frame.minX.points - 500) < 0.1)
    #expect(abs(boxes[1].frame.width.points - (500 + 210 + 40)) < 0.1)
  }

  @Test func subscriptsGoUnderWhatLeans() throws {
    let boxes = try boxes(.scripts(MathScripts(slanted, sub: num("2"), sup: num("2"))))
    #expect(boxes[3].frame.minX.points == 500 - 80)
    #expect(boxes[4].frame.minX > boxes[3].frame.minX)
    let plain = try self.boxes(.scripts(MathScripts(id("A", .normal), sub: num("2"))))
    #expect(plain[3].frame.minX.points == 500)
  }

  @Test func integralsHaveTheirSubscriptUnderThem() throws {
    let node = MathNode.scripts(MathScripts(op("∫", .prefix), sub: num("2"), sup: num("2")))
    let large = try boxes(node, isDisplay: true)
    #expect(large[2].frame.width.points == 600 && large[2].frame.height.points == 2_000)
    #expect((large[3].frame.minX - large[2].frame.minX).points == 400)
    // The kerning of the digit moves it a little nearer.
    #expect((large[4].frame.minX - large[2].frame.minX).points == 600 - 21)
    let inline = try boxes(node)
    #expect(inline[2].frame.height.points == 1_000)
    #expect((inline[3].frame.minX - inline[2].frame.minX).points == 400)
  }

  @Test func limitsOfWhatLeansAreMovedByHalf() throws {
    var sign = MathOperator("∫", form: .prefix)
    sign.movesLimits = true
    let boxes = try boxes(
      .underOver(MathUnderOver(.op(sign), under: num("2"), over: num("2"))), isDisplay: true)
    let middle = boxes[2].frame.midX
    #expect((boxes[3].frame.midX - middle).points == -100)
    #expect((boxes[4].frame.midX - middle).points == 100)
  }

  @Test func accentsStandWhereTheFontAttachesThem() throws {
    func start(_ letter: String) throws -> Double {
      var parts = MathUnderOver(id(letter, .normal), over: op("\u{2C6}"))
      parts.isOverAccent = true
      let boxes = try boxes(.underOver(parts))
      return (boxes[3].frame.minX - boxes[2].frame.minX).points
    }
    #expect(try start("V") == 400 - 100)
    #expect(try start("A") == 250 - 100)
  }
}
