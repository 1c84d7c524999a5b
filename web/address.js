// Runs before all other scripts: with a fragment of a megabyte, resolving addresses against the page's
// address is slow, and the start takes many seconds. ui/browser/address.py has the same limit.
if (location.hash.length > 50000) history.replaceState(null, "", "#too-long");
