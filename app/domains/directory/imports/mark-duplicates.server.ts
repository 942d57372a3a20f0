import type { AccountContext } from "~/core/context";
import { personKey } from "../contacts/person-key";
import { findKnownPeople } from "../contacts/write-people.server";
import type { CsvRecord } from "./csv/csv-records";
import { findDuplicates } from "./find-duplicates.server";
import { keysOf } from "./keys-of";
import { Employers } from "./people/employers.server";
import { keysOfPeople } from "./people/plan-people.server";
import type { ImportedPerson } from "./people/read-person";
import { findSimilarPeople, NewPeople } from "./people/similar-people.server";
import type { ImportedCompany } from "./read-row";
import { findSimilarCompanies, NewCompanies } from "./similar-companies.server";
import { type ImportedRow, keptCells } from "./split-chunk.server";

/** The match of a row: the id of a company or contact, or the key of an earlier row. */
export type Target = number | (string | null)[];

export interface Decision {
  target: Target;
  /** True if the row resembles the target; false if it repeats an earlier row that does. */
  isSimilar: boolean;
}

export interface Duplicate extends Partial<Decision> {
  line: number;
  reason: string;
  /** The row's cells joined, cut to 160 characters. */
  row: string;
}

interface MarkedRows {
  listed: Duplicate[];
  rows: number;
  similar: number;
  people: number;
  /** Employers of a contact file's new contacts that aren't in the directory yet. */
  companiesNew: number;
}

const SHOWN = 160;
const PREVIEW_ROWS = 10;

const duplicateOf = ({ record }: ImportedRow, reason: string, decision?: Partial<Decision>): Duplicate => {
  const row = record.cells.filter(Boolean).join(" · ");
  return {
    line: record.line,
    reason,
    row: row.length > SHOWN ? `${row.slice(0, SHOWN)}…` : row,
    ...decision,
  };
};

interface Place extends Partial<Decision> {
  text: string;
}

const THERE = { text: "is already in your directory" };
const EARLIER = { text: "appears earlier in the file" };
/** The start of the reason for an existing contact whose company is new. */
export const COMPANY_IS_NEW = "This company is new.";

/** Keys of a file's rows so far: new rows, and rows that resemble another record. */
class SeenRows {
  private readonly added = new Set<string>();
  private readonly similar = new Map<string, Target>();

  /** Whether an earlier row has one of these keys. */
  has(keys: string[]): boolean {
    return keys.some((key) => this.added.has(key) || this.similar.has(key));
  }

  /** Returns null for a new row and remembers it; `look` returns its similar match. */
  place(keys: string[], known: { has(key: string): boolean }, look: () => Place | null): Place | null {
    if (hasAny(known, keys)) return THERE;
    if (keys.some((key) => this.added.has(key))) return EARLIER;
    const repeated = keys.map((key) => this.similar.get(key)).find((target) => target !== undefined);
    if (repeated !== undefined) return { ...EARLIER, target: repeated, isSimilar: false };
    const found = look();
    for (const key of keys) {
      if (found?.target === undefined) this.added.add(key);
      else this.similar.set(key, found.target);
    }
    return found;
  }
}

/** Finds rows that match or resemble a directory record or an earlier row. One instance per file, called chunk by chunk. */
export class Duplicates {
  private readonly companies = new SeenRows();
  private readonly people = new SeenRows();
  private readonly newCompanies = new NewCompanies();
  private readonly newPeople = new NewPeople();
  private readonly employers = new Employers();
  /** Cells of the first 10 rows that will be added. */
  readonly preview: string[][] = [];

