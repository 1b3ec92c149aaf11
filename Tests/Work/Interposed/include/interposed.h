// Counts the allocations and the calls of HarfBuzz in a program. Its functions replace those with
// the same names in the C library and in HarfBuzz, and call them.
#ifndef INTERPOSED_H
#define INTERPOSED_H

#include <stdint.h>

// Returns the number of blocks that this thread has allocated or reallocated so far.
int64_t interposed_allocations(void);

// Returns the number of calls of `hb_shape` by this thread so far.
int64_t interposed_shape_calls(void);

// Calls `work`. Profilers that count instructions can be limited to this function.
void interposed_counted(void (*work)(void *), void *context);

#endif
