/* Generates a conversation of any length. It is the same for the same arguments, so that measurements can be repeated. */

#include "chat.h"

static const char *const senders[] = {"you", "Ann", "Omar", "Yuki", "Lena", "Piet"};

static const char *const openers[] = {
  "Morning!", "By the way,", "I think", "Honestly,", "Good news:", "So,", "Hm,", "As I said,", "Wait,", "Right, then"};
static const char *const subjects[] = {
  "the train to the lake", "my sister", "the new kitchen", "our landlord", "that film", "the meeting on Thursday",
  "the recipe with the lemons", "the bike", "everybody from work", "the weather up there"};
static const char *const verbs[] = {
  "is late again", "will be ready by Saturday", "was better than I had expected", "needs another look", "is just what we wanted",
  "costs twice as much now", "can wait until next week", "made me laugh all evening", "is not worth the trouble", "starts at seven"};
static const char *const closers[] = {
  "See you there.", "What do you think?", "Tell me when you know more.", "No hurry.", "I’ll bring bread and cheese.",
  "Can somebody pick me up?", "Thank you so much!", "I could not believe it.", "Let me know 🙂", "Ha!"};
static const char *const short_texts[] = {
  "ok", "Yes!", "On my way", "😂😂", "👍", "Really?", "No idea", "Not yet", "Thanks ❤️", "Tomorrow?", "🎉", "Same here"};
static const char *const arabic[] = {
  "صباح الخير! أنا قادم أيضًا 🚆", "متى نلتقي غدًا؟", "شكرًا جزيلًا على المساعدة", "القطار متأخر عشر دقائق",
  "سأرسل لك العنوان بعد قليل: https://trains.example.org/0745", "هل قرأت الكتاب الذي أعطيتك إياه الأسبوع الماضي؟ أعتقد أنه سيعجبك كثيرًا",
  "حسنًا", "نعم بالطبع 😊", "اتصل بي عندما تصل إلى المحطة، رصيف رقم 4", "كل عام وأنتم بخير 🎉"};
static const char *const others[] = {
  "楽しみにしています！", "Πού θα συναντηθούμε;", "Я уже в поезде", "मिलते हैं कल", "또 만나요", "我们七点在车站见"};

/* Returns a number that depends on all bits of another (the finalizer of SplitMix64). */
static uint64_t mix(uint64_t value)
{
  value += 0x9e3779b97f4a7c15u;
  value = (value ^ (value >> 30)) * 0xbf58476d1ce4e5b9u;
  value = (value ^ (value >> 27)) * 0x94d049bb133111ebu;
  return value ^ (value >> 31);
}

#define PICK(list, bits) (list)[(bits) % G_N_ELEMENTS(list)]

static const char *sender_of(int64_t id)
{
  /* Two consecutive messages often have the same sender. */
  return PICK(senders, mix((uint64_t)(id / 2) * 3 + 1) >> 7);
}

static void append_text(GString *to, int64_t id, bool is_arabic)
{
  uint64_t bits = mix((uint64_t)id);
  unsigned kind = (unsigned)(bits % 100);
  if (is_arabic ? kind < 80 : kind < 4) {
    g_string_append(to, PICK(arabic, bits >> 8));
  } else if (kind < 22) {
    g_string_append(to, PICK(short_texts, bits >> 8));
  } else if (kind < 25) {
    g_string_append(to, PICK(others, bits >> 8));
  } else if (kind < 28) {
    g_string_append_printf(to, "@%s look: https://example.org/%s/%u", PICK(senders, bits >> 8),
      (bits >> 16) & 1 ? "pictures" : "notes", (unsigned)(bits >> 20) % 10000);
  } else {
    /* One message in a hundred is so long that it is shortened. */
    unsigned sentences = kind == 99 ? 14 : 1 + (kind > 70) + (kind > 88);
    for (unsigned s = 0; s < sentences; s++) {
      uint64_t more = mix(bits + s);
      if (s > 0) g_string_append_c(to, ' ');
      g_string_append_printf(to, "%s %s %s.", PICK(openers, more), PICK(subjects, more >> 12), PICK(verbs, more >> 24));
      if ((more >> 40) % 3 == 0) g_string_append_printf(to, " %s", PICK(closers, more >> 44));
    }
  }
}

void generate_quoted(GString *to, const char *text)
{
  g_string_append_c(to, '"');
  for (const unsigned char *byte = (const unsigned char *)text; *byte; byte++) {
    if (*byte == '"' || *byte == '\\') g_string_append_printf(to, "\\%c", *byte);
    else if (*byte < 0x20) g_string_append_printf(to, "\\u%04x", *byte);
    else g_string_append_c(to, (char)*byte);
  }
  g_string_append_c(to, '"');
}

/* Adds what a message has besides its text. */
static void append_extras(GString *to, int64_t id, bool is_arabic, const char *sender)
{
  unsigned bits = (unsigned)(mix((uint64_t)id ^ 0x5bd1e995) % 1000);
  if (bits < 60) {
    int64_t other = id - 1 - (int64_t)(bits % 25);
    g_string_append_printf(to, ",\"quote\":{\"sender\":\"%s\",\"text\":\"", sender_of(other));
    append_text(to, other, is_arabic);
    g_string_append(to, "\"}");
  } else if (bits < 130) {
    g_string_append_printf(to, ",\"reactions\":[{\"symbol\":\"%s\",\"count\":%u}]", bits & 1 ? "👍" : "❤️", bits % 5 + 1);
  } else if (bits < 145) {
    g_string_append_printf(to, ",\"attachments\":[{\"type\":\"file\",\"name\":\"packing list %u.pdf\",\"bytes\":%u}]", bits, bits * 977);
  } else if (bits < 155) {
    g_string_append(to, ",\"attachments\":[{\"type\":\"poll\",\"question\":\"Which way up?\",\"options\":[\"The steep one\","
                        "\"Round by the lake\"],\"votes\":[1,4],\"chosen\":[1]}]");
  } else if (bits < 170) {
    g_string_append(to, ",\"attachments\":[{\"type\":\"voice\",\"duration\":19,\"samples\":[0.1,0.3,0.6,0.8,0.5,0.9,1,0.7,0.4,0.2,0.5,"
                        "0.9,0.7,0.4,0.3,0.8,1,0.6,0.3,0.1,0.4,0.9,0.6,0.8,0.3,0.1]}]");
  }
  if (strcmp(sender, "you") == 0) g_string_append_printf(to, ",\"delivery\":\"%s\"", bits & 3 ? "read" : "delivered");
}

GString *generate_messages(int64_t first, size_t count, bool is_arabic)
{
  GString *to = g_string_sized_new(count * 160 + 64);
  for (int64_t id = first; id < first + (int64_t)count; id++) {
    const char *sender = sender_of(id);
    /* About forty messages an hour, from the beginning of 2020. */
    int64_t time = 1577865600000 + id * 90000 + (int64_t)(mix((uint64_t)id + 7) % 80000);
    g_string_append_printf(to, "{\"id\":%" G_GINT64_FORMAT ",\"sender\":\"%s\",\"timestamp\":%" G_GINT64_FORMAT ",\"text\":\"", id,
      sender, time);
    append_text(to, id, is_arabic);
    g_string_append_c(to, '"');
    append_extras(to, id, is_arabic, sender);
    g_string_append(to, "}\n");
  }
  return to;
}
