/// The notes about files that were left out or attached.
extension WhatsAppNotes {
  static let kindLists: [(LeftOut, String)] = [
    (.image, images), (.video, videos), (.videoNote, videoNotes), (.audio, sounds), (.animation, animations),
    (.sticker, stickers), (.document, documents), (.contact, contacts),
  ]

  private static let images = """
    image omitted|photo omitted|view once photo omitted|התמונה הושמטה|изображение отсутствует|изображение пропущено|image absente|image omise
    immagine omessa|imagem não revelada|imagem ocultada|imagem oculta|imagen omitida|εικόνα παραλείφθηκε
    зображення відсутнє|bild weggelassen|لم يتم إدراج الصورة|ইমেজ বাদ দেওয়া হয়েছে|圖片已略去|圖像已省略|照片已忽略
    图像已忽略|đã bỏ qua hình ảnh|تصویر نکال دی گئی ہے|görüntü dahil edilmedi|ไม่มีรูปภาพ|bild utesluten|bild utelämnad
    obrázok vynechaný|obraz pominięty|obraz został pominięty|imagine omisă|afbeelding weggelaten
    bilde ikke inkludert|bilde utelatt|imej tidak dimasukkan|इमेज वगळली|이미지 생략됨|画像は含まれていません|画像が省略されました
    kép küldése sikertelen|kép kihagyva|gambar tidak disertakan|slika izostavljena|फ़ोटो हटाई गई|છબી પડતી મૂકાઈ
    íomhá ligthe ar lár|ei kuvaa|kuva jätetty pois|تصویر حذف شد|billede udeladt|obrázek vynechán|imatge omesa
    изображението е пропуснато|слика изостављена|пропуштена слика|prent weggelaat|pilt välja jäetud
    attēls izlaists|vaizdas praleistas|slika izpuščena|hindi kasama ang larawan|படம் தவிர்க்கப்பட்டது
    చిత్రం విస్మరించబడింది|ചിത്രം ഒഴിവാക്കി|ಚಿತ್ರವನ್ನು ಬಿಡಲಾಗಿದೆ|ਤਸਵੀਰ ਛੱਡੀ ਗਈ|imazhi u la jashtë|şəkil buraxıldı
    """

  private static let videos = """
    video omitted|view once video omitted|סרטון הווידאו הושמט|видео отсутствует|видео пропущено|vidéo absente|video omesso|vídeo não revelado
    video omitido|βίντεο παραλείφθηκε|відео відсутнє|video weggelassen|لم يتم إدراج الفيديوهات|لم يتم إدراج الفيديو
    ভিডিও বাদ দেওয়া হয়েছে|影片已略去|影片已省略|视频已忽略|đã bỏ video|đã bỏ qua video|ویڈیو نظرانداز|video dahil edilmedi
    วิดีโอถูกลบ|video utesluten|video utelämnad|video vynechané|wideo pominięte|film pominięty|clip video omis
    vídeo omitido|vídeo ocultado|vídeo oculto|video weggelaten|video utelatt|video tidak dimasukkan|व्हिडीओ वगळला
    비디오 생략됨|동영상 생략됨|ビデオは含まれていません|動画は含まれていません|videó kihagyva|video tidak disertakan
    video izostavljen|वीडियो छोड़ा गया|વિડિયો પડતી મુકાઈ|físeán ligthe ar lár|videota ei sisällytetä|video jätetty pois
    ویدیو حذف شد|video udeladt|video vynecháno|vídeo omès|видеото е пропуснато|видео изостављен|video weggelaat
    காணொளி தவிர்க்கப்பட்டது|వీడియో విస్మరించబడింది|വീഡിയോ ഒഴിവാക്കി|ವೀಡಿಯೊ ಬಿಡಲಾಗಿದೆ
    """

  private static let videoNotes = """
    video note omitted|videonachricht weggelassen|nota de vídeo omitida|nota de video omitida|note vidéo absente
    messaggio video omesso|videomessaggio omesso|nota de vídeo ocultada|videobericht weggelaten|видеосообщение отсутствует
    видеозаметка отсутствует|відеоповідомлення відсутнє|görüntülü mesaj dahil edilmedi|wiadomość wideo pominięta
    ビデオメッセージは含まれていません|영상 메시지 생략됨|视频消息已忽略|影片訊息已略去|pesan video tidak disertakan
    הודעת הווידאו הושמטה|ملاحظة الفيديو غير مدرجة
    """

