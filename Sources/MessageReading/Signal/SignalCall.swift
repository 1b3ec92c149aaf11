import BubbleLayout

/// A call, as the history of calls in Signal Desktop has it, or the fields of older versions.
struct SignalCall {
  let field: ExportField

  private var call: ExportField? { field.first(of: "callHistoryDetails", "callHistory")?.object }

  /// Whether the user of the program called.
  var isOutgoing: Bool {
    call?["direction"]?.words?.lowercased() == "outgoing" || call?["wasIncoming"]?.boolean == false
  }

  var attachment: CallAttachment {
    let type = call?.first(of: "callType", "type")?.words?.lowercased() ?? ""
    let status = call?["status"]?.words?.lowercased() ?? ""
    let start = call?["acceptedTime"]?.number
    let end = call?["endedTime"]?.number
    let isOld = call?["wasIncoming"] != nil
    let isMissed =
      status.hasPrefix("missed") || status == "declined" || call?["wasDeclined"]?.boolean == true
      || isOld && start == nil
    var duration: Double?
    if !isMissed, let start, let end, end > start, end - start < 1e12 { duration = (end - start) / 1_000 }
    return CallAttachment(
      isVideo: type.contains("video") || call?["wasVideoCall"]?.boolean == true, isMissed: isMissed,
      duration: duration)
  }
}
