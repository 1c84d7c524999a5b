// Make a small font: its axes narrowed to what the page uses, and only some characters.
// Arguments: the folder of npm packages, the font, the characters, the axes as JSON, the file to write.
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [packages, font, characters, axes, out] = process.argv.slice(2);
const { default: subset } = await import(pathToFileURL(`${packages}/subset-font/index.js`));
const options = { targetFormat: "woff2", variationAxes: JSON.parse(axes), noLayoutClosure: true };
writeFileSync(out, await subset(readFileSync(font), characters, options));
