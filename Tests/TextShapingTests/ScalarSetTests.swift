import Testing
import TextShaping

@Suite struct ScalarSetTests {
  @Test func rangesAreJoinedAndCut() {
    let set = ScalarSet([
      0x30...0x39, 0x61...0x7A, 0x3A...0x40, 0x35...0x37, 0x10FFFE...0x110000, 0x110001...0x110002,
    ])
    #expect(Array(set.ranges) == [0x30...0x40, 0x61...0x7A, 0x10FFFE...0x10FFFF])
    #expect(Array(ScalarSet([]).ranges).isEmpty)
  }

  @Test func membershipIsThatOfASet() {
    let set = ScalarSet([2...3, 7...7, 10...12])
    let members: Set<UInt32> = [2, 3, 7, 10, 11, 12]
    for scalar in UInt32(0)...14 { #expect(set.contains(scalar) == members.contains(scalar), "\(scalar)") }
    for first in UInt32(0)...14 {
      for last in first...14 {
        #expect(
          set.contains(allOf: first...last) == (first...last).allSatisfy(members.contains), "\(first)-\(last)"
        )
      }
    }
    #expect(!ScalarSet([]).contains(0))
  }
}
