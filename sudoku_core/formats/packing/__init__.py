"""Packed texts and links of other programs.

``links`` finds links in texts and takes them apart; ``lzstring`` packs and unpacks LZ-string;
``unpacking`` reads base64, deflated bytes and JSON, ``values`` the values in JSON; ``lines`` reads
files with a puzzle a line; ``damage`` has the errors.
"""
