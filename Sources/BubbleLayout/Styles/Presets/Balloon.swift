extension ChatStylePreset {
  /// Cells with stretched balloon pictures.
  ///
  /// The text is 20 points from the side of the cell and 40 points from its top. The balloon extends 10
  /// points beyond the text on each side.
  static let balloon = ChatStylePreset(
    name: "balloon", summary: "stretched balloon pictures, sender and time centred above",
    json: #"""
      {
        "name": "balloon",
        "mirrorsInterface": true,
        "colors": {
          "light": {
            "page.fill": "#eef1f5", "page.secondary": "#666a74", "sent.fill": "#ffa544",
            "sent.border": "#cc7a1e", "sent.text": "#3a2000", "sent.link": "#5c2d00",
            "received.fill": "#74b6ee", "received.border": "#3f85bf", "received.text": "#06263f",
            "received.link": "#06366b", "notice.fill": "#74b6ee", "notice.border": "#3f85bf",
            "notice.text": "#06263f"
          },
          "dark": {
            "page.fill": "#15171c", "page.secondary": "#aaaaaa", "sent.fill": "#f79a3a",
            "sent.border": "#b3661a", "sent.text": "#331c00", "sent.link": "#522800",
            "received.fill": "#64a9e4", "received.border": "#356f9f", "received.text": "#052138",
            "received.link": "#052f5e", "notice.fill": "#64a9e4", "notice.border": "#356f9f",
            "notice.text": "#052138"
          }
        },
        "emoticons": { ":)": "😄", ":(": "😔", ";-)": "😉", ":-x": "😘" },
        "side": "start",
        "text": {
          "font": { "size": 13, "weight": "bold" },
          "width": { "maximum": 260, "inset": 60 },
          "widthCorrection": 10, "gap": 5
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
        "content": {
          "padding": { "top": 10, "start": 15, "bottom": 10, "end": 15 },
          "quote": { "font": { "size": 12 }, "senderFont": { "size": 12, "weight": "semibold" } },
          "media": { "inset": 10 },
          "code": { "tabSize": 4, "hangingIndent": 2, "showsHeader": true },
          "rich": { "weight": "regular" }
        },
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
