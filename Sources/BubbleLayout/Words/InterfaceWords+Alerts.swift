extension InterfaceWords {
  /// The titles of alerts, by language: note, tip, important, warning, caution.
  static let alertTitles: [String: String] = [
    "ar": "ملاحظة; نصيحة; مهم; تحذير; تنبيه",
    "bg": "Бележка; Съвет; Важно; Предупреждение; Внимание",
    "bn": "দ্রষ্টব্য; পরামর্শ; গুরুত্বপূর্ণ; সতর্কতা; সাবধান",
    "ca": "Nota; Consell; Important; Advertència; Precaució",
    "cs": "Poznámka; Tip; Důležité; Varování; Pozor",
    "da": "Bemærk; Tip; Vigtigt; Advarsel; Forsigtig",
    "de": "Hinweis; Tipp; Wichtig; Warnung; Vorsicht",
    "el": "Σημείωση; Συμβουλή; Σημαντικό; Προειδοποίηση; Προσοχή",
    "en": "Note; Tip; Important; Warning; Caution",
    "es": "Nota; Consejo; Importante; Advertencia; Precaución",
    "fa": "نکته; راهنمایی; مهم; هشدار; احتیاط",
    "fi": "Huomautus; Vinkki; Tärkeää; Varoitus; Huomio",
    "fr": "Remarque; Astuce; Important; Avertissement; Attention",
    "he": "הערה; עצה; חשוב; אזהרה; זהירות",
    "hi": "नोट; सुझाव; महत्वपूर्ण; चेतावनी; सावधान",
    "hr": "Napomena; Savjet; Važno; Upozorenje; Oprez",
    "hu": "Megjegyzés; Tipp; Fontos; Figyelmeztetés; Vigyázat",
    "id": "Catatan; Tips; Penting; Peringatan; Perhatian",
    "it": "Nota; Suggerimento; Importante; Avviso; Attenzione",
    "ja": "メモ; ヒント; 重要; 警告; 注意",
    "ko": "참고; 팁; 중요; 경고; 주의",
    "ms": "Nota; Petua; Penting; Amaran; Awas",
    "nb": "Merk; Tips; Viktig; Advarsel; Forsiktig",
    "nl": "Opmerking; Tip; Belangrijk; Waarschuwing; Let op",
    "pl": "Uwaga; Wskazówka; Ważne; Ostrzeżenie; Ostrożnie",
    "pt": "Nota; Dica; Importante; Aviso; Cuidado",
    "ro": "Notă; Sfat; Important; Avertisment; Atenție",
    "ru": "Примечание; Совет; Важно; Предупреждение; Осторожно",
    "sk": "Poznámka; Tip; Dôležité; Varovanie; Pozor",
    "sr": "Напомена; Савет; Важно; Упозорење; Опрез",
    "sv": "Obs; Tips; Viktigt; Varning; Var försiktig",
    "ta": "குறிப்பு; உதவிக்குறிப்பு; முக்கியம்; எச்சரிக்கை; கவனம்",
    "th": "หมายเหตุ; เคล็ดลับ; สำคัญ; คำเตือน; ข้อควรระวัง",
    "tr": "Not; İpucu; Önemli; Uyarı; Dikkat",
    "uk": "Примітка; Порада; Важливо; Попередження; Обережно",
    "ur": "نوٹ; مشورہ; اہم; انتباہ; احتیاط",
    "vi": "Ghi chú; Mẹo; Quan trọng; Cảnh báo; Thận trọng",
    "zh-Hans": "说明; 提示; 重要; 警告; 注意",
    "zh-Hant": "說明; 提示; 重要; 警告; 注意",
  ]

  /// How many titles the language has.
  package var alertTitleCount: Int { alerts.count }

  /// What stands above an alert.
  func title(of alert: AlertKind) -> String {
    AlertKind.allCases.firstIndex(of: alert).flatMap { $0 < alerts.count ? alerts[$0] : nil } ?? ""
  }
}