  private static let sounds = """
    audio omitted|קטע קול הושמט|аудиофайл отсутствует|аудио отсутствует|audio omis|audio omesso
    ficheiro de áudio não revelado|audio omitido|ήχος παραλείφθηκε|аудіо відсутнє|audio weggelassen
    لم يتم إدراج المقاطع الصوتية|لم يتم إدراج المقطع الصوتي|অডিও বাদ দেওয়া হয়েছে|音訊已略去|音訊已省略|音频已忽略
    bỏ qua tệp âm thanh|آڈیو نظرانداز|ses dahil edilmedi|ไม่มีไฟล์เสียง|ljud utelslutet|ljud uteslutet|ljud utelämnat
    zvuk vynechaný|audio pominięte|fără audio|áudio ocultado|áudio oculto|audio weggelaten|lyd utelatt
    audio tidak dimasukkan|ऑडिओ वगळला|오디오 생략됨|音声は含まれていません|hang kihagyása|hang kihagyva
    audio tidak disertakan|zvuk izostavljen|ऑडियो हटाई गयी|ઓડિયો ફાઇલ શામેલ કરી નથી|comhad fuaime ar lár
    äänitiedostoa ei sisällytetä|صدا حذف شد|lyd udeladt|zvukový soubor vynechán|àudio omès|voice message omitted
    view once voice message omitted
    """

  private static let animations = """
    gif omitted|gif הושמט|gif отсутствует|gif retiré|gif esclusa|gif não revelada|gif omitido|παράληψη gif
    gif-анімацію пропущено|gif weggelassen|لم يتم إدراج صورة gif|জিআইএফ বাদ দেওয়া হয়েছে|gif 已略去|gif 圖片已被省略
    gif 动态图已被忽略|đã bỏ qua ảnh gif|gif نظرانداز|gif dahil edilmedi|ละเว้น gif|gif utesluten|gif vynechaný
    plik gif pominięty|gif omis|gif weggelaten|gif utelatt|gif tidak dimasukkan|gif वगळले|gif 생략됨|gifは含まれていません
    gif fájl kihagyása|gif tidak disertakan|gif izostavljen|gif छोड़ा गया|gif પડતી મૂકાઈ|gif ligthe ar lár
    gif-animaatio jätetty pois|gif حذف شد|gif udeladt|gif vynechán|gif omès|gif omesso|gif ocultado
    """

  private static let stickers = """
    sticker omitted|סטיקר הושמט|стикер не добавлен|стикер отсутствует|sticker omis|sticker non incluso
    sticker não revelado|sticker omitido|αυτοκόλλητο παραλήφθηκε|наклейку не додано|sticker weggelassen|تم حذف الملصقات
    স্টিকার বাদ দেওয়া হয়েছে|貼圖已略去|貼圖已忽略|贴图已省略|đã bỏ sticker|اسٹیکر نظرانداز|çıkartma dahil edilmedi|ไม่มีสติกเกอร์
    sticker utesluten|nálepka vynechaná|pominięto naklejkę|figurinha omitida|sticker weggelaten|klistremerke utelatt
    pelekat tidak disertakan|स्टिकर वगळले|스티커 제외됨|スタンプは含まれていません|matrica kihagyva|stiker tidak disertakan
    naljepnica izostavljena|स्टिकर छोड़ा गया|સ્ટીકર પડતું મુકાયું|fágadh an greamán ar lár|tarraa ei sisällytetty
    استیکر حذف شد|klistermærke udeladt|nálepka vynechána|adhesiu omès|sticker omis|autocolant omis
    """

  private static let documents = """
    document omitted|מסמך הושמט|документ отсутствует|document manquant|documento omesso|documento não revelado
    documento omitido|έγγραφο παραλείφθηκε|документ пропущено|dokument weggelassen|لم يتم إدراج المستند
    ডকুমেন্ট বাদ দেওয়া হয়েছে|文件已略去|文件已忽略|文档已省略|đã bỏ qua tài liệu|دستاویز نظرانداز|belge dahil edilmedi
    ละเว้นเอกสาร|dokument uteslutet|dokument vynechaný|dokument pominięty|document omis|document weggelaten
    utelatt dokument|dokumen tidak dimasukkan|डॉक्युमेंट वगळले|문서 생략됨|ドキュメントは含まれていません|dokumentum kihagyva
    dokumen tidak disertakan|dokument izostavljen|डॉक्यूमेंट छोड़ा गया|ડોક્યુમેન્ટ સામેલ કર્યું નહિ|cáipéis ligthe ar lár
    dokumenttia ei sisällytetä|سند حذف شد|dokument udeladt|dokument vynechán|document omès
    """

  private static let contacts = """
    contact card omitted|כרטיס איש קשר הושמט|карточка контакта отсутствует|fiche contact manquante
    scheda contatto omessa|contacto não revelado|tarjeta de contacto omitida|η κάρτα επαφής παραλήφθηκε
    картка контакту відсутня|kontaktkarte ausgelassen|kontaktkarte weggelassen|لم يتم إدراج بطاقة جهة اتصال
    পরিচিতির কার্ড বাদ দেওয়া হয়েছে|聯絡人卡片已略去|聯絡人卡片已省略|联系人卡片已忽略|bỏ qua thẻ liên lạc|رابطہ کارڈ نظر انداز
    kişi kartı dahil edilmedi|บัตรรายชื่อที่ละเว้น|kontaktkort uteslutet|karta kontaktu vynechaná
    pominięta wizytówka kontaktu|carte de vizită contact omisă|cartão do contato omitido|visitekaartje weggelaten
    contactkaart weggelaten|kontaktkort sløyfet|kad kenalan tidak dimasukkan|संपर्क कार्ड वगळले|연락처 카드 생략됨
    連絡先カードを省略|névjegykártya kihagyva|kartu kontak tidak disertakan|posjetnica izostavljena|कॉन्टैक्ट कार्ड छोड़ा गया
    સંપર્કનું કાર્ડ પડતું મૂકાયું|cárta teagmhála ar lár|yhteystietokortti jätettiin pois|برگ مخاطب حذف شد
    kontaktkort udeladt|vizitka vynechána|targeta de contacte omesa|contact omitted|contato omitido
    """

