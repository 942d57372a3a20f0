// Output of the build: the figures of docs/open-data.md, and the sources as the product shows them.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { BOUNDED } from "./merge.mjs";

const number = (value) => value.toLocaleString("en");
const percent = (part, whole) => `${((100 * part) / whole).toFixed(1)}%`;
const table = (header, rows) =>
  [header, header.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");

const counted = (list, keyOf) => {
  const counts = new Map();
  for (const row of list) counts.set(keyOf(row), (counts.get(keyOf(row)) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
};

/** Compares the goals of the pack with what was reached. */
export function describeAims(rows, starterRows, { given }, app) {
  const bounded = rows.filter(({ industry }) => BOUNDED.has(industry)).length;
  const isOther = ({ website, industry }) => website && !BOUNDED.has(industry);
  const sites = rows.filter(isOther).length;
  const countries = new Set(rows.map(({ country }) => country)).size;
  const lines = [
    ["companies", "at least 4,000", number(rows.length)],
    ["education, research and broadcasting", "at most 35%", percent(bounded, rows.length)],
    [
      "websites outside those",
      "at least 1,500",
      `${number(sites)}; ${number(sites + starterRows)} with the starter list`,
    ],
    ["countries", String(app.COUNTRIES.length), String(countries)],
  ];
  const why =
    sites < 1_500
      ? `\n\nThe websites fall short because the files do not have them: ${number(given)} of their rows have a website and are no school, institute or broadcaster by their own label, the same company in several of them counted each time.`
      : "";
  return { text: table(["what", "aim", "reached"], lines) + why };
}

/** Returns the source of the module that names the sources without reading the pack. */
export const sourceModule = (
  sources,
  version,
) => `// Written by scripts/open-data/build-pack.mjs with the pack: change scripts/open-data/sources.mjs and build it again.

/** The first 16 hexadecimal digits of the file's SHA-256. */
export const PACK_VERSION = "${version}";

/** In the order that rows of the pack name them by; \`companies\` name it first, \`confirmed\` have a second source in it. */
export const PACK_SOURCES = ${JSON.stringify(sources, null, 2).replace(/"(\w+)":/g, "$1:")} as const;
`;

/** Replaces the text between two markers of a document. */
function fill(file, mark, text) {
  const [begin, end] = [`<!-- ${mark} -->`, `<!-- /${mark} -->`];
  const document = readFileSync(file, "utf8");
  const [before, rest] = document.split(begin);
  if (rest === undefined || !rest.includes(end)) throw new Error(`${file} has no ${begin}`);
  writeFileSync(file, `${before}${begin}\n${text}\n${end}${rest.split(end)[1]}`);
}

export function writeFigures(file, { rows, sources, aims, read, bytes, app }) {
  if (!existsSync(file)) return;
  const tiers = ["1: website", "2: city and sure industry", "3: country and sure industry (basic record)"];
  const ofTier = (tier) => rows.filter((row) => row.tier === tier);
  const { left, duplicates, rejected, dropped, candidates } = read;
  const text = [
    aims.text,
    `The pack has ${number(bytes)} bytes. Of ${number(candidates.length)} rows that could enter, ${number(duplicates)} were duplicates or companies of the starter list, ${number(rejected.length)} had neither a website nor an industry of sure evidence, and ${number(dropped)} went over the bound of education, research and broadcasting.`,
    table(
      ["tier", "companies"],
      tiers.map((name, at) => [name, number(ofTier(at + 1).length)]),
    ),
    table(
      ["source", "licence", "companies", "confirms"],
      sources.map(({ name, homeUrl, licence, companies, confirmed }) => [
        homeUrl ? `[${name}](${homeUrl})` : name,
        licence,
        number(companies),
        number(confirmed),
      ]),
    ),
    table(
      ["licence", "companies"],
      counted(rows, ({ source }) => sources.find(({ key }) => key === source).licence).map(
        ([name, count]) => [name, number(count)],
      ),
    ),
    table(
      ["industry", "companies"],
      counted(rows, ({ industry }) => (industry ? app.industryName(industry) : "not known")).map(
        ([name, count]) => [name, number(count)],
      ),
    ),
    table(
      ["country", "companies"],
      counted(rows, ({ country }) => app.countryName(country)).map(([name, count]) => [name, number(count)]),
    ),
    table(
      ["left out", "reason", "rows"],
      [...left].map(([key, count]) => [...key.split("\t"), number(count)]),
    ),
  ].join("\n\n");
  fill(file, "open-data", text);
}
