"""Packed texts and links of other programs, taken apart: links, LZString, zlib, JSON's values."""
