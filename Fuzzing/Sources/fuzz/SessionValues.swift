/// Members of requests, from which `SessionRequests` chooses.
enum SessionValues {
  static let settings = [
    #""style":"merged""#, #""style":"balloon""#, #""style":"rows""#, #""style":"clustered""#,
    #""style":"none""#,
    #""me":"s0""#, #""me":null"#, #""locale":"ar""#, #""locale":"de_DE""#, #""locale":"xx""#,
    #""language":"fr""#,
    #""language":null"#, #""timeZone":"Europe/Berlin""#, #""direction":"rtl""#, #""direction":"ltr""#,
    #""deviceScale":2"#, #""deviceScale":null"#, #""fontScale":1.5"#, #""fontScale":4"#, #""selecting":true"#,
    #""private":true"#, #""expand":[1,2]"#, #""toggled":[{"id":1,"path":["blocks",0]}]"#,
    #""scrolled":[{"id":2,"path":["blocks",1],"x":40}]"#, #""dates":true"#, #""dates":{"padding":6}"#,
    #""dates":false"#,
    #""unread":3"#, #""unread":null"#, #""unreadText":"new""#, #""typing":true"#,
    #""typing":{"height":40,"spacing":4}"#,
    #""keepsBottom":true"#, #""placesShortContentAtBottom":true"#, #""inverted":true"#, #""inverted":false"#,
    #""theme":"dark""#, #""now":"2026-01-31T12:00:00Z""#, #""now":null"#,
    #""dayTexts":{"2026-01-31":"Feast"}"#,
    #""people":{"s1":{"name":"Ann"},"s2":{"name":"أب"}}"#, #""people":null"#,
    #""words":{"today":"now","edited":""}"#, #""words":null"#,
  ]

  static let messageMembers = [
    #""format":"markdown""#, #""streaming":true"#, #""edited":true"#, #""delivery":"read""#,
    #""kind":"notice""#,
    #""deleted":true"#, #""forwarded":"s3""#, #""reactions":[{"symbol":"👍","count":3}]"#,
    #""quote":{"sender":"s2","text":"q","id":2}"#,
    #""attachments":[{"type":"image","width":80,"height":60}]"#,
    #""attachments":[{"type":"voice","duration":3}]"#,
    #""attachments":[{"type":"file","name":"a.pdf","bytes":3}]"#,
    #""attachments":[{"type":"poll","question":"q","options":["a","b"]}]"#,
    #""attachments":[{"type":"link","address":"https://a.b","title":"t"}]"#,
    #""attachments":[{"type":"custom","name":"form","width":100,"height":40}]"#,
    #""spans":[{"start":0,"end":3,"look":"bold"}]"#, #""spans":[{"start":1,"end":9,"href":"https://a.b"}]"#,
    #""blocks":[{"type":"table","rows":[[{"text":"a"},{"text":"b","colspan":2}],[{"text":"c"}]]}]"#,
    #""blocks":[{"type":"paragraph","text":"p"},{"type":"details","summary":{"text":"s"},"blocks":[{"type":"code","text":"c d\n e"}]}]"#,
    #""blocks":[{"type":"quote","expandable":true,"blocks":[{"type":"paragraph","text":"long"}]}]"#,
    #""blocks":[{"type":"formula","source":"\\frac{a}{b}"}]"#,
    #""buttons":[["Yes",{"title":"Go","kind":"link"}]]"#, #""thread":{"replies":3}"#,
    #""seenBy":["s1","s2"]"#, #""dir":"rtl""#,
  ]

  static let paths = [
    #"["text"]"#, #"["blocks",0]"#, #"["blocks",1]"#, #"["blocks",0,"text"]"#, #"["blocks",0,"rows",0,1]"#,
    #"["attachments",0,"question"]"#, #"["blocks",1,"summary"]"#, #"["quote","text"]"#,
    #"["attachments",0,"options",1]"#, #"["x",5]"#, "[]",
  ]

  static let composerEdits = [
    #"{"delete":"backward"}"#, #"{"delete":"forward","count":3}"#, #"{"mention":{"id":"7","name":"ann"}}"#,
    #"{"move":"left"}"#, #"{"move":"up","extend":true}"#, #"{"move":"wordRight","count":4}"#,
    #"{"tap":[30,12]}"#,
    #"{"commit":true}"#, #"{"toggle":"bold"}"#, #"{"toggle":"code"}"#, #"{"link":"https://a.b"}"#,
    #"{"undo":true}"#,
    #"{"redo":true}"#, #"{"clear":true}"#, #"{"send":true}"#, #"{"width":120}"#, #"{"fontScale":2}"#,
    #"{"maxCount":5}"#,
    #"{"placeholder":"Message"}"#, #"{"markdown":true}"#, #"{"direction":"rtl"}"#, #"{"insert":"@an"}"#,
    #"{"content":{"text":"ab cd","spans":[{"start":0,"end":2,"look":"bold"}]}}"#,
    #"{"object":{"kind":"emoji","id":"e"},"words":":e:"}"#, #"{"emoticon":":)"}"#,
    #"{"reply":{"sender":"s1","text":"quoted"}}"#, #"{"editing":{"text":"before"}}"#,
    #"{"attachments":[{"type":"image","width":8,"height":6},{"type":"file","name":"a"},{"type":"voice","duration":2}]}"#,
    #"{"strip":50}"#, #"{"remove":0}"#, #"{"preview":{"address":"https://a.b","title":"t"}}"#,
    #"{"buttons":{"leading":["attach"],"trailing":["emoji","sendOrMicrophone"]}}"#,
    #"{"candidates":[{"title":"ann","id":"7"},{"title":"bo","detail":"b"},{"title":"c","text":"C"}]}"#,
    #"{"choose":1}"#, #"{"accept":0}"#, #"{"close":"reply"}"#, #"{"close":"candidates"}"#,
    #"{"paste":"a\nb"}"#,
  ]

  static let measuring = [
    #""fontSize":20"#, #""family":"Noto Sans""#, #""weight":700"#, #""italic":true"#, #""letterSpacing":2"#,
    #""features":{"smcp":1}"#, #""variations":{"wdth":80}"#, #""lineBreak":"strict""#,
    #""wordBreak":"break-all""#,
    #""whiteSpace":"pre""#, #""align":"center""#, #""maxLines":2"#, #""truncate":"middle""#,
    #""lineHeight":"20pt""#,
    #""lineHeight":1.5"#, #""tabSize":4"#, #""balance":true"#, #""lines":true"#, #""wrap":"characters""#,
  ]
}
