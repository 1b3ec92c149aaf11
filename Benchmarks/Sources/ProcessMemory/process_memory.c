#include "process_memory.h"

#include <malloc.h>

int64_t bytes_allocated(void) {
  struct mallinfo2 state = mallinfo2();
  return (int64_t)(state.uordblks + state.hblkhd);
}
