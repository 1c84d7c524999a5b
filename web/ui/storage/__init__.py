"""What is stored on the device, as text, and where."""
