extension SpokenWords {
  /// The words of the languages from Portuguese to Chinese, by their tags.
  static let fromPortugueseToChinese: [String: String] = [
    "pt": """
    Você; em resposta a %; mensagem citada
    foto; vídeo; animação; figurinha; mensagem de vídeo; mensagem de voz
    arquivo; contato; localização; enquete; link; código; anexo
    # foto|# fotos; # vídeo|# vídeos; # reação|# reações; # voto|# votos
    enviando; enviada; entregue; lida; não enviada
    carregando; indisponível; Alguém está digitando; Esta mensagem foi apagada
    Abrir; Reproduzir; Ir para a mensagem; Escolher; Selecionar
    """,
    "ro": """
    Tu; răspuns către %; mesaj citat
    fotografie; videoclip; animație; autocolant; mesaj video; mesaj vocal
    fișier; contact; locație; sondaj; link; cod; atașament
    # fotografie|# fotografii|# de fotografii; # videoclip|# videoclipuri|# de videoclipuri
    # reacție|# reacții|# de reacții; # vot|# voturi|# de voturi
    se trimite; trimis; livrat; citit; netrimis
    se încarcă; indisponibil; Cineva scrie; Acest mesaj a fost șters
    Deschide; Redă; Mergi la mesaj; Alege; Selectează
    """,
    "ru": """
    Вы; в ответ на сообщение от %; цитата
    фото; видео; анимация; стикер; видеосообщение; голосовое сообщение
    файл; контакт; геопозиция; опрос; ссылка; код; вложение
    # фотография|# фотографии|# фотографий; # видео|# видео|# видео
    # реакция|# реакции|# реакций; # голос|# голоса|# голосов
    отправляется; отправлено; доставлено; прочитано; не отправлено
    загружается; недоступно; Кто-то печатает; Это сообщение удалено
    Открыть; Воспроизвести; Перейти к сообщению; Выбрать ответ; Выбрать
    """,
    "sk": """
    Vy; odpoveď pre %; citovaná správa
    fotka; video; animácia; nálepka; videospráva; hlasová správa
    súbor; kontakt; poloha; anketa; odkaz; kód; príloha
    # fotka|# fotky|# fotiek; # video|# videá|# videí; # reakcia|# reakcie|# reakcií; # hlas|# hlasy|# hlasov
    odosiela sa; odoslané; doručené; prečítané; neodoslané
    načítava sa; nedostupné; Niekto píše; Táto správa bola odstránená
    Otvoriť; Prehrať; Prejsť na správu; Zvoliť; Vybrať
    """,
    "sr": """
    Ви; одговор кориснику %; цитирана порука
    фотографија; видео; анимација; налепница; видео-порука; гласовна порука
    датотека; контакт; локација; анкета; веза; кôд; прилог
    # фотографија|# фотографије|# фотографија; # видео|# видеа|# видеа
    # реакција|# реакције|# реакција; # глас|# гласа|# гласова
    шаље се; послато; испоручено; прочитано; није послато
    учитава се; није доступно; Неко пише; Ова порука је избрисана
    Отвори; Пусти; Иди на поруку; Изабери одговор; Изабери
    """,
    "sv": """
    Du; svar till %; citerat meddelande
    foto; video; animation; klistermärke; videomeddelande; röstmeddelande
    fil; kontakt; plats; omröstning; länk; kod; bilaga
    # foto|# foton; # video|# videor; # reaktion|# reaktioner; # röst|# röster
    skickas; skickat; levererat; läst; inte skickat
    läses in; inte tillgänglig; Någon skriver; Det här meddelandet togs bort
    Öppna; Spela upp; Gå till meddelandet; Välj; Markera
    """,
    "ta": """
    நீங்கள்; % என்பவருக்குப் பதில்; மேற்கோள் செய்தி
    புகைப்படம்; வீடியோ; அசைவூட்டம்; ஸ்டிக்கர்; வீடியோ செய்தி; குரல் செய்தி
    கோப்பு; தொடர்பு; இருப்பிடம்; வாக்கெடுப்பு; இணைப்பு; குறிமுறை; இணைக்கப்பட்டது
    # புகைப்படம்|# புகைப்படங்கள்; # வீடியோ|# வீடியோக்கள்
    # எதிர்வினை|# எதிர்வினைகள்; # வாக்கு|# வாக்குகள்
    அனுப்பப்படுகிறது; அனுப்பப்பட்டது; சேர்ந்தது; படிக்கப்பட்டது; அனுப்பப்படவில்லை
    ஏற்றப்படுகிறது; கிடைக்கவில்லை; ஒருவர் தட்டச்சு செய்கிறார்; இந்தச் செய்தி நீக்கப்பட்டது
    திற; இயக்கு; செய்திக்குச் செல்; பதிலைத் தேர்வு செய்; தேர்ந்தெடு
    """,
    "th": """
    คุณ; ตอบกลับ %; ข้อความที่อ้างถึง
    รูปภาพ; วิดีโอ; ภาพเคลื่อนไหว; สติกเกอร์; ข้อความวิดีโอ; ข้อความเสียง
    ไฟล์; รายชื่อติดต่อ; ตำแหน่ง; โพล; ลิงก์; โค้ด; ไฟล์แนบ
    # รูป; วิดีโอ # รายการ; # ความรู้สึก; # โหวต
    กำลังส่ง; ส่งแล้ว; ถึงแล้ว; อ่านแล้ว; ส่งไม่สำเร็จ
    กำลังโหลด; ไม่พร้อมใช้งาน; มีคนกำลังพิมพ์; ข้อความนี้ถูกลบแล้ว
    เปิด; เล่น; ไปที่ข้อความ; เลือกคำตอบ; เลือก
    """,
    "tr": """
    Siz; yanıtlanan kişi: %; alıntılanan mesaj
    fotoğraf; video; animasyon; çıkartma; görüntülü mesaj; sesli mesaj
    dosya; kişi; konum; anket; bağlantı; kod; ek
    # fotoğraf|# fotoğraf; # video|# video; # tepki|# tepki; # oy|# oy
    gönderiliyor; gönderildi; iletildi; okundu; gönderilemedi
    yükleniyor; kullanılamıyor; Birisi yazıyor; Bu mesaj silindi
    Aç; Oynat; Mesaja git; Yanıtı seç; Seç
    """,
    "uk": """
    Ви; у відповідь на повідомлення від %; цитата
    фото; відео; анімація; наліпка; відеоповідомлення; голосове повідомлення
    файл; контакт; геопозиція; опитування; посилання; код; вкладення
    # фотографія|# фотографії|# фотографій; # відео|# відео|# відео
    # реакція|# реакції|# реакцій; # голос|# голоси|# голосів
    надсилається; надіслано; доставлено; прочитано; не надіслано
    завантажується; недоступно; Хтось друкує; Це повідомлення видалено
    Відкрити; Відтворити; Перейти до повідомлення; Вибрати відповідь; Вибрати
    """,
    "ur": """
    آپ; % کو جواب; اقتباس کردہ پیغام
    تصویر; ویڈیو; اینیمیشن; اسٹیکر; ویڈیو پیغام; صوتی پیغام
    فائل; رابطہ; مقام; رائے شماری; لنک; کوڈ; منسلکہ
    # تصویر|# تصاویر; # ویڈیو|# ویڈیوز; # ردعمل|# ردعمل; # ووٹ|# ووٹ
    بھیجا جا رہا ہے; بھیج دیا گیا; پہنچ گیا; پڑھ لیا گیا; نہیں بھیجا گیا
    لوڈ ہو رہا ہے; دستیاب نہیں; کوئی لکھ رہا ہے; یہ پیغام حذف کر دیا گیا
    کھولیں; چلائیں; پیغام پر جائیں; چنیں; منتخب کریں
    """,
    "vi": """
    Bạn; trả lời %; tin nhắn được trích dẫn
    ảnh; video; ảnh động; nhãn dán; tin nhắn video; tin nhắn thoại
    tệp; liên hệ; vị trí; cuộc thăm dò; liên kết; mã; tệp đính kèm
    # ảnh; # video; # cảm xúc; # phiếu
    đang gửi; đã gửi; đã nhận; đã đọc; chưa gửi được
    đang tải; không có sẵn; Có người đang nhập; Tin nhắn này đã bị xóa
    Mở; Phát; Đến tin nhắn; Chọn câu trả lời; Chọn
    """,
    "zh-Hans": """
    我; 回复%; 引用的消息
    照片; 视频; 动图; 贴纸; 视频消息; 语音消息
    文件; 联系人; 位置; 投票; 链接; 代码; 附件
    #张照片; #个视频; #个回应; #票
    正在发送; 已发送; 已送达; 已读; 未发送
    正在加载; 不可用; 有人正在输入; 此消息已删除
    打开; 播放; 前往消息; 选择答案; 选择
    """,
    "zh-Hant": """
    我; 回覆%; 引用的訊息
    照片; 影片; 動圖; 貼圖; 視訊訊息; 語音訊息
    檔案; 聯絡人; 位置; 投票; 連結; 程式碼; 附件
    #張照片; #部影片; #個回應; #票
    正在傳送; 已傳送; 已送達; 已讀; 未傳送
    正在載入; 無法使用; 有人正在輸入; 此訊息已刪除
    打開; 播放; 前往訊息; 選擇答案; 選擇
    """,
  ]
}
