/* There is nothing to call: the library's two functions replace those of Swift. */
