"""Test what earlier releases wrote, which every later one has to open."""
