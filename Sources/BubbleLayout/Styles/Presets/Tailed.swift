extension ChatStylePreset {
  /// Text and pictures in bubbles with tails. The time, the delivery state and the avatar are beside the
  /// bubble. Cells are 306 points wide.
  ///
  /// One picture serves both sides: it is tinted, and mirrored on one side. Its cap at the tail is 21 points
  /// wide.
  static let tailed = ChatStylePreset(
    name: "tailed", summary: "tinted bubbles with tails, pictures masked by them, time and status beside",
    json: #"""
      {
        "name": "tailed",
        "mirrorsInterface": true,
        "colors": {
          "light": {
            "page.fill": "#ffffff", "sent.text": "#0f2606", "sent.link": "#0c4a80"
          },
          "dark": {
            "page.fill": "#0b0b0d", "page.secondary": "#b8b8c0", "sent.fill": "#2a7a1e",
            "sent.text": "#ffffff", "sent.link": "#c9f0ff", "received.fill": "#2b2b30",
            "received.text": "#f2f2f7", "notice.fill": "#2b2b30", "notice.text": "#f2f2f7"
          }
        },
        "side": "start",
        "grouping": {
          "spacingWithin": 10, "spacingBetween": 10, "spacingAroundNotices": 10, "spacingBetweenNotices": 10
        },
        "text": {
          "font": { "size": 14 }, "alignment": "justify", "width": { "maximum": 166, "inset": 95 },
          "widthCorrection": 44, "heightCorrection": 46, "linesX": 5, "linesY": 8,
          "detects": ["link", "mail", "phone", "date", "address"]
        },
        "bubble": {
          "shape": "picture",
          "margin": { "top": 0, "start": 41, "bottom": 20, "end": 0 },
          "padding": { "top": 0, "start": 7, "bottom": 0, "end": 3 },
          "width": { "maximum": 220, "inset": 41 },
          "tail": "always",
          "picture": {
            "asset": "bubble", "width": 48, "height": 35,
            "caps": { "top": 13, "start": 21, "bottom": 13, "end": 13 },
            "resizing": "stretch", "mirrored": true, "drawnFor": "right"
          },
          "fill": "#e5e5ea"
        },
        "content": {
          "padding": { "top": 10, "start": 21, "bottom": 10, "end": 13 },
          "media": { "inset": 0, "fixedWidth": 90, "fixedHeight": 90, "masked": true },
          "quote": { "font": { "size": 13 } },
          "code": { "widensBubble": false, "tabSize": 4, "hangingIndent": 2, "showsHeader": true }
        },
        "labels": [
          {
            "role": "time",
            "box": { "bottom": 10, "end": 0, "width": 55, "height": 20 },
            "font": { "size": 9 }, "alignment": "end", "color": "#000000", "clearsBubble": true,
            "time": { "date": "none", "time": "short" }
          }
        ],
        "avatar": {
          "size": 40, "radius": 20, "border": 2, "borderColor": "#22fa62", "start": 1,
          "anchor": "cellBottom", "offset": 10
        },
        "status": {
          "box": { "bottom": 30, "end": 0, "width": 20, "height": 20 }, "sending": 20, "others": 16,
          "clearsBubble": true
        },
        "height": { "basis": "text", "textWidth": 213.33333333333334, "extra": 40, "overhang": 6 },
        "mediaHeight": { "basis": "none", "minimum": 90 },
        "growsWithType": true,
        "sent": {
          "side": "end",
          "text": { "color": "#ffffff" },
          "bubble": { "padding": { "start": 8, "end": 2 }, "fill": "#70da39" }
        },
        "notice": {
          "centered": true, "avatar": null, "status": null, "labels": [],
          "text": {
            "font": { "size": 12 }, "alignment": "center", "width": { "maximum": 600, "inset": 20 },
            "widthCorrection": 0, "heightCorrection": 0, "linesX": null, "linesY": null
          },
          "bubble": {
            "shape": "none", "tail": "none", "margin": { "start": 10, "bottom": 0, "end": 10 },
            "padding": { "start": 0, "end": 0 }, "width": { "maximum": 600, "inset": 20 }
          },
          "content": { "padding": null },
          "height": { "basis": "content", "extra": 0, "overhang": null }, "mediaHeight": null
        }
      }
      """#)
}
