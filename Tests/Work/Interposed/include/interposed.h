// Counts what a program asks of the heap and of HarfBuzz. Linked into a program, it stands before the functions of the same names in
// the C library and in HarfBuzz, and passes each call on.
#ifndef INTERPOSED_H
#define INTERPOSED_H

#include <stdint.h>

// Blocks that were allocated or reallocated so far by this thread.
int64_t interposed_allocations(void);

// How many times HarfBuzz was asked to shape so far by this thread.
int64_t interposed_shape_calls(void);

// Calls `work`. A profiler that counts instructions is told to look at this function alone.
void interposed_counted(void (*work)(void *), void *context);

#endif
