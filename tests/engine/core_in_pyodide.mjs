// Runs the core's own tests in the Python of the page. Arguments: Pyodide's folder, the repository,
// the folder of pytest and PuLP, the tests to run.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

// Nothing compiled is among them: a solver that is not there is a test skipped.
const PURE = ["_pytest", "iniconfig", "packaging", "pluggy", "pulp", "pygments", "pytest"];

const [pyodide, repository, packages, ...tests] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`));
const python = await loadPyodide({
  indexURL: pyodide,
  env: { PYTEST_DISABLE_PLUGIN_AUTOLOAD: "1", HOME: "/tmp" },
});
python.mountNodeFS("/repository", repository);
for (const name of PURE) python.mountNodeFS(`/packages/${name}`, `${packages}/${name}`);
python.FS.writeFile("/packages/py.py", readFileSync(`${packages}/py.py`, "utf8"));
python.globals.set("tests", python.toPy(tests));
process.exitCode = python.runPython(`
import os, sys
sys.path += ["/packages", "/repository"]
sys.dont_write_bytecode = True
os.chdir("/repository")
import pytest
int(pytest.main(["-c", "/dev/null", "--rootdir=.", "-q", "--noconftest", "-p", "no:cacheprovider",
                 "--import-mode=importlib", *tests]))
`);
