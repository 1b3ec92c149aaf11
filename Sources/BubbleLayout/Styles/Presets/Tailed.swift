extension ChatStylePreset {
  /// Text and pictures in bubbles with tails, with time, status and avatar beside them, in cells 306 wide.
  ///
  /// One picture is tinted and mirrored; its tail side has a cap of 21 points.
  static let tailed = ChatStylePreset(
    name: "tailed", summary: "tinted bubbles with tails, pictures masked by them, time and status beside",
    json: #"""
      {
        "name": "tailed",
        "mirrorsInterface": true,
        "side": "start",
        "text": {
          "font": { "size": 15 }, "alignment": "justify", "width": { "maximum": 211.2, "inset": 94.75 },
          "heightCorrection": 20, "detects": ["link", "phone", "date", "address"]
        },
        "bubble": {
          "shape": "picture",
          "margin": { "top": 0, "start": 41, "bottom": 20, "end": 0 },
          "padding": { "top": 0, "start": 7, "bottom": 0, "end": 3 },
          "width": { "maximum": 221.2, "inset": 84.75 },
          "tail": "always",
          "picture": {
            "asset": "bubble", "width": 48, "height": 35,
            "caps": { "top": 13, "start": 21, "bottom": 13, "end": 13 },
            "resizing": "stretch", "mirrored": true, "drawnFor": "right"
          },
          "fill": "#e5e5ea"
        },
        "content": {
          "media": { "inset": 0, "fixedWidth": 90, "fixedHeight": 90, "masked": true },
          "code": { "widensBubble": false }
        },
        "labels": [
          {
            "role": "time",
            "box": { "bottom": 10, "end": 0, "width": 55, "height": 20 },
            "font": { "size": 9 }, "alignment": "center",
            "time": { "date": "none", "time": "short" }
          }
        ],
        "avatar": {
          "size": 40, "radius": 20, "border": 2, "start": 1, "anchor": "cellBottom", "offset": 10
        },
        "status": {
          "box": { "bottom": 30, "end": 0, "width": 20, "height": 20 }, "sending": 20, "others": 16
        },
        "height": { "basis": "content" },
        "mediaHeight": { "basis": "none", "minimum": 90 },
        "sent": {
          "side": "end",
          "bubble": { "padding": { "start": 8, "end": 2 }, "fill": "#70da39" }
        },
        "notice": { "avatar": null, "status": null }
      }
      """#)
}
