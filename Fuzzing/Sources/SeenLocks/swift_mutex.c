/* Tells ThreadSanitizer about Swift's Mutex.
 *
 * A free lock is taken in code that is compiled with the program, so ThreadSanitizer sees it. A lock that must be waited for is taken in
 * Swift's own library, which is compiled without ThreadSanitizer, so everything under such a lock would look like a race. These two
 * functions replace those of the library: they call them and report the lock to ThreadSanitizer. */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdint.h>

#define LOCK "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define UNLOCK "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"
#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context)) void *self

/* These functions are missing in a program that is built without ThreadSanitizer. */
void __tsan_acquire(void *address) __attribute__((weak));
void __tsan_release(void *address) __attribute__((weak));

typedef SWIFT void lock_function(uint32_t thread, SELF);
typedef SWIFT void unlock_function(SELF);

SWIFT void bubble_test_lock(uint32_t thread, SELF) __asm__(LOCK);
SWIFT void bubble_test_unlock(SELF) __asm__(UNLOCK);

SWIFT void bubble_test_lock(uint32_t thread, SELF)
{
  lock_function *lock = (lock_function *)dlsym(RTLD_NEXT, LOCK);
  lock(thread, self);
  if (__tsan_acquire) __tsan_acquire(self);
}

SWIFT void bubble_test_unlock(SELF)
{
  unlock_function *unlock = (unlock_function *)dlsym(RTLD_NEXT, UNLOCK);
  if (__tsan_release) __tsan_release(self);
  unlock(self);
}
