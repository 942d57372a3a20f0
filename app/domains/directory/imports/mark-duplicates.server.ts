import { sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { type Page, pageOf } from "~/core/pagination";
import { personKey } from "../contacts/person-key";
import { findKnownPeople } from "../contacts/write-people.server";
import { findDuplicates } from "./find-duplicates.server";
import { duplicatesListed } from "./import";
import { getImport } from "./imports.server";
import { keysOf } from "./keys-of";
import { Employers } from "./people/employers.server";
import { keysOfPeople } from "./people/plan-people.server";
import type { ImportedCompany } from "./read-row";
import type { ImportedRow } from "./split-chunk.server";

interface Duplicate {
  line: number;
  reason: string;
  /** How the row begins. */
  row: string;
}

interface MarkedRows {
  listed: Duplicate[];
  rows: number;
  people: number;
  /** Companies that new people of a file of people work at, and that are not there yet. */
  companiesNew: number;
}

const SHOWN = 160;

const duplicateOf = ({ record }: ImportedRow, reason: string): Duplicate => {
  const row = record.cells.filter(Boolean).join(" · ");
  return { line: record.line, reason, row: row.length > SHOWN ? `${row.slice(0, SHOWN)}…` : row };
};

/** Rows of what is there already, or stands earlier in the file; one a file, for chunk after chunk. */
export class Duplicates {
  private readonly companies = new Set<string>();
  private readonly people = new Set<string>();
  private readonly employers = new Employers();

  /** As "skip" would skip them: a row that is there already adds nothing that a later row could double. */
  async mark(ctx: AccountContext, rows: readonly ImportedRow[]): Promise<MarkedRows> {
    const companies = rows.flatMap(({ company }) => company ?? []);
    const known = companies.length > 0 ? await findDuplicates(ctx, companies) : new Map();
    const knownPeople = await findKnownPeople(ctx, keysOfPeople(rows));
    let people = 0;
    const employers: ImportedCompany[] = [];
    const listed = rows.flatMap((row) => {
      const person = row.person && placeOf([personKey(row.person)], this.people, knownPeople);
      if (!row.company) {
        if (!person && row.employer) employers.push(row.employer);
        return person ? [duplicateOf(row, `This person ${person}.`)] : [];
      }
      const company = placeOf(keysOf(row.company), this.companies, known);
      if (!company && !person) return [];
      if (!company) {
        people += 1;
        return [duplicateOf(row, `This company is new. The person ${person}.`)];
      }
      const also = row.person ? ` The person ${person ?? "is new and is added"}.` : "";
      return [duplicateOf(row, `This company ${company}.${also}`)];
    });
    const { created } = await this.employers.place(ctx, employers);
    return { listed, rows: listed.length - people, people, companiesNew: created.length };
  }
}

function placeOf(keys: string[], seen: Set<string>, known: { has(key: string): boolean }): string | null {
  if (keys.some((key) => known.has(key))) return "is there already";
  if (keys.some((key) => seen.has(key))) return "stands earlier in the file";
  for (const key of keys) seen.add(key);
  return null;
}

const INSERT = `INSERT OR REPLACE INTO import_duplicates (import_id, first_line, last_line, rows) VALUES (?1, ?2, ?3, ?4)`;

export function duplicateStatements(
  ctx: AccountContext,
  importId: number,
  duplicates: Duplicate[],
): D1PreparedStatement[] {
  const [first, last] = [duplicates[0], duplicates.at(-1)];
  if (!first || !last) return [];
  const rows = JSON.stringify(duplicates.map(({ line, reason, row }) => [line, reason, row]));
  return [ctx.d1.prepare(INSERT).bind(importId, first.line, last.line, rows)];
}

/** `cursor` is the line of the last one seen. @throws DomainError not_found */
export async function listDuplicates(
  ctx: AccountContext,
  importId: number,
  { limit, cursor = 0 }: { limit: number; cursor?: number | undefined },
): Promise<Page<Duplicate>> {
  const listed = duplicatesListed(await getImport(ctx, importId));
  const rows = await ctx.db.all<Duplicate>(
    sql`select j.value ->> 0 as line, j.value ->> 1 as reason, j.value ->> 2 as "row"
      from import_duplicates d, json_each(d.rows) j
      where d.import_id = ${importId} and d.last_line > ${cursor} and j.value ->> 0 > ${cursor}
      order by d.first_line, j.key limit ${limit + 1}`,
  );
  const page = pageOf(rows, limit, (last) => last.line);
  return { ...page, total: { count: listed, isExact: true } };
}
