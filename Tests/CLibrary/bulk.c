/* Requests the frames and the heights of many messages, and opens a preset many times: bulk MESSAGES. Callgrind counts the instructions of
 * each call. */

#include <stdio.h>
#include <stdlib.h>

#include "bubble_layout.h"

#define ROUNDS 3

/* Returns short messages by two people, which are laid out quickly under callgrind. */
static char *conversation(size_t count)
{
  char *messages = (char *)malloc(64 * count + 1), *end = messages;
  size_t index;
  for (index = 0; messages && index < count; index++)
    end += sprintf(end, "{\"id\":%zu,\"sender\":\"%s\",\"text\":\"Message %zu\"}\n", index, index % 3 ? "ann" : "you", index % 10);
  return messages;
}

int main(int argument_count, char **arguments)
{
  size_t count = argument_count > 1 ? (size_t)strtoul(arguments[1], NULL, 10) : 2000, written = 0, round;
  char *messages = conversation(count);
  bubble_rect *frames = (bubble_rect *)malloc(count * sizeof *frames);
  double *heights = (double *)malloc(count * sizeof *heights), sum = 0;
  bubble_engine *engine = NULL;
  bubble_style *styles[ROUNDS] = {NULL};
  bubble_transcript *transcript = NULL;
  bubble_transcript_options options;
  bubble_error error;
  if (!messages || !frames || !heights) return 2;
  BUBBLE_INIT(options);
  BUBBLE_INIT(error);
  options.width = 300;
  options.me = "you";
  for (round = 0; round < ROUNDS; round++)
    if (bubble_style_preset("merged", &styles[round], &error)) return fprintf(stderr, "bulk: %s\n", error.message), 1;
  if (bubble_engine_open(NULL, &engine, &error) ||
      bubble_transcript_open(engine, styles[0], &options, messages, BUBBLE_NUL, &transcript, NULL, &error))
    return fprintf(stderr, "bulk: %s\n", error.message), 1;
  for (round = 0; round < ROUNDS; round++) {
    if (bubble_transcript_frames(transcript, 0, count, frames, &written, &error) || written != count ||
        bubble_transcript_heights(transcript, 0, count, heights, &written, &error) || written != count)
      return fprintf(stderr, "bulk: %s\n", error.message), 1;
    sum += frames[count - 1].y + heights[count - 1];
  }
  printf("bulk: %zu messages, %g\n", written, sum);
  bubble_transcript_free(transcript);
  for (round = 0; round < ROUNDS; round++) bubble_style_free(styles[round]);
  bubble_engine_free(engine);
  free(heights);
  free(frames);
  free(messages);
  return 0;
}
