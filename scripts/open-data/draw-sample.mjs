// Draws a fixed random sample of the pack for manual checks: node scripts/open-data/draw-sample.mjs [how many] [seed].
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { ROOT } from "../bootstrap.mjs";

const [count = 200, seed = "hand check 3"] = process.argv.slice(2);
const pack = JSON.parse(
  gunzipSync(readFileSync(join(ROOT, "public/open-data/companies.json.gz"))).toString(),
);
const columns = Object.fromEntries(
  Object.entries(pack.columns).map(([name, text]) => [name, text.split("\n")]),
);
const rows = columns.name.map((name, at) => ({
  id: `${pack.sources[Number(columns.source[at])].key}:${columns.sourceId[at]}`,
  name,
  country: columns.country[at],
  city: columns.city[at],
  industry: pack.industries[Number(columns.industry[at])] || "-",
  website: columns.website[at],
}));
const rank = ({ id }) => createHash("sha256").update(`${seed} ${id}`).digest("hex");
const drawn = rows
  .map((row) => ({ ...row, rank: rank(row) }))
  .sort((a, b) => (a.rank < b.rank ? -1 : 1))
  .slice(0, Number(count));
for (const { id, name, country, industry, city, website } of drawn)
  console.log([id, name, country, industry, city, website].join("\t"));
