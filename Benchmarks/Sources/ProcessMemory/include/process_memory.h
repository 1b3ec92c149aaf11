// The memory on the process's heap.
#ifndef PROCESS_MEMORY_H
#define PROCESS_MEMORY_H

#include <stdint.h>

// Returns the number of bytes that are allocated and not freed, in small blocks and in mapped ones.
int64_t bytes_allocated(void);

#endif
