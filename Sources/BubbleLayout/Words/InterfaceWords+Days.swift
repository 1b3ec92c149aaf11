extension InterfaceWords {
  /// Today, yesterday and the days of the week from Sunday on, in each language.
  static let dayNames: [String: [String]] = days.mapValues { names in
    names.split(separator: ";").map { String($0.drop { $0 == " " }) }
  }

  /// By language, as words that stand by themselves (CLDR 48): relative days, and standalone names of weekdays.
  private static let days: [String: String] = [
    "ar": "اليوم; أمس; الأحد; الاثنين; الثلاثاء; الأربعاء; الخميس; الجمعة; السبت",
    "bg": "Днес; Вчера; Неделя; Понеделник; Вторник; Сряда; Четвъртък; Петък; Събота",
    "bn": "আজ; গতকাল; রবিবার; সোমবার; মঙ্গলবার; বুধবার; বৃহস্পতিবার; শুক্রবার; শনিবার",
    "ca": "Avui; Ahir; Diumenge; Dilluns; Dimarts; Dimecres; Dijous; Divendres; Dissabte",
    "cs": "Dnes; Včera; Neděle; Pondělí; Úterý; Středa; Čtvrtek; Pátek; Sobota",
    "da": "I dag; I går; Søndag; Mandag; Tirsdag; Onsdag; Torsdag; Fredag; Lørdag",
    "de": "Heute; Gestern; Sonntag; Montag; Dienstag; Mittwoch; Donnerstag; Freitag; Samstag",
    "el": "Σήμερα; Χθες; Κυριακή; Δευτέρα; Τρίτη; Τετάρτη; Πέμπτη; Παρασκευή; Σάββατο",
    "en": "Today; Yesterday; Sunday; Monday; Tuesday; Wednesday; Thursday; Friday; Saturday",
    "es": "Hoy; Ayer; Domingo; Lunes; Martes; Miércoles; Jueves; Viernes; Sábado",
    "fa": "امروز; دیروز; یکشنبه; دوشنبه; سه‌شنبه; چهارشنبه; پنجشنبه; جمعه; شنبه",
    "fi": "Tänään; Eilen; Sunnuntai; Maanantai; Tiistai; Keskiviikko; Torstai; Perjantai; Lauantai",
    "fr": "Aujourd’hui; Hier; Dimanche; Lundi; Mardi; Mercredi; Jeudi; Vendredi; Samedi",
    "he": "היום; אתמול; יום ראשון; יום שני; יום שלישי; יום רביעי; יום חמישי; יום שישי; יום שבת",
    "hi": "आज; कल; रविवार; सोमवार; मंगलवार; बुधवार; गुरुवार; शुक्रवार; शनिवार",
    "hr": "Danas; Jučer; Nedjelja; Ponedjeljak; Utorak; Srijeda; Četvrtak; Petak; Subota",
    "hu": "Ma; Tegnap; Vasárnap; Hétfő; Kedd; Szerda; Csütörtök; Péntek; Szombat",
    "id": "Hari ini; Kemarin; Minggu; Senin; Selasa; Rabu; Kamis; Jumat; Sabtu",
    "it": "Oggi; Ieri; Domenica; Lunedì; Martedì; Mercoledì; Giovedì; Venerdì; Sabato",
    "ja": "今日; 昨日; 日曜日; 月曜日; 火曜日; 水曜日; 木曜日; 金曜日; 土曜日",
    "ko": "오늘; 어제; 일요일; 월요일; 화요일; 수요일; 목요일; 금요일; 토요일",
    "ms": "Hari ini; Semalam; Ahad; Isnin; Selasa; Rabu; Khamis; Jumaat; Sabtu",
    "nb": "I dag; I går; Søndag; Mandag; Tirsdag; Onsdag; Torsdag; Fredag; Lørdag",
    "nl": "Vandaag; Gisteren; Zondag; Maandag; Dinsdag; Woensdag; Donderdag; Vrijdag; Zaterdag",
    "pl": "Dzisiaj; Wczoraj; Niedziela; Poniedziałek; Wtorek; Środa; Czwartek; Piątek; Sobota",
    "pt": "Hoje; Ontem; Domingo; Segunda-feira; Terça-feira; Quarta-feira; Quinta-feira; Sexta-feira; Sábado",
    "ro": "Azi; Ieri; Duminică; Luni; Marți; Miercuri; Joi; Vineri; Sâmbătă",
    "ru": "Сегодня; Вчера; Воскресенье; Понедельник; Вторник; Среда; Четверг; Пятница; Суббота",
    "sk": "Dnes; Včera; Nedeľa; Pondelok; Utorok; Streda; Štvrtok; Piatok; Sobota",
    "sr": "Данас; Јуче; Недеља; Понедељак; Уторак; Среда; Четвртак; Петак; Субота",
    "sv": "I dag; I går; Söndag; Måndag; Tisdag; Onsdag; Torsdag; Fredag; Lördag",
    "ta": "இன்று; நேற்று; ஞாயிறு; திங்கள்; செவ்வாய்; புதன்; வியாழன்; வெள்ளி; சனி",
    "th": "วันนี้; เมื่อวาน; วันอาทิตย์; วันจันทร์; วันอังคาร; วันพุธ; วันพฤหัสบดี; วันศุกร์; วันเสาร์",
    "tr": "Bugün; Dün; Pazar; Pazartesi; Salı; Çarşamba; Perşembe; Cuma; Cumartesi",
    "uk": "Сьогодні; Учора; Неділя; Понеділок; Вівторок; Середа; Четвер; П’ятниця; Субота",
    "ur": "آج; گزشتہ کل; اتوار; پیر; منگل; بدھ; جمعرات; جمعہ; ہفتہ",
    "vi": "Hôm nay; Hôm qua; Chủ Nhật; Thứ Hai; Thứ Ba; Thứ Tư; Thứ Năm; Thứ Sáu; Thứ Bảy",
    "zh-Hans": "今天; 昨天; 星期日; 星期一; 星期二; 星期三; 星期四; 星期五; 星期六",
    "zh-Hant": "今天; 昨天; 星期日; 星期一; 星期二; 星期三; 星期四; 星期五; 星期六",
  ]
}
