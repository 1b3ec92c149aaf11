// What the library gives, freed once.

#pragma once

#include <bubble_layout.h>

template <typename T, void (*release)(T *)> class Handle {
public:
  Handle() = default;
  Handle(const Handle &) = delete;
  Handle &operator=(const Handle &) = delete;
  ~Handle() { release(handle); }

  operator T *() const { return handle; }

  // The place for a function that opens one; what was there before is freed.
  T **place()
  {
    release(handle);
    handle = nullptr;
    return &handle;
  }

private:
  T *handle = nullptr;
};
