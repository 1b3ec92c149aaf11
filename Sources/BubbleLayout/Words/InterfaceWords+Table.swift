extension InterfaceWords {
  static let latinUnits = ["B", "kB", "MB", "GB", "TB"]
  private static let arabicUnits = ["بايت", "ك.ب", "م.ب", "غ.ب", "ت.ب"]
  private static let persianUnits = ["بایت", "کیلوبایت", "مگابایت", "گیگابایت", "ترابایت"]
  private static let finnishUnits = ["t", "kt", "Mt", "Gt", "Tt"]
  private static let frenchUnits = ["o", "ko", "Mo", "Go", "To"]
  private static let cyrillicUnits = ["Б", "кБ", "МБ", "ГБ", "ТБ"]

  static let english = InterfaceWords(
    "edited", "Read more", "Unread messages", units: ["bytes", "kB", "MB", "GB", "TB"])

  /// By language.
  static let table: [String: InterfaceWords] = [
    "ar": InterfaceWords("تم التعديل", "قراءة المزيد", "رسائل غير مقروءة", units: arabicUnits),
    "bg": InterfaceWords("редактирано", "Прочетете още", "Непрочетени съобщения", units: cyrillicUnits),
    "bn": InterfaceWords("সম্পাদিত", "আরও পড়ুন", "অপঠিত বার্তা"),
    "ca": InterfaceWords("editat", "Llegeix més", "Missatges no llegits"),
    "cs": InterfaceWords("upraveno", "Číst dál", "Nepřečtené zprávy"),
    "da": InterfaceWords("redigeret", "Læs mere", "Ulæste beskeder"),
    "de": InterfaceWords("bearbeitet", "Weiterlesen", "Ungelesene Nachrichten"),
    "el": InterfaceWords("επεξεργάστηκε", "Διαβάστε περισσότερα", "Μη αναγνωσμένα μηνύματα"),
    "en": english,
    "es": InterfaceWords("editado", "Leer más", "Mensajes no leídos"),
    "fa": InterfaceWords("ویرایش‌شده", "بیشتر بخوانید", "پیام‌های خوانده‌نشده", units: persianUnits),
    "fi": InterfaceWords("muokattu", "Lue lisää", "Lukemattomat viestit", units: finnishUnits),
    "fr": InterfaceWords("modifié", "Lire la suite", "Messages non lus", units: frenchUnits),
    "he": InterfaceWords("נערך", "קרא עוד", "הודעות שלא נקראו"),
    "hi": InterfaceWords("संपादित", "और पढ़ें", "अपठित संदेश"),
    "hr": InterfaceWords("uređeno", "Pročitaj više", "Nepročitane poruke"),
    "hu": InterfaceWords("szerkesztve", "Tovább olvasom", "Olvasatlan üzenetek"),
    "id": InterfaceWords("diedit", "Baca selengkapnya", "Pesan belum dibaca"),
    "it": InterfaceWords("modificato", "Leggi tutto", "Messaggi non letti"),
    "ja": InterfaceWords("編集済み", "続きを読む", "未読メッセージ"),
    "ko": InterfaceWords("수정됨", "더 보기", "읽지 않은 메시지"),
    "ms": InterfaceWords("disunting", "Baca lagi", "Mesej belum dibaca"),
    "nb": InterfaceWords("redigert", "Les mer", "Uleste meldinger"),
    "nl": InterfaceWords("bewerkt", "Meer lezen", "Ongelezen berichten"),
    "pl": InterfaceWords("edytowano", "Czytaj więcej", "Nieprzeczytane wiadomości"),
    "pt": InterfaceWords("editada", "Ler mais", "Mensagens não lidas"),
    "ro": InterfaceWords("editat", "Citește mai mult", "Mesaje necitite"),
    "ru": InterfaceWords("изменено", "Читать далее", "Непрочитанные сообщения", units: cyrillicUnits),
    "sk": InterfaceWords("upravené", "Čítať viac", "Neprečítané správy"),
    "sr": InterfaceWords("измењено", "Прочитај још", "Непрочитане поруке"),
    "sv": InterfaceWords("redigerat", "Läs mer", "Olästa meddelanden"),
    "ta": InterfaceWords("திருத்தப்பட்டது", "மேலும் படிக்க", "படிக்காத செய்திகள்"),
    "th": InterfaceWords("แก้ไขแล้ว", "อ่านเพิ่มเติม", "ข้อความที่ยังไม่ได้อ่าน"),
    "tr": InterfaceWords("düzenlendi", "Devamını oku", "Okunmamış mesajlar"),
    "uk": InterfaceWords("змінено", "Читати далі", "Непрочитані повідомлення", units: cyrillicUnits),
    "ur": InterfaceWords("ترمیم شدہ", "مزید پڑھیں", "غیر پڑھے پیغامات"),
    "vi": InterfaceWords("đã chỉnh sửa", "Xem thêm", "Tin nhắn chưa đọc"),
    "zh-Hans": InterfaceWords("已编辑", "展开全文", "未读消息"),
    "zh-Hant": InterfaceWords("已編輯", "展開全文", "未讀訊息"),
  ]
}
