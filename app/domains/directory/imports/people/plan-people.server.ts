import type { AccountContext } from "~/core/context";
import { reserveIds } from "../../companies/reserve-ids.server";
import { normalizePhones } from "../../contacts/normalize-phones.server";
import { personKey } from "../../contacts/person-key";
import {
  findKnownPeople,
  insertPeopleStatements,
  type PersonDraft,
} from "../../contacts/write-people.server";
import type { ImportedRow } from "../split-chunk.server";
import type { ImportedPerson } from "./read-person";

export const keysOfPeople = (rows: readonly ImportedRow[]): string[] =>
  rows.flatMap(({ person }) => (person ? [personKey(person)] : []));

export type PersonRow = ImportedRow & { person: ImportedPerson };

const hasPerson = (row: ImportedRow): row is PersonRow => row.person !== null;

/** Returns the rows that add a contact, each contact once. */
export async function findNewPeople(ctx: AccountContext, rows: readonly ImportedRow[]): Promise<PersonRow[]> {
  const seen = await findKnownPeople(ctx, keysOfPeople(rows));
  return rows.filter(hasPerson).filter(({ person }) => {
    const key = personKey(person);
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

/** `companyIdOf` returns the id of the company that a row's contact belongs to. */
export async function newPeopleStatements(
  ctx: AccountContext,
  rows: readonly PersonRow[],
  origin: { importId: number; source: string },
  companyIdOf: (row: ImportedRow) => number | null,
): Promise<D1PreparedStatement[]> {
  const firstId = rows.length > 0 ? await reserveIds(ctx, "contacts", rows.length) : 0;
  const reached = await normalizePhones(
    ctx,
    rows.map((row) => ({ ...row.person, companyId: companyIdOf(row) })),
  );
  const drafts = reached.map(
    (person, index): PersonDraft => ({
      ...person,
      id: firstId + index,
      importId: origin.importId,
      source: person.source ?? origin.source,
    }),
  );
  return insertPeopleStatements(ctx, drafts);
}
