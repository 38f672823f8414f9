"""Where the kernel comes in: how a match is dealt, shown, saved, explained and checked."""
