/* The field in which messages are typed: its drawing, and the sending of what was typed. */

#include <math.h>

#include "chat.h"

char *composer_text(Chat *chat)
{
  bubble_text text;
  BUBBLE_INIT(text);
  if (bubble_composer_text(chat->composer.handle, chat->model.buffer, &text, NULL) != BUBBLE_OK) return g_strdup("");
  return g_strndup(text.bytes, text.length);
}

static void lay_out(Chat *chat, double width)
{
  Composer *composer = &chat->composer;
  bubble_error error;
  BUBBLE_INIT(error);
  composer->layout.size = sizeof composer->layout;
  model_check(bubble_composer_rows(composer->handle, width, chat->model.style, chat->theme, composer->rows, &composer->view,
                &composer->layout, &error),
    &error);
}

void composer_changed(Chat *chat)
{
  Composer *composer = &chat->composer;
  double width = gtk_widget_get_width(composer->area);
  if (width > 0) {
    lay_out(chat, width);
    gtk_widget_set_size_request(composer->area, -1, (int)ceil(composer->layout.height));
    const bubble_rect *caret = &composer->layout.caret;
    gtk_im_context_set_cursor_location(composer->input,
      &(GdkRectangle){(int)caret->x, (int)(caret->y - composer->layout.scroll), 1, (int)ceil(caret->height)});
  }
  gtk_widget_queue_draw(composer->area);
  mentions_update(chat);
  composer_tell(chat);
}

void composer_tell(Chat *chat)
{
  char *text = composer_text(chat);
  const char *name = mentions_chosen(chat);
  char *told = name ? g_strdup_printf("%s, mention %s?", text, name) : g_strdup(text);
  /* GTK 4.8 cannot give screen readers the single letters of a field that the program draws, so they get the whole text. */
  if (g_strcmp0(told, chat->composer.told) != 0)
    gtk_accessible_update_property(GTK_ACCESSIBLE(chat->composer.area), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, told, -1);
  g_free(chat->composer.told);
  chat->composer.told = told;
  g_free(text);
}

static void draw_selection(Chat *chat, cairo_t *cr, const bubble_composer_state *state)
{
  bubble_rects rects;
  BUBBLE_INIT(rects);
  if (bubble_composer_range_rects(chat->composer.handle, chat->composer.layout.width, state->selection.start,
        state->selection.end, chat->model.buffer, &rects, NULL) != BUBBLE_OK)
    return;
  GdkRGBA color = chat_color(chat->model.colors[chat->model.selection_role], 0.35);
  gdk_cairo_set_source_rgba(cr, &color);
  for (size_t r = 0; r < rects.count; r++)
    cairo_rectangle(cr, rects.rects[r].x, rects.rects[r].y, rects.rects[r].width, rects.rects[r].height);
  cairo_fill(cr);
}

/* Underlines the text that an input method has not committed. */
static void draw_marked(Chat *chat, cairo_t *cr, const bubble_composer_state *state)
{
  bubble_rects rects;
  BUBBLE_INIT(rects);
  if (state->marked.start == BUBBLE_NONE ||
    bubble_composer_range_rects(chat->composer.handle, chat->composer.layout.width, state->marked.start, state->marked.end,
      chat->model.buffer, &rects, NULL) != BUBBLE_OK)
    return;
  for (size_t r = 0; r < rects.count; r++)
    cairo_rectangle(cr, rects.rects[r].x, rects.rects[r].y + rects.rects[r].height - 1.5, rects.rects[r].width, 1);
  cairo_fill(cr);
}

static void draw(GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  Chat *chat = data;
  Composer *composer = &chat->composer;
  bubble_composer_state state;
  (void)height;
  BUBBLE_INIT(state);
  lay_out(chat, width);
  bubble_composer_read(composer->handle, &state, NULL);
  GdkRGBA color = chat_color(composer->view.background, 1);
  gdk_cairo_set_source_rgba(cr, &color);
  cairo_paint(cr);
  cairo_translate(cr, 0, -composer->layout.scroll);
  if (state.selection.end > state.selection.start) draw_selection(chat, cr, &state);
  for (size_t r = 0; r < composer->view.row_count; r++)
    draw_operations(chat, cr, &composer->view, composer->view.rows[r].operations);
  color = chat_color(chat->model.colors[chat->model.selection_role], 1);
  gdk_cairo_set_source_rgba(cr, &color);
  draw_marked(chat, cr, &state);
  if (!gtk_widget_has_focus(GTK_WIDGET(area))) return;
  const bubble_rect *caret = &composer->layout.caret;
  cairo_rectangle(cr, round(caret->x), caret->y, 1.5, caret->height);
  cairo_fill(cr);
}

static void on_resize(GtkDrawingArea *area, int width, int height, gpointer data)
{
  (void)area, (void)width, (void)height;
  composer_changed(data);
}

static gboolean take_focus(gpointer area)
{
  gtk_widget_grab_focus(area);
  return G_SOURCE_REMOVE;
}

void composer_reply(Chat *chat, const char *sender, const char *text)
{
  Composer *composer = &chat->composer;
  g_free(composer->reply_sender);
  g_free(composer->reply_text);
  composer->reply_sender = g_strdup(sender);
  composer->reply_text = g_strdup(text);
  char *label = text ? g_strdup_printf("Reply to %s: %s", sender ? sender : "", text) : NULL;
  gtk_label_set_text(GTK_LABEL(composer->reply_label), label ? label : "");
  gtk_widget_set_visible(composer->reply_bar, text != NULL);
  /* A menu that closes returns the keyboard focus to the widget that had it before. */
  g_idle_add(take_focus, composer->area);
  g_free(label);
}

