// Before anything else: with a fragment of a megabyte, whatever is resolved against the page's own
// address is slow, and the start takes many seconds. ui/browser/address.py knows the same bound.
if (location.hash.length > 50000) history.replaceState(null, "", "#too-long");
