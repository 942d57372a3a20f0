// Checks which domains a domain imports, and which domains' tables a file uses.
import { dirname, join } from "node:path";

/** Tables that only migrations create: full-text indexes, and counters that triggers update. */
const OWNERS_OF_OTHERS = {
  company_search: "directory",
  search_words: "directory",
  search_word_endings: "directory",
  search_word_forms: "directory",
  company_counts: "directory",
  company_days: "directory",
  contact_search: "directory",
  contact_counts: "directory",
  user_days: "identity",
  user_totals: "identity",
  user_search: "identity",
  opportunity_search: "opportunities",
  thread_search: "replies",
  campaign_search: "campaigns",
  lead_search: "lead-search",
  agent_search: "agents",
  template_search: "templates",
  social_lead_search: "social-leads",
  work_counts: "admin",
  activity_counts: "admin",
  revenue_entries: "admin",
  revenue_totals: "admin",
};

/** The plans are a separate domain: constants that every domain may read. */
const roomOf = (file) => /^app\/domains\/(billing\/plans(?=\/)|[^/]+)/.exec(file)?.[1];

const importsOf = ({ file, text }) =>
  [...text.matchAll(/\b(?:from|import)\s*\(?\s*"(~\/|\.{1,2}\/)([^"]+)"/g)].map(([, base, path]) =>
    base === "~/" ? `app/${path}` : join(dirname(file), base + path).replaceAll("\\", "/"),
  );

const unique = (list) => [...new Set(list)].sort();

/** Returns imports from a domain into a later or unlisted one. */
export const upwardImports = (sources, order) =>
  unique(
    sources.flatMap((source) => {
      const from = roomOf(source.file);
      if (!from) return [];
      if (!order.includes(from)) return [`${source.file} -> no place in the order`];
      return importsOf(source)
        .filter((to) => roomOf(to) && order.indexOf(roomOf(to)) > order.indexOf(from))
        .map((to) => `${source.file} -> ${roomOf(to)}`);
    }),
  );

const isTables = (file) => /^app\/domains\/[^/]+(\/[^/]+)?\/tables(\.ts)?$/.test(file);
const NAMED = /\b(?:from|into|update|join|table|exists)\s+[`"]?(\w+)/gi;
const COMMENTS = /^\s*(\/\/|\/?\*).*$|\s\/\/ .*$/gm;

/**
 * Returns files that import a table of another domain or name it in SQL, as "file -> domain", and tables without a
 * domain. Only a domain's `tables.ts` may import another's, for foreign keys.
 */
export function tableUses(sources, migrations) {
  const owners = new Map(Object.entries(OWNERS_OF_OTHERS));
  for (const { file, text } of sources.filter(({ file }) => isTables(file)))
    for (const [, name] of text.matchAll(/sqliteTable\(\s*"(\w+)"/g)) owners.set(name, roomOf(file));
  const made = /CREATE (?:VIRTUAL )?TABLE (?:IF NOT EXISTS )?[`"]?(\w+)/gi;
  const dropped = new Set(
    migrations.flatMap((sql) =>
      [...sql.matchAll(/DROP TABLE (?:IF EXISTS )?[`"]?(\w+)/gi)].map(([, name]) => name),
    ),
  );
  const names = migrations.flatMap((sql) => [...sql.matchAll(made)].map(([, name]) => name));
  const uses = sources
    .filter(({ file }) => !isTables(file) && !/^app\/(routes|ui)\//.test(file))
    .flatMap((source) => {
      const named = [...source.text.replace(COMMENTS, "").matchAll(NAMED)].map(([, name]) =>
        owners.get(name),
      );
      const removed = /\bdeleteInBatches\(/.test(source.text)
        ? [...source.text.matchAll(/"(\w+)"/g)].map(([, name]) => owners.get(name))
        : [];
      const imported = importsOf(source).filter(isTables).map(roomOf);
      return [...named, ...removed, ...imported]
        .filter((owner) => owner && owner !== roomOf(source.file))
        .map((owner) => `${source.file} -> ${owner}`);
    });
  return {
    uses: unique(uses),
    unowned: unique(names.filter((name) => !owners.has(name) && !dropped.has(name))),
  };
}

/** Counts the lines of a source that contain only a comment. */
const commentLines = (text) =>
  [...text.matchAll(/^[ \t]*(?:\/\/.*|\{?\/\*[\s\S]*?\*\/.*)$/gm)].reduce(
    (sum, [comment]) => sum + comment.trim().split("\n").length,
    0,
  );

/** Returns domains in which comments make up at least `share` of the lines. */
export function wordyDomains(sources, share) {
  const counts = new Map();
  for (const { file, text } of sources) {
    const domain = /^app\/domains\/([^/]+)\//.exec(file)?.[1];
    if (!domain) continue;
    const [lines, comments] = counts.get(domain) ?? [0, 0];
    counts.set(domain, [lines + text.split("\n").length - 1, comments + commentLines(text)]);
  }
  return [...counts].filter(([, [lines, comments]]) => comments >= lines * share).map(([domain]) => domain);
}
