// What the process's heap holds.
#ifndef PROCESS_MEMORY_H
#define PROCESS_MEMORY_H

#include <stdint.h>

// The bytes asked for and not given back: those of small blocks and of mapped ones.
int64_t bytes_allocated(void);

#endif
