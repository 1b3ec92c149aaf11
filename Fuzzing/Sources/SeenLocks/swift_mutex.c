/* Tells ThreadSanitizer of Swift's Mutex.
 *
 * A lock that is free is taken in code that is built with the program, where ThreadSanitizer sees it. One that is waited for is taken in
 * Swift's own library, which is built without it, so that everything under such a lock would look like a race. These stand before
 * the library's two functions and say what they do. */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdint.h>

#define LOCK "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define UNLOCK "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"
#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context)) void *self

/* Not there in a program that is built without ThreadSanitizer. */
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
