// node scripts/messages/extract.mjs AREA FILE...: moves the English text of components into messages/AREA/en.json and
// calls the messages instead. Lists the rest: text at module scope, where no locale is known, and sentences built from
// fragments.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { extractText } from "./text.mjs";

const slugOf = (text) =>
  text
    .replace(/\{#?\/?(\w+)\}/g, "")
    .replace(/[’']/g, "")
    .normalize("NFKD")
    .toLowerCase()
    .match(/[a-z0-9]+/g)
    ?.slice(0, 5)
    .join("_") ?? "text";

class Catalogue {
  constructor(area) {
    this.area = area;
    this.path = `messages/${area}/en.json`;
    this.rows = existsSync(this.path) ? JSON.parse(readFileSync(this.path, "utf8")) : {};
  }
  /** Returns the message key for a text; equal texts in one file share one message. */
  keyOf(text, prefix) {
    const first = `${prefix}_${slugOf(text)}`;
    for (let at = 1; ; at += 1) {
      const key = at === 1 ? first : `${first}_${at}`;
      if (this.rows[key] === undefined) this.rows[key] = text;
      if (this.rows[key] === text) return key;
    }
  }
  write() {
    const sorted = Object.fromEntries(
      Object.entries(this.rows).sort(([one], [other]) => (one < other ? -1 : 1)),
    );
    writeFileSync(this.path, `${JSON.stringify(sorted, null, 2)}\n`);
  }
}

const [area, ...files] = process.argv.slice(2);
const catalogue = new Catalogue(area);
for (const file of files) {
  const { source, moved, left } = extractText(file, catalogue);
  if (source !== undefined) writeFileSync(file, source);
  console.log(`${file}: ${moved.length} moved`);
  for (const line of left) console.log(`  ${line}`);
}
catalogue.write();