  /// What Android writes between `<` and `>` for a file of any kind.
  static let omittedFileList = """
    media omitted|conținut media omis|మాధ్యమం విస్మరించబడింది|файл пропущен|без медиафайлов|walang kalakip na media
    忽略多媒體檔|media omesso|media omessi|mitjans omesos|média vynechána|média vynechány|省略多媒体文件|media tidak disertakan
    メディアは含まれていません|メディアなし|εξαίρεση πολυμέσων|bez multivides|mediefil udeladt|मीडिया वगळले|файл қосылған жоқ
    મીડિયા અવગણાયું|מדיה הושמטה|media disingkirkan|mídia omitida|मीडिया के बिना|fayl o‘tkazib yuborildi|pliki pominięto
    bỏ qua media|pa media|media har utelämnats|medij izpuščen|médiá vynechané|میڈیا چھوڑ دیا گیا|media imerukwa
    medya atlanmış|ஊடகங்கள் நீக்கப்பட்டது|สื่อถูกลบ|پيوست نما/آهنگ حذف شد|praleistas medijos turinys|uten vedlegg|מדיה הושמט
    media jätetty pois|fichier omis|archivo omitido|archivos omitidos|meedia ära jäetud|medijski zapis izostavljen
    hiányzó médiafájl|media weggelaten|без файл|মিডিয়া বাদ দেওয়া হয়েছে|media weggelaat|medien weggelassen|medien ausgeschlossen
    medien fehlen|media çıxarılmışdır|미디어 파일을 생략한 대화내용|미디어 파일 생략|미디어 생략|മീഡിയ ഒഴിവാക്കി|без фајл|ಮೀಡಿಯಾ ಕೈಬಿಡಲಾಗಿದೆ
    تم استبعاد الوسائط|ficheiro não revelado|медіа пропущено|медіафайл пропущено|медији су изостављени|ਮੀਡੀਆ ਛੱਡਿਆ ਗਿਆ
    медиа отсутствует|média manquante|médias omis|multimedia omitido|mídia oculta|arquivo de mídia oculto|medya dahil edilmedi
    medya çıkarıldı|pominięto multimedia|plik pominięty|multimédia vynechané|忽略多媒体文件|省略多媒體檔案|略去多媒體檔案
    המדיה לא נכללה|המדיה הוסרה|media utelämnad|medie udeladt|medier utelatt|contingut multimèdia omès
    view once voice message omitted
    """

  /// What stands in brackets after the name of an attached file.
  static let attachedList = """
    file attached|lêer aangeheg|الملف مرفق|fayl əlavə olunub|прикачен файл|ফাইল সংযুক্ত হয়েছে|arxiu adjunt
    soubor byl přiložen|přiložený soubor|fil vedhæftet|datei angehängt|συνημμένο αρχείο|archivo adjuntado|archivo adjunto
    fail lisatud|فایل پیوست شد|liitetiedosto|tiedosto liitetty|fichier joint|ફાઇલ જોડાયેલ|קובץ מצורף|फाइल अटैच कर दी गई है
    फ़ाइल संलग्न है|फ़ाइल अटैच की गई|datoteka u privitku|fájl csatolva|file terlampir|file allegato|添付ファイル有り|添付ファイル
    қосымша файл|ಕಡತ ಸೇರಿಸಲಾಯಿತು|파일 첨부됨|파일 첨부|byla prisegta|pievienots fails|прикачен фајл|ഫയൽ ചേർത്തു
    फाइल संलग्न|fail dilampirkan|vedlagt fil|fil lagt ved|bestand bijgevoegd|ਫਾਈਲ ਅਟੈਚ ਕੀਤੀ|załączony plik|plik dołączony
    załączono plik|ficheiro anexado|arquivo anexado|fișier atașat|файл добавлен|súbor pripojený|priložena datoteka
    skedë e ngjitur|прикачена датотека|bifogad fil|fil bifogad|faili limeambatanishwa|இணைக்கப்பட்டது|ఫైల్ జోడించబడినది
    ไฟล์ที่แนบ|nakalakip na file|dosya ekli|файл додано|پیوستہ فائل|fayl biriktirildi|tệp đính kèm|文件附件|附件檔案|檔案附件
    """
}
