// Packs and unpacks as npm's lz-string does: a line of JSON in, one out.
import { createRequire } from "node:module";
import { createInterface } from "node:readline";

const lz = createRequire(import.meta.url)(process.argv[2]);
for await (const line of createInterface({ input: process.stdin })) {
  const { text, packed } = JSON.parse(line);
  console.log(
    JSON.stringify({
      packed: lz.compressToBase64(text),
      forLinks: lz.compressToEncodedURIComponent(text),
      unpacked: packed === undefined ? null : lz.decompressFromBase64(packed),
    }),
  );
}
