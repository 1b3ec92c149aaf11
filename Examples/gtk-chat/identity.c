/* Ids of messages, and paths in messages, as copies: those of the library are in its memory and valid only until its next answer. */

#include "chat.h"

void identity_copy(bubble_id *to, const bubble_id *from)
{
  bubble_id copy = *from;
  if (from->text) {
    copy.length = from->length == BUBBLE_NUL ? strlen(from->text) : from->length;
    copy.text = g_strndup(from->text, copy.length);
  }
  identity_clear(to);
  *to = copy;
}

void identity_clear(bubble_id *id)
{
  g_free((char *)id->text);
  memset(id, 0, sizeof *id);
}

bool identity_equal(const bubble_id *one, const bubble_id *other)
{
  if (!one->text || !other->text) return !one->text && !other->text && one->number == other->number;
  return one->length == other->length && memcmp(one->text, other->text, one->length) == 0;
}

bubble_id identity_of_row(const bubble_rows_view *view, const bubble_row *row)
{
  bubble_id id = {NULL, 0, row->id_number};
  if (row->id_text.first != BUBBLE_NONE) {
    id.text = view->strings + row->id_text.first;
    id.length = row->id_text.count;
  }
  return id;
}

char *identity_text(const bubble_id *id)
{
  if (id->text) return g_strndup(id->text, id->length);
  return g_strdup_printf("%" G_GINT64_FORMAT, id->number);
}

void path_copy(bubble_content_path *to, const bubble_content_path *from)
{
  bubble_content_path copy = *from;
  if (from->text) {
    copy.length = from->length == BUBBLE_NUL ? strlen(from->text) : from->length;
    copy.text = g_strndup(from->text, copy.length);
  }
  path_clear(to);
  *to = copy;
}

void path_clear(bubble_content_path *path)
{
  g_free((char *)path->text);
  memset(path, 0, sizeof *path);
}

bool path_equal(const bubble_content_path *one, const bubble_content_path *other)
{
  if (!one->text || !other->text) return !one->text && !other->text;
  return one->length == other->length && memcmp(one->text, other->text, one->length) == 0;
}
