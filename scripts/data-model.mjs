// `npm run data-model`: draws the tables of each domain and their foreign keys into docs/data-model.md, from the latest
// migration snapshot.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./bootstrap.mjs";

const DOCUMENT = join(ROOT, "docs/data-model.md");
const META = join(ROOT, "migrations/meta");

/** Returns the tables by name, as drizzle-kit wrote them: `{ columns, foreignKeys }`. */
function readTables() {
  const newest = readdirSync(META)
    .filter((name) => name.endsWith("_snapshot.json"))
    .sort()
    .at(-1);
  return JSON.parse(readFileSync(join(META, newest), "utf8")).tables;
}

/** Maps each table to its domain, by the `tables.ts` that declares it. */
function readOwners() {
  const owners = new Map();
  const domains = join(ROOT, "app/domains");
  for (const file of readdirSync(domains, { recursive: true }).filter((name) => name.endsWith("tables.ts")))
    for (const [, table] of readFileSync(join(domains, file), "utf8").matchAll(/sqliteTable\(\s*"([^"]+)"/g))
      owners.set(table, file.split("/").slice(0, -1).join("/"));
  return owners;
}

const edgeOf = ({ tableFrom, tableTo, columnsFrom }) =>
  `  ${tableTo} ||--o{ ${tableFrom} : "${columnsFrom.join(", ")}"`;

export function dataModel() {
  const tables = readTables();
  const owners = readOwners();
  const domains = Map.groupBy(Object.keys(tables).sort(), (table) => owners.get(table) ?? "other");
  const sections = [...domains]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([domain, names]) => {
      const edges = names.flatMap((name) => Object.values(tables[name].foreignKeys ?? {}).map(edgeOf)).sort();
      const loose = names.filter((name) => !edges.some((edge) => edge.split(/\s+/).includes(name)));
      const count = `${names.length} ${names.length === 1 ? "table" : "tables"}`;
      return `## ${domain}\n${count}.\n\n\`\`\`mermaid\nerDiagram\n${[...edges, ...loose.map((name) => `  ${name}`)].join("\n")}\n\`\`\`\n`;
    });
  return `# Data model

The tables of each domain and their foreign keys, drawn by \`npm run data-model\`; \`npm run check\` fails if this file is out of date. A line reads
"one to many", with the column that refers. Columns are documented in the domain's \`tables.ts\`; a table is read and written by its own domain only.

${sections.join("\n")}`;
}

if (process.argv[1]?.endsWith("data-model.mjs")) writeFileSync(DOCUMENT, dataModel());
