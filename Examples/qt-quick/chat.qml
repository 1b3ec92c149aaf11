import QtQuick
import BubbleLayout 1.0

Rectangle {
  id: page
  property string file
  property string preset: "merged"
  property string me: "you"
  property bool dark: false
  property real start: 0
  // The id of the message that was pressed last.
  property string pressed: ""

  color: transcript.background

  Flickable {
    id: list
    anchors.fill: parent
    contentWidth: width
    contentHeight: transcript.contentHeight
    contentY: page.start

    TranscriptItem {
      id: transcript
      // The item stays in the viewport, and draws the rows in it.
      y: list.contentY
      width: list.width
      height: list.height
      viewportY: list.contentY
      file: page.file
      preset: page.preset
      me: page.me
      dark: page.dark
      onPlaceKept: y => list.contentY = y
    }
    TapHandler {
      onTapped: point => page.pressed = transcript.messageAt(point.position.x, point.position.y - list.contentY)
    }
  }
  Text {
    anchors.centerIn: parent
    text: transcript.error
  }
}
