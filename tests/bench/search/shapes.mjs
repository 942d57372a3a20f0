// Companies modelled on real files: name lengths, common words, and how countries, industries and descriptions are
// distributed. Every row is composed; none is copied.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { ROOT } from "../report.mjs";

const FOLDER = join(ROOT, "../shared/data");
const STARTER = join(ROOT, "app/domains/directory/companies/starter-directory.csv");

/** mulberry32: the same rows in every process and every run. */
export function randomFrom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function sourceFiles() {
  if (!existsSync(FOLDER)) return { files: [STARTER], from: "the starter directory" };
  const names = readdirSync(FOLDER).filter((name) => /^companies_.*\.csv$/.test(name));
  return { files: names.map((name) => join(FOLDER, name)), from: "../shared/data" };
}

/** Weights words by how often they occur, for drawing by binary search. */
function frequencies(texts) {
  const counts = new Map();
  for (const text of texts)
    for (const word of text.split(/\s+/)) if (word) counts.set(word, (counts.get(word) ?? 0) + 1);
  const words = [...counts.keys()];
  let total = 0;
  const sums = words.map((word) => {
    total += counts.get(word);
    return total;
  });
  const draw = (share) => {
    let [low, high] = [0, sums.length - 1];
    const wanted = share * total;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (sums[middle] <= wanted) low = middle + 1;
      else high = middle;
    }
    return words[low];
  };
  return { words, counts, draw };
}

/** Reads the files once. `rows(count)` then yields drafts without a slot; `app` is the bundled app.ts. */
export function loadShapes(app) {
  const { files, from } = sourceFiles();
  const sources = files.map((file) =>
    parse(readFileSync(file), { columns: true, bom: true, relax_column_count: true }),
  );
  const all = sources.flat().filter((row) => row.name);
  const nameWords = frequencies(all.map((row) => row.name));
  const descriptionWords = frequencies(all.map((row) => row.description ?? ""));
  // A file is weighted by the square root of its size: otherwise three rows in five would be South African charities.
  const weights = sources.map((rows) => Math.sqrt(rows.length));
  const weight = weights.reduce((sum, weight) => sum + weight, 0);
  const industries = new Map();
  const industryOf = (row) => {
    const key = `${row.industry}|${row.sector ?? ""}`;
    if (!industries.has(key)) industries.set(key, app.industryOf(row.industry ?? "", row.sector ?? ""));
    return industries.get(key);
  };

  function* rows(count) {
    const random = randomFrom(20261120);
    const pick = (list) => list[Math.floor(random() * list.length)];
    const half = (word, first) =>
      first ? word.slice(0, Math.ceil(word.length / 2)) : word.slice(Math.ceil(word.length / 2));
    // In real names, about one word in nine occurs in no other name.
    const nameWord = () =>
      random() < 0.08
        ? half(nameWords.draw(random()), true) + half(nameWords.draw(random()), false)
        : nameWords.draw(random());
    const sourceOf = () => {
      let left = random() * weight;
      const at = weights.findIndex((weight) => {
        left -= weight;
        return left < 0;
      });
      return sources[at] ?? sources[0];
    };
    for (let id = 1; id <= count; id += 1) {
      const source = sourceOf();
      const [facets, name, text] = [pick(source), pick(source), pick(source)];
      const words = (model, like) =>
        Array.from({ length: like ? like.split(/\s+/).length : 0 }, model).join(" ");
      const employees = random() < 0.3 ? Math.ceil(Math.exp(random() * 9)) : null;
      yield {
        id,
        // One company in twenty belongs to one of twenty accounts; the rest are shared.
        accountId: random() < 0.05 ? 1 + Math.floor(random() * 20) : null,
        name: words(nameWord, name.name) || `Company ${id}`,
        country: app.countryCode(facets.country ?? ""),
        city: facets.city || null,
        industry: industryOf(facets),
        industryText: facets.industry || null,
        sector: facets.sector || null,
        size: employees ? app.sizeOf(employees) : null,
        employees,
        website: facets.website || null,
        description: words(() => descriptionWords.draw(random()), text.description) || null,
        source: "bench",
        sourceId: null,
        importId: null,
        isDemo: false,
        createdAt: new Date(Date.UTC(2026, 0, 1) + Math.floor(random() * 300) * 86_400_000),
      };
    }
  }
  return { rows, from };
}
