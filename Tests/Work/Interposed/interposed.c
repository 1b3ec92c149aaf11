#define _GNU_SOURCE
#include "interposed.h"

#include <dlfcn.h>
#include <errno.h>
#include <stddef.h>

// There is one count per thread, so work of libraries in their own threads is not counted.
static __thread int64_t allocations;
static __thread int64_t shape_calls;

int64_t interposed_allocations(void) { return allocations; }
int64_t interposed_shape_calls(void) { return shape_calls; }

__attribute__((noinline)) void interposed_counted(void (*work)(void *), void *context) {
  work(context);
  // This prevents a tail call: the function must stay on the stack while the work is done.
  __asm__ volatile("" ::: "memory");
}

// Sanitizers define these functions themselves. Nothing is counted then.
#ifndef __has_feature
#define __has_feature(feature) 0
#endif
#if !__has_feature(address_sanitizer) && !__has_feature(thread_sanitizer)

// The C library's own functions, under the names that it provides for replacements. Looking them
// up by name would allocate memory.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

void *malloc(size_t size) {
  allocations++;
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  allocations++;
  return __libc_calloc(number, size);
}

void *realloc(void *block, size_t size) {
  allocations++;
  return __libc_realloc(block, size);
}

void *memalign(size_t alignment, size_t size) {
  allocations++;
  return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **block, size_t alignment, size_t size) {
  void *made = memalign(alignment, size);
  if (made == NULL) return ENOMEM;
  *block = made;
  return 0;
}

#endif

typedef void shape_function(void *font, void *buffer, const void *features, unsigned int count);

// Declared here instead of including HarfBuzz's header, which would need its compiler flags.
void hb_shape(void *font, void *buffer, const void *features, unsigned int feature_count);

void hb_shape(void *font, void *buffer, const void *features, unsigned int feature_count) {
  // Several threads may look HarfBuzz's function up at once; they find the same one.
  static _Atomic(shape_function *) found;
  shape_function *next = found;
  if (next == NULL) {
    next = (shape_function *)dlsym(RTLD_NEXT, "hb_shape");
    found = next;
  }
  shape_calls++;
  next(font, buffer, features, feature_count);
}
