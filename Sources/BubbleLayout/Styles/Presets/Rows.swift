extension ChatStylePreset {
  /// Rows of the same height, with the text above the sender's name. The text and the name are truncated if
  /// they do not fit.
  static let rows = ChatStylePreset(
    name: "rows", summary: "uniform rows of 75 points, text and sender on one line each",
    json: #"""
      {
        "name": "rows",
        "mirrorsInterface": true,
        "colors": {
          "light": {
            "page.fill": "#ffffff"
          },
          "dark": {
            "page.fill": "#121316"
          }
        },
        "side": "start",
        "text": {
          "font": { "size": 17 }, "maximumLines": 1,
          "box": { "top": 12, "start": 10, "end": 10, "height": 26 }
        },
        "bubble": { "shape": "none" },
        "content": { "order": [] },
        "labels": [
          {
            "role": "sender",
            "box": { "top": 42, "start": 10, "end": 10, "height": 20 }, "font": { "size": 13 }
          }
        ],
        "height": { "basis": "none", "minimum": 75 },
        "growsWithType": true
      }
      """#)
}
