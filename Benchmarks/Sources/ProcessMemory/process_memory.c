#include "process_memory.h"

#include <malloc.h>
#include <stdio.h>

int64_t bytes_allocated(void) {
  struct mallinfo2 state = mallinfo2();
  return (int64_t)(state.uordblks + state.hblkhd);
}

int64_t bytes_written(void) {
  malloc_trim(0);
  FILE *status = fopen("/proc/self/status", "r");
  if (status == NULL) return 0;
  int64_t kilobytes = 0;
  char line[256];
  while (fgets(line, sizeof line, status) != NULL) {
    long long value = 0;
    if (sscanf(line, "RssAnon: %lld kB", &value) == 1 || sscanf(line, "VmSwap: %lld kB", &value) == 1)
      kilobytes += value;
  }
  fclose(status);
  return kilobytes * 1024;
}
