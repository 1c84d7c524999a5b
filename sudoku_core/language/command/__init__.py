"""The sentences of the command and of batches, a module for each language."""
