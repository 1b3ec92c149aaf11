/* Nothing is called: the two functions stand in the way of those of Swift. */
