extension ChatStylePreset {
  /// Messages less than three minutes apart share their corners. The time is beside the last line of text,
  /// and reactions overlap the bubble's edge.
  static let clustered = ChatStylePreset(
    name: "clustered", summary: "radii 18 and 4, clusters of three minutes, reactions over the edge",
    json: #"""
      {
        "name": "clustered",
        "mirrorsInterface": true,
        "colors": {
          "light": {
            "page.fill": "#ffffff", "sent.text": "#ffffff", "sent.secondary": "#e3ecff",
            "sent.link": "#ffffff", "sent.mention": "#ffffff", "sent.quote": "#2257c9",
            "sent.quoteText": "#ffffff", "sent.quoteSender": "#ffffff", "sent.quoteBar": "#ffffff",
            "sent.icon": "#ffffff", "sent.iconSign": "#2c6bed", "sent.panel": "#2257c9",
            "sent.code": "#1f50b8", "sent.button": "#2257c9", "sent.buttonText": "#ffffff",
            "sent.bar": "#bcd1fb", "sent.barFull": "#ffffff", "sent.tick": "#e3ecff",
            "sent.tickRead": "#ffffff", "page.reaction": "#e9e9eb", "page.reactionBorder": "#ffffff"
          },
          "dark": {
            "page.fill": "#121212", "received.fill": "#343438", "received.text": "#f0f0f2",
            "sent.fill": "#2c6bed", "sent.text": "#ffffff", "sent.secondary": "#e3ecff",
            "sent.link": "#ffffff", "sent.mention": "#ffffff", "sent.quote": "#2257c9",
            "sent.quoteText": "#ffffff", "sent.quoteSender": "#ffffff", "sent.quoteBar": "#ffffff",
            "sent.icon": "#ffffff", "sent.iconSign": "#2c6bed", "sent.panel": "#2257c9",
            "sent.code": "#1f50b8", "sent.button": "#2257c9", "sent.buttonText": "#ffffff",
            "sent.bar": "#bcd1fb", "sent.barFull": "#ffffff", "sent.tick": "#e3ecff",
            "sent.tickRead": "#ffffff", "page.reaction": "#2b2b2e", "page.reactionBorder": "#121212"
          }
        },
        "grouping": {
          "window": 180, "endsAtReactions": true, "spacingWithin": 2, "spacingBetween": 12,
          "spacingAroundNotices": 20, "hidesRepeatedFooters": true
        },
        "side": "start",
        "text": {
          "font": { "size": 17 }, "italicActions": true, "namesSubjects": true, "lineHeight": "max1.2x",
          "measure": 38, "gap": 5,
          "detects": ["link", "mail", "phone", "mention", "tag"],
          "jumbo": { "factors": [3.5, 3, 2.75, 2.5, 2.25], "showsBubble": false },
          "collapse": { "graphemes": 512, "newlines": 15 }
        },
        "bubble": {
          "shape": "rounded",
          "margin": { "top": 0, "start": 48, "bottom": 0, "end": 16 },
          "padding": { "top": 7, "start": 12, "bottom": 7, "end": 12 },
          "opticalInset": 11,
          "width": { "inset": 108 },
          "minimumWidth": 36,
          "radius": 18, "mergedRadius": 4, "fill": "#e9e9eb"
        },
        "content": {
          "evenEdges": true,
          "order": [
            "name", "forwarded", "quote", "link", "media", "cards", "poll", "text", "code", "footer", "reactions",
            "buttons", "thread"
          ],
          "name": { "font": { "size": 13, "weight": "semibold" }, "visibility": "first" },
          "quote": { "barWidth": 4, "barGap": 8, "pictureSize": 64, "maximumLines": 2, "radius": 10 },
          "buttons": { "height": 44, "titleLines": 5, "radius": 8 },
          "media": {
            "captionMeasure": 13, "inset": 0, "maximumWidth": 350, "maximumHeight": 350, "minimumSide": 150,
            "minimumRatio": 0.35, "maximumRatio": 2.857,
            "album": "templates", "spacing": 2
          },
          "card": { "gap": 5, "maximumWidth": 244, "maximumNamedWidth": 340, "nameLines": 2 },
          "code": {
            "font": { "family": "Noto Sans Mono", "size": 15 }, "inlineSize": 0.88, "tabSize": 4,
            "hangingIndent": 2, "wraps": false, "showsHeader": true
          },
          "rich": { "measure": 44, "tableColumn": 8 },
          "formula": { "lineGap": 8 },
          "growing": { "fillsWidth": true },
          "reactions": {
            "place": "overlapping", "height": 24, "padding": 7, "spacing": 2, "overlap": 7,
            "edgeInset": 6, "maximumCount": 3
          },
          "footer": {
            "font": { "size": 12 }, "tuck": "interval", "tuckGap": 6, "gap": 2,
            "statusWidth": 16, "statusHeight": 12, "statusSigns": "circles"
          }
        },
        "avatar": {
          "size": 28, "radius": 14, "start": 12, "marginWithout": 16, "anchor": "bottom", "visibility": "last"
        },
        "seenBy": {}, "failure": {},
        "selection": { "size": 24, "gap": 8, "edge": 12 },
        "swipe": { "size": 24, "gap": 8 },
        "height": { "basis": "content" },
        "growsWithType": true, "typeGrowth": "everything",
        "sent": {
          "side": "end",
          "bubble": {
            "margin": { "start": 16 }, "width": { "inset": 76 }, "fill": "#2c6bed"
          },
          "content": { "name": null },
          "avatar": null
        },
        "notice": {
          "centered": true, "avatar": null, "selection": null, "swipe": null,
          "text": { "font": { "size": 13 }, "alignment": "center", "fit": "balance", "jumbo": null, "collapse": null },
          "bubble": { "shape": "none", "margin": { "start": 16, "end": 16 }, "width": { "inset": 32 }, "opticalInset": null },
          "content": { "footer": null }
        }
      }
      """#)
}
