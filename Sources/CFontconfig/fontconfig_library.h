// The header lies in a folder of its own, which a module map cannot name without the system's paths; this file can.
#include <fontconfig/fontconfig.h>
