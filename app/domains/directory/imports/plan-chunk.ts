import { type Company, type CompanyDraft, draftOf } from "../companies/company";
import { COMPANY_FACTS, type CompanyFact } from "../companies/field-sets";
import { sizeOf } from "../taxonomy/sizes";
import { keysOf } from "./keys-of";
import type { ImportedCompany } from "./read-row";
import type { DuplicateChoice } from "./schemas";

type Facts = Pick<ImportedCompany, CompanyFact>;

export interface Entry {
  known: Company | null;
  facts: Facts;
  from: ImportedCompany;
  changed: Set<keyof Facts>;
}

interface ChunkPlan {
  created: Entry[];
  updated: (Entry & { known: Company })[];
  /** The entry of each row. */
  entryOf: Map<ImportedCompany, Entry>;
  counts: { rowsCreated: number; rowsUpdated: number; rowsSkipped: number };
}

const factsOf = (company: Facts): Facts =>
  Object.fromEntries(COMPANY_FACTS.map((fact) => [fact, company[fact]])) as unknown as Facts;

/** Applies a row's filled cells to an entry. Returns whether anything changed. */
function overlay(entry: Entry, row: ImportedCompany): boolean {
  const before = entry.changed.size;
  const next = {
    ...entry.facts,
    ...Object.fromEntries(COMPANY_FACTS.flatMap((fact) => (row[fact] === null ? [] : [[fact, row[fact]]]))),
  };
  // A size range that excludes the known head count replaces it.
  if (row.size && !row.employees && next.employees && sizeOf(next.employees) !== row.size)
    next.employees = null;
  let isChanged = false;
  for (const fact of COMPANY_FACTS) {
    if (next[fact] === entry.facts[fact]) continue;
    entry.changed.add(fact);
    isChanged = true;
  }
  entry.facts = next;
  return isChanged || entry.changed.size > before;
}

/** A row that the check matched: `target` is an existing company, or the key of another row in the file. */
export interface SimilarRow {
  target: Company | string;
  choice: DuplicateChoice;
}

export function planChunk(
  rows: ImportedCompany[],
  known: Map<string, Company>,
  choice: DuplicateChoice,
  similar: Map<ImportedCompany, SimilarRow> = new Map(),
): ChunkPlan {
  const entries = new Map<string, Entry>();
  const all = new Set<Entry>();
  const counts = { rowsCreated: 0, rowsUpdated: 0, rowsSkipped: 0 };
  const byCompany = new Map<number, Entry>();
  const ofRow = new Map<ImportedCompany, Entry>();

  const entryOfCompany = (company: Company, from: ImportedCompany): Entry => {
    const found = byCompany.get(company.id) ?? {
      known: company,
      facts: factsOf(company),
      from,
      changed: new Set(),
    };
    byCompany.set(company.id, found);
    return found;
  };

  const entryOfKey = (key: string, from: ImportedCompany): Entry | undefined => {
    const company = known.get(key);
    return entries.get(key) ?? (company && entryOfCompany(company, from));
  };

  const entryOf = (row: ImportedCompany): Entry | undefined => {
    for (const key of keysOf(row)) {
      const entry = entryOfKey(key, row);
      if (entry) return entry;
    }
    return undefined;
  };

  const entryLike = (row: ImportedCompany, { target, choice }: SimilarRow): Entry | undefined =>
    choice === "create"
      ? undefined
      : typeof target === "string"
        ? entryOfKey(target, row)
        : entryOfCompany(target, row);

  for (const row of rows) {
    const same = choice === "create" ? undefined : entryOf(row);
    const like = same ? undefined : similar.get(row);
    const found = same ?? (like && entryLike(row, like));
    const isMerged = (like?.choice ?? choice) === "update";
    if (found) ofRow.set(row, found);
    if (!found) {
      const entry: Entry = { known: null, facts: factsOf(row), from: row, changed: new Set() };
      all.add(entry);
      ofRow.set(row, entry);
      for (const key of keysOf(row)) if (!entries.has(key)) entries.set(key, entry);
      counts.rowsCreated += 1;
    } else if (isMerged && overlay(found, like ? { ...row, name: found.facts.name } : row)) {
      all.add(found);
      counts.rowsUpdated += 1;
    } else counts.rowsSkipped += 1;
  }
  const list = [...all];
  return {
    created: list.filter((entry) => !entry.known),
    updated: list.filter((entry): entry is Entry & { known: Company } => entry.known !== null),
    entryOf: ofRow,
    counts,
  };
}

/** Plans the missing companies of a contact file, each from the first row that names it. */
export function planEmployers(created: ImportedCompany[]): ChunkPlan {
  const list = created.map(
    (from): Entry => ({ known: null, facts: factsOf(from), from, changed: new Set() }),
  );
  return {
    created: list,
    updated: [],
    entryOf: new Map(list.map((entry) => [entry.from, entry])),
    counts: { rowsCreated: list.length, rowsUpdated: 0, rowsSkipped: 0 },
  };
}

interface ImportOrigin {
  importId: number;
  accountId: number;
  source: string;
  at: Date;
  isDemo: boolean;
}

export const createdDraft = (id: number, { facts, from }: Entry, origin: ImportOrigin): CompanyDraft => ({
  ...facts,
  id,
  accountId: origin.accountId,
  source: from.source ?? origin.source,
  sourceId: from.sourceId,
  importId: origin.importId,
  isDemo: origin.isDemo,
  createdAt: origin.at,
});

export function updatedDraft(
  { known, facts, from, changed }: ChunkPlan["updated"][number],
  origin: ImportOrigin,
): CompanyDraft {
  const source = { source: from.source ?? origin.source, at: origin.at.toISOString() };
  const sources = Object.fromEntries([...changed].map((fact) => [fact, source]));
  return { ...draftOf(known), ...facts, fieldSources: { ...known.fieldSources, ...sources } };
}

export const copiedDraft = (
  id: number,
  entry: ChunkPlan["updated"][number],
  origin: ImportOrigin,
): CompanyDraft => ({
  ...updatedDraft(entry, origin),
  id,
  accountId: origin.accountId,
  originId: entry.known.id,
  importId: origin.importId,
  createdAt: origin.at,
});
