// npm run open-data -- <folder> [day]: builds the pack of the shared directory from a folder of open data files. `day`
// is when they were read, by default today. docs/open-data.md has the rules, and the figures that this script writes
// into it.
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { parse } from "csv-parse/sync";
import { bundle } from "../../tests/bench/understanding/bundle.mjs";
import { ROOT, run, toolEnv } from "../bootstrap.mjs";
import { describeAims, sourceModule, writeFigures } from "./figures.mjs";
import { boundRows, rowsOf } from "./merge.mjs";
import { readFiles } from "./read-files.mjs";
import { CONFIRMING, SOURCES } from "./sources.mjs";
import { encodePack, identitiesOf, keepIdentities, MAX_PACK_BYTES } from "./write-pack.mjs";

const PACK = join(ROOT, "public/open-data/companies.json.gz");
const STARTER = join(ROOT, "app/domains/directory/companies/starter-directory.csv");
const MODULE = join(ROOT, "app/domains/directory/open-data/pack-sources.ts");
/** Maximum share of education, research and broadcasting. */
const MAX_BOUNDED_SHARE = 0.35;

const [folder, readOn = new Date().toISOString().slice(0, 10)] = process.argv.slice(2);
if (!folder || !/^\d{4}-\d\d-\d\d$/.test(readOn)) {
  console.error("Say which folder has the files: npm run open-data -- <folder> [day as 2026-11-29]");
  process.exit(1);
}

const listedRows = (app) =>
  parse(readFileSync(STARTER, "utf8"), { columns: true }).map((row) => ({
    source: "starter",
    name: row.name,
    country: app.countryCode(row.country),
    website: row.website,
    rawLabel: "",
    sector: "",
  }));

const byPlace = (a, b) => {
  const [one, other] = [a, b].map(({ tier, country, industry, name }) =>
    [tier, country, industry ?? "", name].join("\t"),
  );
  return one < other ? -1 : 1;
};

const temporary = mkdtempSync(join(tmpdir(), "njia-open-data-"));
try {
  const module = await bundle("scripts/open-data/app-functions.ts", join(temporary, "app.mjs"));
  const app = await import(pathToFileURL(module));
  const all = { ...SOURCES, ...CONFIRMING };
  const { candidates, left, given } = readFiles(folder, all, app);
  const marked = candidates.map((row) => (CONFIRMING[row.source] ? { ...row, confirmsOnly: true } : row));
  const listed = listedRows(app);
  const { rows: entered, rejected, duplicates } = rowsOf(marked, listed, app);
  const rows = keepIdentities(
    boundRows(entered, MAX_BOUNDED_SHARE).sort(byPlace),
    identitiesOf(PACK, app.nameKey),
    app.nameKey,
  );
  const sources = Object.entries(all).map(([key, { files: _, ...source }]) => ({
    key,
    ...source,
    companies: rows.filter((row) => row.source === key).length,
    confirmed: rows.filter((row) => row.also.some((one) => one.source === key)).length,
  }));
  const bytes = encodePack(rows, sources, readOn);
  if (bytes.length > MAX_PACK_BYTES)
    throw new Error(`The pack has ${bytes.length} bytes; ${MAX_PACK_BYTES} are allowed.`);
  mkdirSync(dirname(PACK), { recursive: true });
  writeFileSync(PACK, bytes);
  const version = createHash("sha256").update(bytes).digest("hex").slice(0, 16);
  writeFileSync(MODULE, sourceModule(sources, version));
  await run("biome", ["format", "--write", MODULE], { env: toolEnv(), stdio: "ignore" });
  const read = { candidates, left, given, duplicates, rejected, dropped: entered.length - rows.length };
  const aims = describeAims(rows, listed.length, read, app);
  writeFigures(join(ROOT, "docs/open-data.md"), { rows, sources, aims, read, bytes: bytes.length, app });
  console.log(aims.text);
} finally {
  rmSync(temporary, { recursive: true, force: true });
}
