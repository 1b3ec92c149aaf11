/* The command line. */

#include "chat.h"

bool options_read(Options *options, int *count, char ***arguments)
{
  *options = (Options){.messages = 1000000, .width = 480, .height = 800};
  GOptionEntry entries[] = {
    {"messages", 'n', 0, G_OPTION_ARG_INT, &options->messages, "How many messages to make up (1000000)", "COUNT"},
    {"transcript", 't', 0, G_OPTION_ARG_FILENAME, &options->transcript, "Show this conversation instead", "FILE"},
    {"me", 0, 0, G_OPTION_ARG_STRING, &options->me, "The sender of the reader's own messages (you)", "NAME"},
    {"style", 's', 0, G_OPTION_ARG_STRING, &options->style, "A preset, or the style's JSON (merged)", "STYLE"},
    {"locale", 'l', 0, G_OPTION_ARG_STRING, &options->locale, "How dates are written (en_US)", "LOCALE"},
    {"dark", 'd', 0, G_OPTION_ARG_NONE, &options->dark, "Start with the dark theme", NULL},
    {"rtl", 'r', 0, G_OPTION_ARG_NONE, &options->right_to_left, "Lay out the window from right to left", NULL},
    {"arabic", 'a', 0, G_OPTION_ARG_NONE, &options->arabic, "Make up messages that are mostly Arabic", NULL},
    {"width", 'w', 0, G_OPTION_ARG_INT, &options->width, "The window's width (480)", "POINTS"},
    {"height", 'h', 0, G_OPTION_ARG_INT, &options->height, "The window's height (800)", "POINTS"},
    {"measure", 'm', 0, G_OPTION_ARG_NONE, &options->measure, "Print frame times at the end", NULL},
    {"commands", 'c', 0, G_OPTION_ARG_NONE, &options->commands, "Take commands from the standard input (test.py)", NULL},
    {"screenshot", 0, 0, G_OPTION_ARG_FILENAME, &options->screenshot, "Write the first frame as a PNG, and exit", "FILE"},
    {0}};
  GOptionContext *context = g_option_context_new(NULL);
  GError *error = NULL;
  g_option_context_set_summary(context, "A chat window on the C library of BubbleLayout.");
  g_option_context_add_main_entries(context, entries, NULL);
  bool is_read = g_option_context_parse(context, count, arguments, &error);
  if (!is_read) g_printerr("gtk-chat: %s\n", error->message);
  g_clear_error(&error);
  g_option_context_free(context);
  if (!options->me) options->me = g_strdup("you");
  options->messages = MAX(0, options->messages);
  return is_read;
}
