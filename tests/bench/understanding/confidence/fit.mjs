// Searches for better confidence weights on the open half of the labelled pairs, changing one number at a time, and
// prints them. A person rounds them into confidence-weights.ts. With --tables it prints the tables of
// docs/confidence.md instead. `SHARED_DATA=<folder> node tests/bench/understanding/confidence/fit.mjs`
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { bundle } from "../bundle.mjs";

const what = process.argv.includes("--tables") ? "tables" : "fit";
const folder = mkdtempSync(join(tmpdir(), "njia-confidence-"));
try {
  const path = await bundle(`tests/bench/understanding/confidence/${what}.ts`, join(folder, "fit.mjs"));
  await import(pathToFileURL(path).href);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
