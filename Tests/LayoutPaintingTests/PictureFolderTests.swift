import BubbleLayout
import Foundation
import LayoutPainting
import TestSupport
import Testing

/// Tests photos in a folder, which are found by their file names or by the names in `people`.
@Suite struct PictureFolderTests {
  private static func picture(_ last: UInt8) -> [UInt8] { [0xFF, 0xD8, 0xFF, last] }

  @Test func aPersonsOwnPictureIsLookedForFirst() throws {
    let folder = try TemporaryFolder()
    for (name, last) in [("avatar-u1.jpg", 1), ("ann.jpg", 2), ("faces/ben.jpg", 3)] as [(String, UInt8)] {
      try folder.write(Self.picture(last), to: name)
    }
    let photos = PictureFolder(
      path: folder.path,
      people: [
        "u1": Person(picture: "ann.jpg"), "u2": Person(picture: "faces/ben.jpg"),
        "u3": Person(picture: "nobody.jpg"),
      ])
    func found(_ sender: String) -> UInt8? { photos.picture(of: .avatar(sender: sender))?.bytes.last }
    #expect(found("u1") == 2)
    #expect(found("u2") == 3)
    #expect(found("u3") == nil)
    // Without people, the file is found by its name.
    #expect(PictureFolder(path: folder.path).picture(of: .avatar(sender: "u1"))?.bytes.last == 1)
  }

  /// Names come from messages, so no name may lead out of the folder.
  @Test func namesOfPicturesStayInTheFolder() throws {
    let folder = try TemporaryFolder()
    let secret = try folder.write(Self.picture(9), to: "secret.jpg")
    try folder.write(Self.picture(1), to: "inner/ann.jpg")
    for name in ["../secret.jpg", secret, "x/../../secret.jpg", "", "a\u{0}b"] {
      let photos = PictureFolder(path: folder.path + "/inner", people: ["u1": Person(picture: name)])
      #expect(photos.picture(of: .avatar(sender: "u1")) == nil, "\(name)")
    }
  }
}