void composer_send(Chat *chat)
{
  Composer *composer = &chat->composer;
  bubble_text text;
  BUBBLE_INIT(text);
  bubble_composer_commit(composer->handle, NULL);
  gtk_im_context_reset(composer->input);
  if (bubble_composer_send(composer->handle, chat->model.buffer, &text, NULL, NULL) != BUBBLE_OK) return;
  char *copy = g_strndup(text.bytes, text.length);
  model_send(chat, copy, composer->reply_sender, composer->reply_text);
  g_free(copy);
  composer_reply(chat, NULL, NULL);
  composer_changed(chat);
}

static void on_send(GtkButton *button, gpointer data)
{
  (void)button;
  composer_send(data);
}

static void on_no_reply(GtkButton *button, gpointer data)
{
  (void)button;
  composer_reply(data, NULL, NULL);
}

static GtkWidget *reply_bar(Chat *chat)
{
  Composer *composer = &chat->composer;
  GtkWidget *close = gtk_button_new_from_icon_name("window-close-symbolic");
  composer->reply_bar = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6);
  composer->reply_label = gtk_label_new("");
  gtk_label_set_ellipsize(GTK_LABEL(composer->reply_label), PANGO_ELLIPSIZE_END);
  gtk_label_set_xalign(GTK_LABEL(composer->reply_label), 0);
  gtk_widget_set_hexpand(composer->reply_label, TRUE);
  gtk_widget_set_margin_start(composer->reply_label, 10);
  gtk_widget_set_tooltip_text(close, "No reply");
  chat_name(close, "No reply");
  gtk_widget_add_css_class(close, "flat");
  g_signal_connect(close, "clicked", G_CALLBACK(on_no_reply), chat);
  gtk_box_append(GTK_BOX(composer->reply_bar), composer->reply_label);
  gtk_box_append(GTK_BOX(composer->reply_bar), close);
  gtk_widget_set_visible(composer->reply_bar, FALSE);
  return composer->reply_bar;
}

static GtkWidget *field(Chat *chat)
{
  Composer *composer = &chat->composer;
  composer->area = g_object_new(GTK_TYPE_DRAWING_AREA, "accessible-role", GTK_ACCESSIBLE_ROLE_TEXT_BOX, NULL);
  gtk_accessible_update_property(GTK_ACCESSIBLE(composer->area), GTK_ACCESSIBLE_PROPERTY_LABEL, "Message",
    GTK_ACCESSIBLE_PROPERTY_MULTI_LINE, TRUE, -1);
  gtk_drawing_area_set_draw_func(GTK_DRAWING_AREA(composer->area), draw, chat, NULL);
  g_signal_connect(composer->area, "resize", G_CALLBACK(on_resize), chat);
  gtk_widget_set_focusable(composer->area, TRUE);
  gtk_widget_set_hexpand(composer->area, TRUE);
  gtk_widget_set_size_request(composer->area, -1, 36);
  gtk_widget_set_cursor_from_name(composer->area, "text");
  composer_input_attach(chat);
  mentions_attach(chat);
  GtkWidget *frame = gtk_frame_new(NULL);
  gtk_frame_set_child(GTK_FRAME(frame), composer->area);
  gtk_widget_set_hexpand(frame, TRUE);
  return frame;
}

GtkWidget *composer_new(Chat *chat)
{
  Composer *composer = &chat->composer;
  bubble_composer_options options;
  bubble_error error;
  BUBBLE_INIT(options);
  BUBBLE_INIT(error);
  BUBBLE_INIT(composer->view);
  options.font_size = 16;
  options.inset_top = options.inset_bottom = 7;
  options.inset_left = options.inset_right = 10;
  options.placeholder = chat->options.arabic ? "رسالة" : "Message";
  options.style = chat->model.style;
  options.flags = BUBBLE_TRANSCRIPT_UTF8_OFFSETS | (chat->options.right_to_left ? (uint32_t)BUBBLE_TRANSCRIPT_RIGHT_TO_LEFT : 0);
  if (!model_check(bubble_composer_open(chat->model.engine, &options, &composer->handle, &error), &error)) return NULL;
  bubble_rows_open(&composer->rows, NULL);
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0), *line = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *send = gtk_button_new_with_label(chat->options.arabic ? "إرسال" : "Send");
  gtk_widget_add_css_class(send, "suggested-action");
  gtk_widget_set_valign(send, GTK_ALIGN_END);
  gtk_widget_set_margin_top(line, 6);
  gtk_widget_set_margin_bottom(line, 6);
  gtk_widget_set_margin_start(line, 6);
  gtk_widget_set_margin_end(line, 6);
  gtk_box_append(GTK_BOX(box), reply_bar(chat));
  composer->emoticons = mentions_emoticons(chat);
  gtk_box_append(GTK_BOX(line), composer->emoticons);
  gtk_box_append(GTK_BOX(line), field(chat));
  gtk_box_append(GTK_BOX(line), send);
  gtk_box_append(GTK_BOX(box), line);
  g_signal_connect(send, "clicked", G_CALLBACK(on_send), chat);
  return box;
}

void composer_detach(Chat *chat)
{
  /* The field loses the keyboard focus when the window closes. */
  g_clear_pointer(&chat->composer.popover, gtk_widget_unparent);
}

void composer_close(Chat *chat)
{
  Composer *composer = &chat->composer;
  g_free(composer->told);
  g_clear_object(&composer->input);
  bubble_rows_free(composer->rows);
  bubble_composer_free(composer->handle);
  g_free(composer->reply_sender);
  g_free(composer->reply_text);
}
