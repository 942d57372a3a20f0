// One in-memory peer in a separate process, so that its memory can be measured: node peer.mjs <peer> <rows> <folder>.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { create, insertMultiple, search } from "@orama/orama";
import MiniSearch from "minisearch";
import { ACCOUNT, LIMIT } from "./queries.mjs";
import { loadShapes } from "./shapes.mjs";

const [peer, rows, folder] = process.argv.slice(2);
const app = await import(pathToFileURL(join(folder, "app.mjs")).href);
const log = JSON.parse(readFileSync(join(folder, "log.json"), "utf8"));
const written = new Date("2026-11-20T00:00:00Z");

function* documents() {
  for (const row of loadShapes(app).rows(Number(rows))) {
    const { id, accountId, country, size } = row;
    const industries = app.sureIndustries(app.evidenceOf(row));
    const slot = app.slotOf(app.qualityOf(row, written), id);
    yield { id, slot, account: accountId ?? 0, country, industries, size, words: app.wordsOf(row).join(" ") };
  }
}

const family = (ids) => [...new Set(ids.flatMap((id) => app.industryWithChildren(id)))];

function miniSearch() {
  const index = new MiniSearch({
    fields: ["words"],
    storeFields: ["slot", "account", "country", "industries", "size"],
    tokenize: (text) => text.split(" "),
    processTerm: (term) => term,
  });
  let chunk = [];
  for (const document of documents())
    if (chunk.push(document) === 10_000) {
      index.addAll(chunk);
      chunk = [];
    }
  index.addAll(chunk);
  const all = (queries) => ({ combineWith: "AND", queries });
  return ({ filter, after }) => {
    const words = app.searchWords(filter);
    const last = words.pop();
    let query = last === undefined ? MiniSearch.wildcard : all([...words, { queries: [last], prefix: true }]);
    if (filter.anyWords)
      query = { combineWith: "OR", queries: filter.anyWords.map((text) => all(app.tokens(text))) };
    if (filter.excludeWords)
      query = {
        combineWith: "AND_NOT",
        queries: [query, ...filter.excludeWords.map((text) => all(app.tokens(text)))],
      };
    const industries = filter.industries && new Set(family(filter.industries));
    const excluded = new Set(family(filter.excludeIndustries ?? []));
    const found = index.search(query, {
      filter: (hit) =>
        hit.slot > after &&
        (hit.account === 0 || hit.account === ACCOUNT) &&
        (!filter.countries || filter.countries.includes(hit.country)) &&
        (!industries || hit.industries.some((id) => industries.has(id))) &&
        (!filter.sizes || filter.sizes.includes(hit.size)) &&
        !hit.industries.some((id) => excluded.has(id)),
    });
    return found
      .sort((a, b) => a.slot - b.slot)
      .slice(0, LIMIT + 1)
      .map((hit) => hit.id);
  };
}

async function orama() {
  const index = create({
    schema: {
      words: "string",
      slot: "number",
      account: "enum",
      country: "enum",
      industries: "enum[]",
      size: "enum",
    },
    components: {
      tokenizer: { language: "none", normalizationCache: new Map(), tokenize: (text) => text.split(" ") },
    },
  });
  let chunk = [];
  for (const { id, ...document } of documents()) {
    // Orama has no null: an unknown facet is left out.
    const known = Object.fromEntries(Object.entries(document).filter(([, value]) => value !== null));
    if (chunk.push({ id: String(id), ...known }) === 10_000) {
      await insertMultiple(index, chunk, 10_000);
      chunk = [];
    }
  }
  await insertMultiple(index, chunk, 10_000);
  return async ({ filter, after }) => {
    const where = { account: { in: [0, ACCOUNT] }, slot: { gt: after } };
    if (filter.countries) where.country = { in: filter.countries };
    if (filter.industries) where.industries = { containsAny: family(filter.industries) };
    if (filter.sizes) where.size = { in: filter.sizes };
    const term = app.searchWords(filter).join(" ");
    const found = await search(index, {
      ...(term ? { term, properties: ["words"], threshold: 0 } : {}),
      where,
      sortBy: { property: "slot", order: "ASC" },
      limit: LIMIT + 1,
    });
    return found.hits.map((hit) => Number(hit.id));
  };
}

const started = performance.now();
const ask = peer === "orama" ? await orama() : miniSearch();
const seconds = (performance.now() - started) / 1000;
globalThis.gc?.();
const megabytes = process.memoryUsage().rss / 1e6;
const answers = [];
const deadline = performance.now() + 240_000;
for (const query of log) {
  // Orama has no way to exclude words.
  if (performance.now() > deadline || (peer === "orama" && query.filter.excludeWords)) {
    answers.push(null);
    continue;
  }
  const asked = performance.now();
  const ids = await ask(query);
  answers.push({ milliseconds: performance.now() - asked, ids: ids.slice(0, LIMIT) });
}
writeFileSync(join(folder, `${peer}.json`), JSON.stringify({ seconds, megabytes, answers }));
