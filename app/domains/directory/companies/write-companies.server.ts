import type { Context } from "~/core/context";
import { toUnixSeconds } from "~/core/seconds";
import { labelStatements } from "../industry-mapping/label-statements";
import { COMPANY_MARKS } from "../search/document-marks";
import { domainOf, nameKey } from "../search/normalize-for-search";
import { documentOf, learnedWords, wordsOf } from "../search/search-words";
import { COLUMNS, type Company, type CompanyDraft } from "./company";
import { qualityOf, slotOf } from "./quality";

export type { CompanyDraft } from "./company";

type WriteContext = Pick<Context, "d1" | "now">;

/** Maximum rows per statement, sent as JSON: D1 accepts 2 MB per parameter. */
const MAX_ROWS = 500;
const MAX_CHARACTERS = 600_000;

const NAMES = Object.keys(COLUMNS) as (keyof Company)[];

const KEPT = new Set<keyof Company>(["id", "accountId", "createdAt", "importId", "originId", "isDemo"]);

const cell = (name: keyof Company) => `row.value ->> ${NAMES.indexOf(name)}`;

const INSERT = `INSERT INTO companies (${NAMES.map((name) => COLUMNS[name]).join(", ")})
SELECT ${NAMES.map(cell).join(", ")} FROM json_each(?) AS row`;

const UPDATE = `UPDATE companies SET ${NAMES.filter((name) => !KEPT.has(name))
  .map((name) => `${COLUMNS[name]} = ${cell(name)}`)
  .join(", ")}
FROM json_each(?) AS row
WHERE companies.id = ${cell("id")} AND companies.account_id IS ${cell("accountId")}`;

const DELETE = `DELETE FROM companies
WHERE id IN (SELECT value FROM json_each(?1)) AND account_id IS ?2`;

// Contacts of a deleted company are kept, without a company until a matching one is added.
const DETACH = `UPDATE contacts SET company_id = NULL
WHERE company_id IN (SELECT value FROM json_each(?1)) AND account_id IS ?2`;

// A shared company that an account hid stays hidden after an update. In slot order: FTS5 needs ascending rowids.
const INDEX = `INSERT INTO company_search (rowid, words)
SELECT c.slot, (row.value ->> 2) || ${COMPANY_MARKS}
FROM json_each(?) AS row
CROSS JOIN companies c ON c.id = row.value ->> 0 AND c.account_id IS row.value ->> 1`;

const REMEMBER_WORDS = `INSERT OR IGNORE INTO search_words (account_id, word)
SELECT value ->> 0, value ->> 1 FROM json_each(?)`;

const FORGET = `DELETE FROM company_search WHERE rowid IN (
  SELECT c.slot FROM json_each(?) AS row CROSS JOIN companies c ON c.id = row.value ->> 0 AND c.slot = row.value ->> 3)`;

const INDEX_AGAIN = `${INDEX} AND c.slot = row.value ->> 3`;

/** Reindexes companies unchanged since they were read; changed ones already have a newer document. */
export const reindexStatements = (ctx: Pick<Context, "d1">, read: Company[]): D1PreparedStatement[] => {
  const rows = read
    .toSorted((a, b) => a.slot - b.slot)
    .map((company) => [company.id, company.accountId, documentOf(company, wordsOf(company)), company.slot]);
  return [FORGET, INDEX_AGAIN].map((sql) => ctx.d1.prepare(sql).bind(JSON.stringify(rows)));
};

interface Prepared {
  cells: unknown[];
  slot: number;
  /** Each word follows its account id (0: shared). */
  learned: string[];
  document: unknown[];
  characters: number;
}

function prepare(draft: CompanyDraft, at: Date): Prepared {
  const now = draft.writtenAt ?? at;
  const quality = qualityOf(draft, now);
  const slot = slotOf(quality, draft.id);
  const words = wordsOf(draft);
  const values: Record<keyof Company, unknown> = {
    ...draft,
    slot,
    quality,
    nameKey: nameKey(draft.name),
    domain: domainOf(draft.website),
    fieldSources: draft.fieldSources ? JSON.stringify(draft.fieldSources) : null,
    originId: draft.originId ?? null,
    isDemo: draft.isDemo ? 1 : 0,
    createdAt: toUnixSeconds(draft.createdAt ?? now),
    updatedAt: toUnixSeconds(now),
  };
  const cells = NAMES.map((name) => values[name]);
  const document = [draft.id, draft.accountId, documentOf(draft, words)];
  const text = (draft.description ?? "").length + draft.name.length + (draft.industryText ?? "").length;
  // Invented names are not used for typo correction.
  const known = draft.isDemo ? [] : learnedWords(draft, words);
  const learned = known.map((word) => JSON.stringify([draft.accountId ?? 0, word]));
  return { cells, slot, learned, document, characters: text + 200 };
}

function chunksOf(rows: Prepared[]): Prepared[][] {
  const chunks: Prepared[][] = [];
  let characters = 0;
  for (const row of rows) {
    const last = chunks.at(-1);
    characters += row.characters;
    if (last && last.length < MAX_ROWS && characters < MAX_CHARACTERS) last.push(row);
    else {
      chunks.push([row]);
      characters = row.characters;
    }
  }
  return chunks;
}

function writeStatements(ctx: WriteContext, sql: string, drafts: CompanyDraft[]): D1PreparedStatement[] {
  const now = ctx.now();
  // If one company occurs twice, the later change wins.
  const latest = [...new Map(drafts.map((draft) => [draft.id, draft])).values()];
  const rows = latest.map((draft) => prepare(draft, now)).sort((a, b) => a.slot - b.slot);
  const statements = chunksOf(rows).flatMap((chunk) => {
    const learned = [...new Set(chunk.flatMap((row) => row.learned))];
    return [
      ctx.d1.prepare(sql).bind(JSON.stringify(chunk.map((row) => row.cells))),
      ctx.d1.prepare(INDEX).bind(JSON.stringify(chunk.map((row) => row.document))),
      ctx.d1.prepare(REMEMBER_WORDS).bind(`[${learned.join(",")}]`),
    ];
  });
  return [...statements, ...labelStatements(ctx, latest, now)];
}

/** Three statements per 500 companies, plus two for industry labels that no rule recognises. An existing id fails the batch. */
export const insertCompanyStatements = (ctx: WriteContext, drafts: CompanyDraft[]): D1PreparedStatement[] =>
  writeStatements(ctx, INSERT, drafts);

/** Only changes rows that belong to the draft's account; `createdAt`, `importId`, `originId` and `isDemo` stay. */
export const updateCompanyStatements = (ctx: WriteContext, changes: CompanyDraft[]): D1PreparedStatement[] =>
  writeStatements(ctx, UPDATE, changes);

/** Deletes companies of the context's account; without an account, of the shared directory. */
export const deleteCompanyStatements = (
  ctx: Pick<Context, "d1" | "account">,
  ids: number[],
): D1PreparedStatement[] =>
  ids.length === 0
    ? []
    : [DELETE, DETACH].map((sql) => ctx.d1.prepare(sql).bind(JSON.stringify(ids), ctx.account?.id ?? null));
