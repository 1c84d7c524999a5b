// Runs tests in the Python of the page, beside its solvers. Arguments: the folder of npm's packages,
// the repository, the folder of pytest and PuLP, the tests to run.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

// Nothing compiled is among them: a solver that is not there is a test skipped.
const PURE = ["_pytest", "iniconfig", "packaging", "pluggy", "pulp", "pygments", "pytest"];

const [npm, repository, packages, ...tests] = process.argv.slice(2);
const bring = (path) => import(pathToFileURL(`${npm}/${path}`));
const { loadPyodide } = await bring("pyodide/pyodide.mjs");
const highs = await bring("highs/build/highs.mjs");
const cadical = await bring("cadical-wasm/dist/index.js");
globalThis.highs = await highs.default();
const memory = await cadical.loadCadical();
globalThis.newCadical = () => new cadical.Cadical(memory);
const python = await loadPyodide({
  indexURL: `${npm}/pyodide`,
  env: { PYTEST_DISABLE_PLUGIN_AUTOLOAD: "1", HOME: "/tmp" },
});
python.mountNodeFS("/repository", repository);
for (const name of PURE) python.mountNodeFS(`/packages/${name}`, `${packages}/${name}`);
python.FS.writeFile("/packages/py.py", readFileSync(`${packages}/py.py`, "utf8"));
python.globals.set("tests", python.toPy(tests));
process.exitCode = python.runPython(`
import os, sys
sys.path += ["/packages", "/repository", "/repository/web"]
sys.dont_write_bytecode = True
os.chdir("/repository")
import pytest
int(pytest.main(["-c", "/dev/null", "--rootdir=.", "-q", "--noconftest", "-p", "no:cacheprovider",
                 "--import-mode=importlib", "-m", "not native",
                 "-W", "ignore::pytest.PytestUnknownMarkWarning", *tests]))
`);
