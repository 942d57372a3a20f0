// node --expose-gc child.mjs MODULE READER FILE: parses one email in a separate process; prints milliseconds and the growth of its memory.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [path, name, file] = process.argv.slice(2);
const { readMail, PostalMime } = await import(pathToFileURL(path).href);
const read = { ours: readMail, peer: (raw) => PostalMime.parse(raw) }[name];
await read(Buffer.from("From: a@b.test\r\nSubject: warm\r\n\r\nhello"));
globalThis.gc();
const before = process.memoryUsage.rss();
const raw = new Uint8Array(readFileSync(file).buffer);
const start = performance.now();
await read(raw).catch(() => {});
const milliseconds = performance.now() - start;
console.log(
  JSON.stringify({ milliseconds, megabytes: (process.resourceUsage().maxRSS * 1024 - before) / 2 ** 20 }),
);
