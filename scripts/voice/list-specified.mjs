// node scripts/voice/list-specified.mjs DOCUMENT… writes specified.txt: interface texts of two words or more that a
// specification contains verbatim.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../bootstrap.mjs";
import { allTexts, comparable } from "./hits.mjs";

const documents = process.argv.slice(2);
if (documents.length === 0) {
  console.error("Name the documents of the specification.");
  process.exit(2);
}
const specification = comparable(documents.map((file) => readFileSync(file, "utf8")).join("\n"));

/** Whole phrases that start like a title or a sentence; a single word doesn't count. */
function isNamed(text) {
  if (!/^[A-Z].* /.test(text)) return false;
  for (let index = specification.indexOf(text); index >= 0; index = specification.indexOf(text, index + 1))
    if (!/\w/.test(specification[index - 1] ?? "") && !/\w/.test(specification[index + text.length] ?? ""))
      return true;
  return false;
}

const texts = new Set(
  [...allTexts()].filter(({ scope }) => scope === "interface").map(({ text }) => comparable(text)),
);
const named = [...texts].filter(isNamed).sort();
writeFileSync(join(ROOT, "scripts/voice/specified.txt"), `${named.join("\n")}\n`);
console.log(`${named.length} texts`);
