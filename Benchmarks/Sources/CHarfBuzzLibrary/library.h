// Only the linker flags of the library are wanted here; its headers are read by BareHarfBuzz.
