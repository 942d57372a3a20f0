// node --expose-gc child.mjs MODULE WRITER COUNT: writes one file in its own process; prints milliseconds, megabytes and memory.
import { pathToFileURL } from "node:url";
import { peer } from "../peers/install.mjs";

const [path, name, count] = process.argv.slice(2);
const { csv, HEADER, rows, xlsx } = await import(pathToFileURL(path).href);

async function byPeer(many) {
  const { default: writeExcelFile } = await peer("write-excel-file/node");
  const cellOf = (value) => ({
    value,
    type: value.constructor,
    ...(value instanceof Date ? { format: "yyyy-mm-dd" } : {}),
  });
  const data = [HEADER.map(cellOf), ...[...rows(many)].map((row) => row.map(cellOf))];
  return (await (await writeExcelFile(data)).toBuffer()).length;
}

const write = { csv, xlsx, peer: byPeer }[name];
await write(10);
globalThis.gc();
const before = process.memoryUsage.rss();
const start = performance.now();
const bytes = await write(Number(count));
const milliseconds = performance.now() - start;
const grown = process.resourceUsage().maxRSS * 1024 - before;
console.log(JSON.stringify({ milliseconds, file: bytes / 2 ** 20, megabytes: grown / 2 ** 20 }));
