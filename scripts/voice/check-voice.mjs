// Checks that no interface text, document or comment breaks a rule of rules.mjs. `voice-ok: reason` on a line exempts
// it. `node scripts/voice/check-voice.mjs` lists the hits, optionally only in the named files.
import { relative, resolve } from "node:path";
import { ROOT } from "../bootstrap.mjs";
import { findHits, staleSkips } from "./hits.mjs";

const SCOPES = ["interface", "docs", "comments"];
const described = ({ file, line, rule, instead, text }) =>
  `${file}:${line}: ${rule}, write: ${instead} (${text.slice(0, 90)})`;

/** Returns the voice problems for `npm run check`. */
export const voiceProblems = () => [
  ...staleSkips().map((name) => `scripts/voice/hits.mjs: skips ${name}, which is not there`),
  ...findHits().map(described),
];

if (process.argv[1] === import.meta.filename) {
  const named = process.argv.slice(2).map((file) => relative(ROOT, resolve(file)));
  const hits = findHits().filter(
    ({ file }) => named.length === 0 || named.some((name) => file.startsWith(name)),
  );
  for (const hit of hits) console.log(described(hit));
  for (const scope of SCOPES) console.log(`${scope}: ${hits.filter((hit) => hit.scope === scope).length}`);
  process.exitCode = hits.length > 0 ? 1 : 0;
}
