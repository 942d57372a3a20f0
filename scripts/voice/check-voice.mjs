// Documents and comments break no rule. A file of the interface breaks one at most as often as baseline.tsv grants, and a renamed
// file keeps its grant. `voice-ok: reason` on a line exempts it.
// `node scripts/voice/check-voice.mjs` lists the hits (of the files named), `--write` lowers the baseline.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { ROOT } from "../bootstrap.mjs";
import { findHits, staleSkips } from "./hits.mjs";
import { countHits, newHits, sumOfFiles } from "./ratchet.mjs";

const BASELINE = join(ROOT, "scripts/voice/baseline.tsv");
const described = ({ file, line, rule, instead, text }) =>
  `${file}:${line}: ${rule}, write: ${instead} (${text.slice(0, 90)})`;

/** Problems of `npm run check`. @param isThere whether the tree has a file of that name */
export function voiceProblems(isThere) {
  const stale = staleSkips().map((name) => `scripts/voice/hits.mjs: skips ${name}, which is not there`);
  return [...stale, ...newHits(findHits(), readBaseline(), isThere).map(described)];
}

/** A line for each file of the interface: `interface<tab>app/x.ts<tab>somebody 2, waits 1`. */
function readBaseline() {
  const baseline = {};
  for (const line of readFileSync(BASELINE, "utf8").trimEnd().split("\n")) {
    const [scope, file, rules] = line.split("\t");
    baseline[scope] ??= {};
    baseline[scope][file] = Object.fromEntries(
      rules.split(", ").map((rule) => [rule.split(" ")[0], Number(rule.split(" ")[1])]),
    );
  }
  return baseline;
}

function writeBaseline(hits) {
  const counts = countHits(hits);
  const before = existsSync(BASELINE) ? readBaseline() : counts;
  const [now, most] = [sumOfFiles(counts.interface), sumOfFiles(before.interface)];
  console.log(`interface: ${now}, was ${most}`);
  if (now > most) throw new Error("The baseline is never raised");
  const lines = Object.entries(counts.interface).map(([file, rules]) => {
    const counted = Object.entries(rules).map(([rule, count]) => `${rule} ${count}`);
    return ["interface", file, counted.sort().join(", ")].join("\t");
  });
  writeFileSync(BASELINE, `${lines.sort().join("\n")}\n`);
}

if (process.argv[1] === import.meta.filename) {
  const hits = findHits();
  const named = process.argv.slice(2).map((file) => relative(ROOT, resolve(file)));
  if (process.argv.includes("--write")) writeBaseline(hits);
  else {
    const shown =
      named.length > 0 ? hits.filter(({ file }) => named.some((name) => file.startsWith(name))) : hits;
    for (const hit of shown) console.log(described(hit));
    for (const [scope, counts] of Object.entries(countHits(shown)))
      console.log(`${scope}: ${sumOfFiles(counts)}`);
  }
}
