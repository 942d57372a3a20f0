// Sizes of files and the rules of the rooms (docs/architecture.md). Prints the ten largest files.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./bootstrap.mjs";

const LIMITS = [
  [/^app\/routes\/.*\/calls\//, 60],
  [/^app\/routes\//, 180],
  [/^app\/domains\//, 150],
  [/^app\/ui\//, 150],
  [/^app\//, 150],
  [/^workers\//, 100],
  [/^tests\//, 350],
];

/** Files that may be longer, each with its reason. */
const EXCEPTIONS = {
  "app/domains/privacy/retention/retention.ts": "a table of what is kept for how long",
  "app/core/places/countries-table.ts": "a table of 54 countries and their spellings",
  "app/domains/directory/taxonomy/industries-table.ts": "a table of industries and the words that name them",
  "app/domains/directory/tables.ts": "one place for the tables of the directory",
  "app/domains/identity/tables.ts": "one place for the tables of identity",
  "app/domains/opportunities/tables.ts": "one place for the tables of opportunities",
};

const ROOM_RULES = [
  [
    /^app\/domains\/.*(?<!\/ui\/[^/]+\.tsx)$/,
    /from "react"|from "@remix-run|from "~\/(routes|http|ui)\//,
    "a domain knows no React, Remix, request or UI",
  ],
  [/^app\/core\//, /from "~\/(domains|http|ui|routes)\//, "core knows only itself and adapters' types"],
  [/^app\/paths\//, /from "~\/(?!core\/)/, "paths know only core"],
  [/^app\/ui\//, /from "~\/(domains|http|adapters|routes)\//, "ui knows only core and paths"],
  [/^app\/(routes|ui)\//, /from "drizzle-orm|\bctx\.(db|d1)\b|env\.DB\b/, "no SQL in a route or a component"],
  [/^(app|workers)\//, /Math\.random\(/, "a figure comes from rows, an id from crypto"],
  [
    /^(app|workers|tests)\//,
    /\bvi\.mock\(|\b(it|test|describe)\.(only|todo)\b/,
    "no mocked module, no test that is not run",
  ],
];

const files = ["app", "workers", "tests"].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true })
    .map((name) => `${folder}/${name}`.replaceAll("\\", "/"))
    .filter((name) => /\.(ts|tsx|mjs)$/.test(name)),
);

const problems = [];
const sizes = [];
for (const file of files) {
  const text = readFileSync(join(ROOT, file), "utf8");
  const lines = text.split("\n").length - 1;
  const limit = LIMITS.find(([pattern]) => pattern.test(file))?.[1] ?? Number.POSITIVE_INFINITY;
  sizes.push({ file, lines, limit });
  if (lines > limit && !EXCEPTIONS[file]) problems.push(`${file}: ${lines} lines, split before ${limit}`);
  for (const [where, what, why] of ROOM_RULES)
    if (where.test(file) && what.test(text)) problems.push(`${file}: ${why} (${text.match(what)[0]})`);
  if (/(^|\/)(utils?|helpers?|misc|lib|common)(\/|\.tsx?$)/.test(file))
    problems.push(`${file}: name the room after its topic`);
}
for (const file of Object.keys(EXCEPTIONS))
  if (!files.includes(file)) problems.push(`${file}: is an exception here but not in the tree`);

sizes.sort((a, b) => b.lines - a.lines);
console.log("The ten largest files:");
for (const { file, lines } of sizes.slice(0, 10)) console.log(`${String(lines).padStart(5)}  ${file}`);
if (problems.length) {
  console.error(`\n${problems.join("\n")}`);
  process.exit(1);
}
