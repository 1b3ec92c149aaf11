// Owners of the library's handles, which free each one once.

#pragma once

#include <bubble_layout.h>

template <typename T, void (*release)(T *)> class Handle {
public:
  Handle() = default;
  Handle(const Handle &) = delete;
  Handle &operator=(const Handle &) = delete;
  ~Handle() { release(handle); }

  operator T *() const { return handle; }

  // Returns the place for a function that opens a handle; frees the handle that was there.
  T **place()
  {
    release(handle);
    handle = nullptr;
    return &handle;
  }

private:
  T *handle = nullptr;
};
