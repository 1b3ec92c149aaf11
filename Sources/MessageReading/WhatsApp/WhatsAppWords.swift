import BubbleLayout

/// The words that WhatsApp writes in exports, in the languages of phones.
enum WhatsAppWords {
  /// Whether a text is WhatsApp's replacement for a deleted message.
  static func isDeleted(_ text: String) -> Bool { text.utf8.count < 120 && deleted.contains(plain(text)) }

  /// Returns the text without the note at its end that the message was edited; nil if there is no such note.
  static func withoutEditedMark(_ text: String) -> String? {
    guard text.hasSuffix(">"), let open = text.utf8.lastIndex(of: UInt8(ascii: "<")) else { return nil }
    let mark = text[text.utf8.index(after: open)...].dropLast()
    guard mark.utf8.count < 120, edited.contains(plain(String(mark))) else { return nil }
    var body = text[..<open].unicodeScalars
    while let last = body.last, last.isDirectionMark || last.properties.isWhitespace { body.removeLast() }
    return String(body)
  }

  /// Returns the kind of a file that the export left out, if the text is the replacement for that file; nil
  /// for other texts.
  static func omitted(_ text: String) -> ExportFile.Kind? {
    guard text.utf8.count < 120 else { return nil }
    let words = plain(text)
    if words.hasPrefix("<"), words.hasSuffix(">") {
      return omittedFiles.contains(String(words.dropFirst().dropLast())) ? .image : nil
    }
    guard let space = words.firstIndex(of: " "),
      omittedEndings.contains(String(words[words.index(after: space)...]))
    else { return nil }
    return kinds[String(words[..<space])]
  }

  /// Whether the words in brackets after a file's name say that the file is attached.
  static func isAttached(_ words: some StringProtocol) -> Bool { attached.contains(plain(String(words))) }

  private static func plain(_ text: String) -> String {
    var view = text.lowercased()[...].unicodeScalars
    while let last = view.last, last == "." || last.properties.isWhitespace { view.removeLast() }
    return String(String.UnicodeScalarView(view.filter { !$0.isDirectionMark }))
  }

  private static let deleted: Set = [
    "this message was deleted", "you deleted this message", "this message was deleted by admin",
    "diese nachricht wurde gelöscht", "du hast diese nachricht gelöscht", "se eliminó este mensaje",
    "eliminaste este mensaje", "este mensaje fue eliminado", "ce message a été supprimé",
    "vous avez supprimé ce message", "questo messaggio è stato eliminato", "hai eliminato questo messaggio",
    "mensagem apagada", "esta mensagem foi apagada", "você apagou esta mensagem", "apagou esta mensagem",
    "dit bericht is verwijderd", "je hebt dit bericht verwijderd", "данное сообщение удалено",
    "вы удалили данное сообщение", "сообщение удалено", "bu mesaj silindi", "bu mesajı sildiniz",
    "wiadomość usunięta", "ta wiadomość została usunięta", "此消息已删除", "此訊息已刪除", "このメッセージは削除されました",
    "삭제된 메시지입니다", "تم حذف هذه الرسالة", "הודעה זו נמחקה", "यह संदेश मिटाया गया", "pesan ini dihapus",
  ]

  private static let edited: Set = [
    "this message was edited", "diese nachricht wurde bearbeitet", "se editó este mensaje",
    "este mensaje fue editado",
    "ce message a été modifié", "questo messaggio è stato modificato", "mensagem editada",
    "esta mensagem foi editada",
    "dit bericht is bewerkt", "сообщение изменено", "данное сообщение изменено", "bu mesaj düzenlendi",
    "ta wiadomość została edytowana", "此消息已编辑", "此訊息已編輯", "pesan ini diedit",
  ]

  private static let omittedFiles: Set = [
    "media omitted", "medien ausgeschlossen", "multimedia omitido", "archivo omitido", "médias omis",
    "fichier omis",
    "media omessi", "media omesso", "mídia oculta", "arquivo de mídia oculto", "ficheiro não revelado",
    "media weggelaten", "без медиафайлов", "файл пропущен", "medya dahil edilmedi", "pominięto multimedia",
    "plik pominięty", "медіафайл пропущено", "忽略多媒体文件", "省略多媒體檔案", "メディアは含まれていません", "미디어 생략",
    "تم استبعاد الوسائط", "המדיה לא נכללה", "media tidak disertakan", "media utelämnad", "medie udeladt",
    "view once voice message omitted",
  ]

  /// The words that follow the kind of a file in an iPhone's note that the file was left out: `image
  /// omitted`.
  private static let omittedEndings: Set = [
    "omitted", "card omitted", "weggelassen", "omitida", "omitido", "omis", "absente", "absent", "omise",
    "omessa",
    "omesso", "ocultada", "ocultado", "oculto", "weggelaten", "niet bijgevoegd",
  ]

  private static let kinds: [String: ExportFile.Kind] = [
    "image": .image, "bild": .image, "imagen": .image, "imagem": .image, "immagine": .image,
    "afbeelding": .image,
    "video": .video, "vídeo": .video, "vidéo": .video, "gif": .animation, "sticker": .sticker,
    "figurinha": .sticker, "audio": .other, "áudio": .other, "document": .other, "dokument": .other,
    "documento": .other, "contact": .other, "kontaktkarte": .other,
  ]

  private static let attached: Set = [
    "file attached", "datei angehängt", "archivo adjunto", "fichier joint", "file allegato",
    "arquivo anexado",
    "ficheiro anexado", "bestand bijgevoegd", "файл добавлен", "dosya ekli", "plik dołączony",
    "załączono plik",
    "文件附件", "檔案附件", "添付ファイル", "파일 첨부됨", "الملف مرفق", "קובץ מצורף", "फ़ाइल संलग्न है", "file terlampir",
    "fil bifogad",
    "fil vedhæftet",
  ]
}
