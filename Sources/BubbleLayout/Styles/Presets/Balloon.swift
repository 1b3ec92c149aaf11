extension ChatStylePreset {
  /// Chat cells drawn as stretched balloons.
  ///
  /// The text stands 20 points from the side and 40 from the top; the balloon is 10 points larger on each side.
  static let balloon = ChatStylePreset(
    name: "balloon", summary: "stretched balloon pictures, sender and time centred above",
    json: #"""
      {
        "name": "balloon",
        "mirrorsInterface": true,
        "emoticons": { ":)": "😄", ":(": "😔", ";-)": "😉", ":-x": "😘" },
        "side": "start",
        "text": {
          "font": { "size": 13, "weight": "bold" },
          "width": { "maximum": 260, "inset": 60 },
          "widthCorrection": 10
        },
        "bubble": {
          "shape": "picture",
          "margin": { "top": 30, "start": 10, "bottom": 0, "end": 10 },
          "padding": { "top": 10, "start": 10, "bottom": 10, "end": 10 },
          "tail": "always",
          "picture": {
            "asset": "orange", "width": 49, "height": 31, "caps": { "top": 15, "start": 24 },
            "resizing": "stretch", "mirrored": false
          }
        },
        "content": { "media": { "inset": 10 } },
        "labels": [
          {
            "role": "senderAndTime",
            "box": { "top": 5, "start": 10, "end": 10, "height": 20 },
            "font": { "size": 11 },
            "alignment": "center", "color": "#aaaaaa",
            "time": { "date": "medium", "time": "medium" }
          }
        ],
        "height": { "basis": "text", "extra": 40, "minimum": 65 },
        "growsWithType": true,
        "received": { "side": "end", "bubble": { "picture": { "asset": "aqua" } } },
        "notice": {
          "centered": true, "labels": [],
          "text": {
            "font": { "size": 11, "weight": "regular" }, "alignment": "center", "width": { "maximum": 600, "inset": 20 },
            "widthCorrection": 0
          },
          "bubble": {
            "shape": "none", "tail": "none", "margin": { "top": 5, "bottom": 5 },
            "padding": { "top": 0, "start": 0, "bottom": 0, "end": 0 }
          },
          "height": { "basis": "content", "extra": 0, "minimum": 0 }
        }
      }
      """#)
}
