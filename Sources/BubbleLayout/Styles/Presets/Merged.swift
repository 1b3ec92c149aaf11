extension ChatStylePreset {
  /// Messages less than ten minutes apart form a group, and the last message of a group has a tail. The
  /// delivery state is in the last line, and reactions are in rows inside the bubble.
  static let merged = ChatStylePreset(
    name: "merged", summary: "radii 16 and 8, merged over ten minutes, tail on the last, reactions inside",
    json: #"""
      {
        "name": "merged",
        "mirrorsInterface": true,
        "colors": {
          "light": {
            "page.fill": "#d9e6cf", "sent.text": "#0e1f0a", "sent.secondary": "#48763f",
            "sent.link": "#15659f", "sent.quoteBar": "#3f9f45", "sent.quoteSender": "#256b2c",
            "sent.icon": "#2c7f33", "sent.barFull": "#2c7f33", "sent.buttonText": "#22662a",
            "sent.tick": "#7a9471", "sent.tickRead": "#0a5aa8", "notice.fill": "#5b775d",
            "notice.text": "#ffffff", "pill": "#5b775d", "pillText": "#ffffff"
          },
          "dark": {
            "page.fill": "#0e1621", "received.fill": "#1c2a39", "received.text": "#f5f8fb",
            "sent.fill": "#2b5278", "sent.text": "#ffffff", "sent.secondary": "#bcd5ec",
            "sent.link": "#a5d6ff", "sent.tick": "#86a4c0", "sent.tickRead": "#c4ecff",
            "notice.fill": "#22303d", "notice.text": "#e4ecf2", "pill": "#22303d", "pillText": "#e4ecf2"
          }
        },
        "grouping": {
          "window": 600, "spacingWithin": 2, "spacingBetween": 8, "spacingAroundNotices": 8,
          "spacingBetweenNotices": 4
        },
        "side": "start",
        "text": {
          "font": { "size": 17 }, "italicActions": true, "namesSubjects": true, "lineHeight": "max1.2x",
          "measure": 38, "gap": 5,
          "detects": ["link", "mail", "phone", "mention", "tag"],
          "jumbo": { "factors": [3, 2.5, 2], "showsBubble": false }
        },
        "bubble": {
          "shape": "rounded",
          "margin": { "top": 0, "start": 46, "bottom": 0, "end": 9 },
          "padding": { "top": 6.328125, "start": 11, "bottom": 5.671875, "end": 11 },
          "width": { "inset": 36, "threshold": 500, "wideFraction": 0.85 },
          "minimumWidth": 40, "minimumHeight": 35,
          "radius": 16, "mergedRadius": 8, "tail": "last", "fill": "#ffffff"
        },
        "content": {
          "evenEdges": true,
          "name": { "font": { "size": 14, "weight": "semibold" }, "visibility": "first" },
          "quote": { "barWidth": 2, "barGap": 8, "pictureSize": 32, "maximumLines": 1, "radius": 8 },
          "buttons": { "height": 44, "titleLines": 5, "radius": 8 },
          "media": {
            "captionMeasure": 13, "inset": 2, "maximumWidth": 300, "maximumHeight": 380, "minimumSide": 74,
            "album": "compact", "spacing": 1
          },
          "card": { "maximumNamedWidth": 340, "nameLines": 2 },
          "poll": { "result": "percent" },
          "code": {
            "font": { "family": "Noto Sans Mono", "size": 15 }, "inlineSize": 0.88, "tabSize": 4,
            "hangingIndent": 2, "wraps": false, "showsHeader": true
          },
          "rich": { "measure": 44, "tableColumn": 8 },
          "formula": { "lineGap": 8 },
          "growing": { "fillsWidth": true },
          "reactions": { "place": "inside", "gap": 3, "height": 24, "padding": 8, "spacing": 6 },
          "footer": {
            "font": { "size": 11 }, "tuck": "trailing", "tuckGap": 7, "gap": 0,
            "statusWidth": 13, "statusHeight": 11, "capsulePadding": 7
          }
        },
        "avatar": {
          "size": 37, "radius": 18.5, "start": 3, "marginWithout": 9, "anchor": "bottom", "visibility": "last"
        },
        "seenBy": {}, "failure": {},
        "selection": { "size": 22, "gap": 10, "edge": 5 },
        "height": { "basis": "content" },
        "growsWithType": true, "typeGrowth": "everything",
        "sent": {
          "side": "end",
          "bubble": { "margin": { "start": 9 }, "fill": "#e1ffc7" },
          "content": { "name": null },
          "avatar": null
        },
        "notice": {
          "centered": true, "avatar": null, "selection": null,
          "text": { "font": { "size": 13 }, "alignment": "center", "fit": "balance", "jumbo": null },
          "bubble": {
            "margin": { "start": 9, "end": 9 }, "tail": "none", "mergedRadius": null, "radius": 12,
            "minimumHeight": 0, "padding": { "top": 3, "start": 8, "bottom": 3, "end": 8 }
          },
          "content": { "footer": null }
        }
      }
      """#)
}
