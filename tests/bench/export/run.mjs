// Time and memory of exporting a list, each file in its own process: ours as CSV and as XLSX, beside write-excel-file.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { installPeers } from "../peers/install.mjs";
import { expectThat, isShort, machine, ROOT, sayProgress, table, writeSection } from "../report.mjs";
import { bundle } from "../understanding/bundle.mjs";

const ROWS = 100_000;
/** Memory limit for an export of this many rows. */
const MAX_MEGABYTES = 64;

const folder = mkdtempSync(join(tmpdir(), "njia-export-"));
const path = await bundle("tests/bench/export/write.ts", join(folder, "write.mjs"));

function measure(writer) {
  const child = join(ROOT, "tests/bench/export/child.mjs");
  const { stdout } = spawnSync("node", ["--expose-gc", child, path, writer, String(ROWS)], {
    encoding: "utf8",
  });
  return JSON.parse(stdout);
}

try {
  const names = { csv: "CSV", xlsx: "XLSX", ...(isShort ? {} : { peer: "write-excel-file, XLSX" }) };
  if (!isShort) installPeers();
  const rows = Object.entries(names).map(([writer, name]) => {
    sayProgress(name);
    const { milliseconds, file, megabytes } = measure(writer);
    if (writer !== "peer") expectThat(megabytes < MAX_MEGABYTES, `${name}: ${megabytes} MB.`);
    return [name, file, milliseconds, megabytes];
  });
  const words = `\`npm run bench -- export\` on ${machine()}: ${ROWS.toLocaleString("en")} rows of 8 columns as a file, taken piece by piece. Memory is how
far the process grew; the aim is at most ${MAX_MEGABYTES} MB. The peer has no stream: it holds every row and the whole file.`;
  writeSection("export", `## Exports\n\n${words}\n\n${table(["file", "MB", "ms", "MB taken"], rows)}`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
