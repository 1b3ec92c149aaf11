extension SpokenWords {
  /// The words of the languages from Arabic to Hebrew, by their tags.
  static let fromArabicToHebrew: [String: String] = [
    "ar": """
    أنت; ردًا على %; رسالة مقتبسة
    صورة; فيديو; صورة متحركة; ملصق; رسالة فيديو; رسالة صوتية
    ملف; جهة اتصال; موقع; استطلاع; رابط; رمز برمجي; مرفق
    صورة واحدة|صورتان|# صور|# صورة|# صورة; فيديو واحد|فيديوهان|# فيديوهات|# فيديو|# فيديو
    تفاعل واحد|تفاعلان|# تفاعلات|# تفاعلًا|# تفاعل; صوت واحد|صوتان|# أصوات|# صوتًا|# صوت
    جارٍ الإرسال; تم الإرسال; تم التسليم; تمت القراءة; لم يتم الإرسال
    جارٍ التحميل; غير متوفر; هناك من يكتب; تم حذف هذه الرسالة
    فتح; تشغيل; الانتقال إلى الرسالة; اختيار; تحديد
    """,
    "bg": """
    Вие; в отговор на %; цитирано съобщение
    снимка; видео; анимация; стикер; видеосъобщение; гласово съобщение
    файл; контакт; местоположение; анкета; връзка; код; прикачен елемент
    # снимка|# снимки; # видео|# видеа; # реакция|# реакции; # глас|# гласа
    изпраща се; изпратено; доставено; прочетено; неизпратено
    зарежда се; не е налично; Някой пише; Това съобщение е изтрито
    Отваряне; Пускане; Към съобщението; Избор; Маркиране
    """,
    "bn": """
    আপনি; %-কে উত্তর; উদ্ধৃত বার্তা
    ছবি; ভিডিও; অ্যানিমেশন; স্টিকার; ভিডিও বার্তা; ভয়েস বার্তা
    ফাইল; পরিচিতি; অবস্থান; জরিপ; লিঙ্ক; কোড; সংযুক্তি
    #টি ছবি|#টি ছবি; #টি ভিডিও|#টি ভিডিও; #টি প্রতিক্রিয়া|#টি প্রতিক্রিয়া; #টি ভোট|#টি ভোট
    পাঠানো হচ্ছে; পাঠানো হয়েছে; পৌঁছেছে; পড়া হয়েছে; পাঠানো যায়নি
    লোড হচ্ছে; পাওয়া যাচ্ছে না; কেউ লিখছেন; এই বার্তাটি মুছে ফেলা হয়েছে
    খুলুন; চালান; বার্তায় যান; বেছে নিন; নির্বাচন করুন
    """,
    "ca": """
    Tu; en resposta a %; missatge citat
    foto; vídeo; animació; adhesiu; missatge de vídeo; missatge de veu
    fitxer; contacte; ubicació; enquesta; enllaç; codi; adjunt
    # foto|# fotos; # vídeo|# vídeos; # reacció|# reaccions; # vot|# vots
    enviant; enviat; lliurat; llegit; no enviat
    carregant; no disponible; Algú escriu; Aquest missatge s’ha suprimit
    Obre; Reprodueix; Vés al missatge; Tria; Selecciona
    """,
    "cs": """
    Vy; odpověď pro %; citovaná zpráva
    fotka; video; animace; nálepka; videozpráva; hlasová zpráva
    soubor; kontakt; poloha; anketa; odkaz; kód; příloha
    # fotka|# fotky|# fotek; # video|# videa|# videí; # reakce|# reakce|# reakcí; # hlas|# hlasy|# hlasů
    odesílá se; odesláno; doručeno; přečteno; neodesláno
    načítá se; nedostupné; Někdo píše; Tato zpráva byla smazána
    Otevřít; Přehrát; Přejít na zprávu; Zvolit; Vybrat
    """,
    "da": """
    Dig; svar til %; citeret besked
    foto; video; animation; sticker; videobesked; talebesked
    fil; kontakt; placering; afstemning; link; kode; vedhæftning
    # foto|# fotos; # video|# videoer; # reaktion|# reaktioner; # stemme|# stemmer
    sender; sendt; leveret; læst; ikke sendt
    indlæses; ikke tilgængelig; Nogen skriver; Denne besked blev slettet
    Åbn; Afspil; Gå til beskeden; Vælg; Markér
    """,
    "de": """
    Du; Antwort an %; zitierte Nachricht
    Foto; Video; Animation; Sticker; Videonachricht; Sprachnachricht
    Datei; Kontakt; Standort; Umfrage; Link; Code; Anhang
    # Foto|# Fotos; # Video|# Videos; # Reaktion|# Reaktionen; # Stimme|# Stimmen
    wird gesendet; gesendet; zugestellt; gelesen; nicht gesendet
    wird geladen; nicht verfügbar; Jemand schreibt; Diese Nachricht wurde gelöscht
    Öffnen; Abspielen; Zur Nachricht; Wählen; Auswählen
    """,
    "el": """
    Εσείς; απάντηση σε %; μήνυμα σε παράθεση
    φωτογραφία; βίντεο; κινούμενη εικόνα; αυτοκόλλητο; μήνυμα βίντεο; φωνητικό μήνυμα
    αρχείο; επαφή; τοποθεσία; δημοσκόπηση; σύνδεσμος; κώδικας; συνημμένο
    # φωτογραφία|# φωτογραφίες; # βίντεο|# βίντεο; # αντίδραση|# αντιδράσεις; # ψήφος|# ψήφοι
    αποστέλλεται; στάλθηκε; παραδόθηκε; διαβάστηκε; δεν στάλθηκε
    φορτώνεται; μη διαθέσιμο; Κάποιος πληκτρολογεί; Αυτό το μήνυμα διαγράφηκε
    Άνοιγμα; Αναπαραγωγή; Μετάβαση στο μήνυμα; Επιλογή; Σήμανση
    """,
    "en": """
    You; replying to %; quoted message
    photo; video; animation; sticker; video message; voice message
    file; contact; location; poll; link; code; attachment
    # photo|# photos; # video|# videos; # reaction|# reactions; # vote|# votes
    sending; sent; delivered; read; not sent
    loading; not available; Somebody is typing; This message was deleted
    Open; Play; Go to message; Choose; Select
    """,
    "es": """
    Tú; en respuesta a %; mensaje citado
    foto; vídeo; animación; pegatina; mensaje de vídeo; mensaje de voz
    archivo; contacto; ubicación; encuesta; enlace; código; adjunto
    # foto|# fotos; # vídeo|# vídeos; # reacción|# reacciones; # voto|# votos
    enviando; enviado; entregado; leído; no enviado
    cargando; no disponible; Alguien está escribiendo; Se eliminó este mensaje
    Abrir; Reproducir; Ir al mensaje; Elegir; Seleccionar
    """,
    "fa": """
    شما; در پاسخ به %; پیام نقل‌شده
    عکس; ویدیو; پویانمایی; برچسب; پیام ویدیویی; پیام صوتی
    فایل; مخاطب; مکان; نظرسنجی; پیوند; کد; پیوست
    # عکس|# عکس; # ویدیو|# ویدیو; # واکنش|# واکنش; # رأی|# رأی
    در حال ارسال; ارسال شد; تحویل شد; خوانده شد; ارسال نشد
    در حال بارگیری; در دسترس نیست; کسی در حال نوشتن است; این پیام حذف شده است
    باز کردن; پخش; رفتن به پیام; انتخاب; علامت‌گذاری
    """,
    "fi": """
    Sinä; vastaus käyttäjälle %; lainattu viesti
    kuva; video; animaatio; tarra; videoviesti; ääniviesti
    tiedosto; yhteystieto; sijainti; kysely; linkki; koodi; liite
    # kuva|# kuvaa; # video|# videota; # reaktio|# reaktiota; # ääni|# ääntä
    lähetetään; lähetetty; toimitettu; luettu; ei lähetetty
    ladataan; ei saatavilla; Joku kirjoittaa; Tämä viesti on poistettu
    Avaa; Toista; Siirry viestiin; Valitse vastaus; Valitse
    """,
    "fr": """
    Vous; en réponse à %; message cité
    photo; vidéo; animation; autocollant; message vidéo; message vocal
    fichier; contact; position; sondage; lien; code; pièce jointe
    # photo|# photos; # vidéo|# vidéos; # réaction|# réactions; # vote|# votes
    envoi en cours; envoyé; distribué; lu; non envoyé
    chargement; non disponible; Quelqu’un écrit; Ce message a été supprimé
    Ouvrir; Lire; Aller au message; Choisir; Sélectionner
    """,
    "he": """
    את/ה; בתשובה אל %; הודעה מצוטטת
    תמונה; סרטון; הנפשה; מדבקה; הודעת וידאו; הודעה קולית
    קובץ; איש קשר; מיקום; סקר; קישור; קוד; קובץ מצורף
    תמונה אחת|שתי תמונות|# תמונות; סרטון אחד|שני סרטונים|# סרטונים
    תגובה אחת|שתי תגובות|# תגובות; הצבעה אחת|שתי הצבעות|# הצבעות
    בשליחה; נשלחה; נמסרה; נקראה; לא נשלחה
    בטעינה; לא זמין; מישהו מקליד; הודעה זו נמחקה
    פתיחה; הפעלה; מעבר להודעה; בחירה; סימון
    """,
  ]
}