  /** Marks rows that "skip" would skip. `stored` contains these rows' matches from an earlier check. */
  async mark(
    ctx: AccountContext,
    rows: readonly ImportedRow[],
    stored: Map<number, Decision> | null = null,
  ): Promise<MarkedRows> {
    const companies = rows.flatMap(({ company }) => company ?? []);
    const known = companies.length > 0 ? await findDuplicates(ctx, companies) : new Map<string, never>();
    const knownPeople = await findKnownPeople(ctx, keysOfPeople(rows));
    const alike = await findSimilarCompanies(
      ctx,
      stored ? [] : firstOnes(companies, keysOf, (keys) => !hasAny(known, keys) && !this.companies.has(keys)),
    );
    const alone = rows.flatMap(({ company, person }) => (company === null && person ? person : []));
    const alikePeople = await findSimilarPeople(
      ctx,
      stored
        ? []
        : firstOnes(
            alone,
            (person) => [personKey(person)],
            (keys) => !hasAny(knownPeople, keys) && !this.people.has(keys),
          ),
    );

    const lookOf = (company: ImportedCompany, line: number) => (): Place | null => {
      if (stored?.has(line)) return { text: "", ...stored.get(line) };
      const found = alike.get(company);
      if (found) return looksLike(found.row.name, found.score, found.row.id);
      const before = this.newCompanies.place(company);
      return before && looksLike(before.row.name, before.score, [before.row.name, before.row.country]);
    };
    const lookOfPerson = (person: ImportedPerson, line: number) => (): Place | null => {
      if (stored?.has(line)) return { text: "", ...stored.get(line) };
      const found = alikePeople.get(person);
      if (found) return looksLike(found.row.contactName, found.score, found.row.id);
      const before = this.newPeople.place(person);
      return before && looksLike(before.row.contactName, before.score, [personKey(before.row)]);
    };
    const placeOfPerson = ({ person, company, record }: ImportedRow): Place | null => {
      if (!person) return null;
      const look = company ? () => null : lookOfPerson(person, record.line);
      return this.people.place([personKey(person)], knownPeople, look);
    };

    let [people, similar] = [0, 0];
    const employers: ImportedCompany[] = [];
    const listed = rows.flatMap((row) => {
      const person = placeOfPerson(row);
      const company =
        row.company && this.companies.place(keysOf(row.company), known, lookOf(row.company, row.record.line));
      const place = row.company ? company : person;
      if (!place && this.preview.length < PREVIEW_ROWS) this.preview.push(keptCells(row.record.cells));
      if (place?.isSimilar) similar += 1;
      if (!row.company) {
        if (!person && row.employer) employers.push(row.employer);
        return person ? [duplicateOf(row, `This contact ${person.text}.`, decisionOf(person))] : [];
      }
      if (!company && !person) return [];
      if (!company) {
        people += 1;
        return [duplicateOf(row, `${COMPANY_IS_NEW} The contact ${person?.text}.`)];
      }
      const also = row.person ? ` The contact ${person?.text ?? "is new and will be added"}.` : "";
      return [duplicateOf(row, `This company ${company.text}.${also}`, decisionOf(company))];
    });
    const { created } = await this.employers.place(ctx, employers);
    const marked = listed.length - people - similar;
    return { listed, rows: marked, similar, people, companiesNew: created.length };
  }
}

const hasAny = (known: { has(key: string): boolean }, keys: string[]) => keys.some((key) => known.has(key));

/** Returns the rows to look up; rows that share a key are looked up once. */
function firstOnes<Row>(
  rows: readonly Row[],
  keysOf: (row: Row) => string[],
  isAsked: (keys: string[]) => boolean,
): Row[] {
  const seen = new Set<string>();
  return rows.filter((row) => {
    const keys = keysOf(row);
    if (hasAny(seen, keys) || !isAsked(keys)) return false;
    for (const key of keys) seen.add(key);
    return true;
  });
}

const looksLike = (name: string, score: number, target: Target): Place => ({
  text: `looks like “${name}”${typeof target === "number" ? "" : " earlier in the file"} (match score ${score} out of 100)`,
  target,
  isSimilar: true,
});

const decisionOf = ({ target, isSimilar }: Place): Partial<Decision> =>
  target === undefined ? {} : { target, isSimilar: isSimilar ?? false };

const INSERT = `INSERT OR REPLACE INTO import_duplicates (import_id, first_line, last_line, rows) VALUES (?1, ?2, ?3, ?4)`;

export function duplicateStatements(
  ctx: AccountContext,
  importId: number,
  duplicates: Duplicate[],
): D1PreparedStatement[] {
  const [first, last] = [duplicates[0], duplicates.at(-1)];
  if (!first || !last) return [];
  const rows = JSON.stringify(
    duplicates.map(({ line, reason, row, target, isSimilar }) =>
      target === undefined ? [line, reason, row] : [line, reason, row, target, isSimilar ? 1 : 0],
    ),
  );
  return [ctx.d1.prepare(INSERT).bind(importId, first.line, last.line, rows)];
}

const DECIDED = `SELECT j.value ->> 0 AS line, j.value -> 3 AS target, j.value ->> 4 AS isSimilar
FROM import_duplicates d, json_each(d.rows) j
WHERE d.import_id = ?1 AND d.first_line <= ?3 AND d.last_line >= ?2 AND j.value -> 3 IS NOT NULL`;

/** Returns the stored matches of this chunk's rows by line; new rows and exact duplicates have none. */
export async function storedDecisions(
  ctx: AccountContext,
  importId: number,
  rows: readonly CsvRecord[],
): Promise<Map<number, Decision>> {
  const { results } = await ctx.d1
    .prepare(DECIDED)
    .bind(importId, rows[0]?.line ?? 0, rows.at(-1)?.line ?? 0)
    .all<{ line: number; target: string; isSimilar: number }>();
  return new Map(
    results.map(({ line, target, isSimilar }) => [
      line,
      { target: JSON.parse(target) as Target, isSimilar: isSimilar === 1 },
    ]),
  );
}
