// This target only adds the linker flags of HarfBuzz; BareHarfBuzz includes the headers.
