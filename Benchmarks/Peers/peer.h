// The common parts of the drivers in C and C++: they read the texts and fonts, answer commands and measure.
//
// The arguments of a driver are texts.tsv, fonts.tsv, the font size and the widths of lines. It first prints a line that describes it. Then it
// answers each command on its standard input with a line. For each kind of text, this has the nanoseconds of the thread's own time and the
// number of layouts in that time.
//   new     lays out each text in lines of the first width
//   width   lays out the same texts, after `new`, at each of the other widths
//   lines   returns the number of lines at the first width instead of the time
#ifndef PEER_H
#define PEER_H

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

typedef struct {
  char *kind, *language, *text;
  size_t length;
} peer_text;

typedef struct {
  char *path, *family;
} peer_font;

typedef struct {
  peer_text *texts;
  size_t text_count;
  peer_font *fonts;
  size_t font_count;
  double size;
  double widths[64];
  size_t width_count;
} peer_input;

// The functions of a driver. `text` is the number of a text. A layout is kept until `drop` is
// called.
typedef struct {
  const char *version;
  void (*lay_out)(const peer_input *input, size_t text, double width);
  void (*relayout)(const peer_input *input, size_t text, double width);
  size_t (*line_count)(const peer_input *input, size_t text);
  void (*drop)(size_t text);
} peer_engine;

static void *peer_array(size_t count, size_t size) {
  void *array = calloc(count ? count : 1, size);
  if (array == NULL) abort();
  return array;
}

static int64_t peer_now(void) {
  struct timespec time;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
}

// Replaces the escape sequences of a field by their characters, in place.
static void peer_unescape(char *text) {
  char *to = text;
  for (const char *from = text; *from; from++) {
    if (*from == '\\' && from[1]) {
      from++;
      *to++ = *from == 'n' ? '\n' : *from == 't' ? '\t' : *from;
    } else {
      *to++ = *from;
    }
  }
  *to = 0;
}

// Reads a file of lines with tab-separated fields. Returns the fields of all lines, one after the other.
static char **peer_fields(const char *path, size_t per_line, size_t *lines) {
  FILE *file = fopen(path, "rb");
  if (file == NULL) {
    perror(path);
    exit(1);
  }
  char **fields = NULL, *line = NULL;
  size_t count = 0, room = 0;
  while (getline(&line, &room, file) > 0) {
    line[strcspn(line, "\n")] = 0;
    fields = (char **)realloc(fields, (count + 1) * per_line * sizeof *fields);
    if (fields == NULL) abort();
    char *rest = line;
    for (size_t field = 0; field < per_line; field++) {
      char *end = rest + (field + 1 < per_line ? strcspn(rest, "\t") : strlen(rest));
      fields[count * per_line + field] = strndup(rest, (size_t)(end - rest));
      rest = *end ? end + 1 : end;
    }
    count++;
  }
  free(line);
  fclose(file);
  *lines = count;
  return fields;
}

static peer_input peer_read(int argc, char **argv) {
  peer_input input = {NULL, 0, NULL, 0, 0, {0}, 0};
  if (argc < 6) {
    fprintf(stderr, "usage: %s TEXTS FONTS SIZE WIDTH WIDTH...\n", argv[0]);
    exit(2);
  }
  char **fields = peer_fields(argv[1], 4, &input.text_count);
  input.texts = (peer_text *)peer_array(input.text_count, sizeof *input.texts);
  for (size_t text = 0; text < input.text_count; text++) {
    char **own = fields + text * 4;
    peer_unescape(own[3]);
    input.texts[text].kind = own[0];
    input.texts[text].language = own[1];
    input.texts[text].text = own[3];
    input.texts[text].length = strlen(own[3]);
  }
  fields = peer_fields(argv[2], 2, &input.font_count);
  input.fonts = (peer_font *)peer_array(input.font_count, sizeof *input.fonts);
  for (size_t font = 0; font < input.font_count; font++) {
    input.fonts[font].path = fields[font * 2];
    input.fonts[font].family = fields[font * 2 + 1];
  }
  input.size = atof(argv[3]);
  for (int argument = 4; argument < argc && input.width_count < 64; argument++)
    input.widths[input.width_count++] = atof(argv[argument]);
  return input;
}

// Answers one command for the consecutive texts of one kind, with nanoseconds (or lines) and the number of layouts.
static void peer_measure(const peer_input *input, const peer_engine *engine, const char *command, size_t first, size_t end) {
  int is_width = !strcmp(command, "width");
  if (!is_width)
    for (size_t text = first; text < end; text++) engine->drop(text);
  int64_t start = peer_now();
  size_t layouts = 0;
  for (size_t width = is_width ? 1 : 0; width < (is_width ? input->width_count : 1); width++)
    for (size_t text = first; text < end; text++, layouts++)
      if (is_width) {
        engine->relayout(input, text, input->widths[width]);
      } else {
        engine->lay_out(input, text, input->widths[width]);
      }
  int64_t amount = peer_now() - start;
  if (!strcmp(command, "lines")) {
    amount = 0;
    for (size_t text = first; text < end; text++) {
      // Drops each layout after its lines are counted: a driver may have a single layout for many texts.
      engine->drop(text);
      engine->lay_out(input, text, input->widths[0]);
      amount += (int64_t)engine->line_count(input, text);
    }
  }
  printf("%s\"%s\": [%lld, %zu]", first ? ", " : "", input->texts[first].kind, (long long)amount, layouts);
}

static void peer_answer(const peer_input *input, const peer_engine *engine) {
  printf("%s\n", engine->version);
  fflush(stdout);
  char *command = NULL;
  size_t room = 0;
  while (getline(&command, &room, stdin) > 0) {
    command[strcspn(command, "\n")] = 0;
    printf("{");
    for (size_t first = 0; first < input->text_count;) {
      size_t end = first;
      while (end < input->text_count && !strcmp(input->texts[end].kind, input->texts[first].kind)) end++;
      peer_measure(input, engine, command, first, end);
      first = end;
    }
    printf("}\n");
    fflush(stdout);
  }
  free(command);
}

#endif
