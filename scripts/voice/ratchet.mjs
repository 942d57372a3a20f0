// Which hits are new against the baseline. No file system: the tests call it as it is.

const SCOPES = ["interface", "docs", "comments"];

/** Hits by scope, file and rule: `{ interface: { "app/x.ts": { somebody: 2 } } }`. */
export function countHits(hits) {
  const counts = Object.fromEntries(SCOPES.map((scope) => [scope, {}]));
  for (const { scope, file, rule } of hits) {
    counts[scope][file] ??= {};
    counts[scope][file][rule] = (counts[scope][file][rule] ?? 0) + 1;
  }
  return counts;
}

const sumOfRules = (rules) => Object.values(rules).reduce((total, count) => total + count, 0);
export const sumOfFiles = (files) =>
  Object.values(files).reduce((total, rules) => total + sumOfRules(rules), 0);

/** The hits of each rule that a file breaks more often than `baseline` grants; a new file may use what removed files leave. */
export function newHits(hits, baseline, isThere) {
  const problems = [];
  for (const [scope, files] of Object.entries(countHits(hits))) {
    const granted = baseline[scope] ?? {};
    let spare = sumOfFiles(Object.fromEntries(Object.entries(granted).filter(([file]) => !isThere(file))));
    for (const [file, rules] of Object.entries(files)) {
      if (!granted[file] && sumOfRules(rules) <= spare) spare -= sumOfRules(rules);
      else
        problems.push(
          ...hits.filter(
            (hit) =>
              hit.scope === scope && hit.file === file && rules[hit.rule] > (granted[file]?.[hit.rule] ?? 0),
          ),
        );
    }
  }
  return problems;
}
