// The memory on the process's heap.
#ifndef PROCESS_MEMORY_H
#define PROCESS_MEMORY_H

#include <stdint.h>

// Returns the number of bytes that are allocated and not freed, in small blocks and in mapped ones.
int64_t bytes_allocated(void);

// Returns the number of bytes in the pages that were written, in memory or swapped out, after freed pages are given back. Pages
// that were allocated and never written do not count.
int64_t bytes_written(void);

#endif
