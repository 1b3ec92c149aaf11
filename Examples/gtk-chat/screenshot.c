/* Pictures of the window as it is shown. */

#include "chat.h"

bool screenshot_save(Chat *chat, const char *path)
{
  GtkNative *native = GTK_NATIVE(chat->window);
  GdkPaintable *paintable = gtk_widget_paintable_new(chat->window);
  int width = gtk_widget_get_width(chat->window), height = gtk_widget_get_height(chat->window);
  GtkSnapshot *snapshot = gtk_snapshot_new();
  gdk_paintable_snapshot(paintable, snapshot, width, height);
  GskRenderNode *node = gtk_snapshot_free_to_node(snapshot);
  bool is_saved = false;
  if (node) {
    graphene_rect_t bounds;
    graphene_rect_init(&bounds, 0, 0, (float)width, (float)height);
    GdkTexture *texture = gsk_renderer_render_texture(gtk_native_get_renderer(native), node, &bounds);
    is_saved = gdk_texture_save_to_png(texture, path);
    g_object_unref(texture);
    gsk_render_node_unref(node);
  }
  g_object_unref(paintable);
  return is_saved;
}
