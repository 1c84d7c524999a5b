// Runs the tests of Python modules in MicroPython: node run.mjs MICROPYTHON.MJS MODULE… < FILES
// FILES is JSON, the text of each file by its path. Prints one line of JSON for each test:
// {"module", "name", "seconds", "error"}, the error being null or its traceback. A module that can
// not be imported is one test that failed.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [script, ...modules] = process.argv.slice(2);
const { loadMicroPython } = await import(pathToFileURL(script).href);
const micropython = await loadMicroPython({
  heapsize: 4 * 1024 * 1024,
  pystack: 8192,
  linebuffer: true,
  stdout: (line) => console.log(line),
});

for (const [path, text] of Object.entries(JSON.parse(readFileSync(0, "utf8")))) {
  const folders = path.split("/").slice(0, -1);
  folders.forEach((_, depth) => {
    const folder = "/" + folders.slice(0, depth + 1).join("/");
    if (!micropython.FS.analyzePath(folder).exists) micropython.FS.mkdir(folder);
  });
  micropython.FS.writeFile("/" + path, text);
}

micropython.globals.set("modules", modules.join(" "));
micropython.runPython(`
import io, json, sys, time
sys.path.insert(0, "/")

def told(module, name, call):
    start = time.ticks_ms()
    value = error = None
    try:
        value = call()
    except Exception as caught:
        text = io.StringIO()
        sys.print_exception(caught, text)
        error = text.getvalue()
    seconds = time.ticks_diff(time.ticks_ms(), start) / 1000
    print(json.dumps({"module": module, "name": name, "seconds": seconds, "error": error}))
    return value

for name in modules.split():
    module = told(name, "import", lambda: __import__(name, None, None, ("*",)))
    for test in sorted([word for word in dir(module) if word.startswith("test_")]):
        told(name, test, getattr(module, test))
`);
