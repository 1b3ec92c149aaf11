extension ChatStylePreset {
  /// Bubbles beside round avatars.
  ///
  /// The text has a distance of 10 points from the edges of a bubble of radius 10. Avatars of 50 points are
  /// aligned with the bubble's top.
  static let padded = ChatStylePreset(
    name: "padded", summary: "labels with padding, an avatar of 50 points at the top",
    json: #"""
      {
        "name": "padded",
        "mirrorsInterface": true,
        "colors": {
          "light": {
            "page.fill": "#f2f2f7", "sent.border": "#00b8c4", "received.border": "#d6d8de"
          },
          "dark": {
            "page.fill": "#101114", "sent.fill": "#00616b", "sent.border": "#00838f",
            "sent.text": "#ffffff", "received.fill": "#26282c", "received.border": "#3a3d43"
          }
        },
        "side": "start",
        "text": { "font": { "size": 17 }, "gap": 5 },
        "bubble": {
          "shape": "rounded",
          "margin": { "top": 5, "start": 68, "bottom": 5, "end": 10 },
          "padding": { "top": 10, "start": 10, "bottom": 10, "end": 10 },
          "radius": 10, "border": 1, "fill": "#ffffff"
        },
        "content": {
          "media": { "inset": 10 }, "code": { "tabSize": 4, "hangingIndent": 2, "showsHeader": true }
        },
        "avatar": { "size": 50, "radius": 25, "border": 1, "start": 10, "anchor": "top" },
        "height": { "basis": "content" },
        "sent": { "side": "end", "bubble": { "fill": "#00ffff" } },
        "notice": {
          "centered": true, "avatar": null,
          "text": { "font": { "size": 13 }, "alignment": "center" },
          "bubble": { "shape": "none", "margin": { "start": 10 } }
        }
      }
      """#)
}
