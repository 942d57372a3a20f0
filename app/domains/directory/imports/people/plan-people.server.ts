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

interface PeoplePlan {
  statements: D1PreparedStatement[];
  counts: { peopleCreated: number; peopleSkipped: number };
}

/** Each person once; `companyIdOf` says where a row's company stands. */
export async function planPeople(
  ctx: AccountContext,
  rows: readonly ImportedRow[],
  origin: { importId: number; source: string },
  companyIdOf: (row: ImportedRow) => number | null,
): Promise<PeoplePlan> {
  const seen = await findKnownPeople(ctx, keysOfPeople(rows));
  const fresh: { person: ImportedPerson; companyId: number | null }[] = [];
  let peopleSkipped = 0;
  for (const row of rows) {
    if (!row.person) continue;
    const key = personKey(row.person);
    if (seen.has(key)) peopleSkipped += 1;
    else fresh.push({ person: row.person, companyId: companyIdOf(row) });
    seen.add(key);
  }
  const firstId = fresh.length > 0 ? await reserveIds(ctx, "contacts", fresh.length) : 0;
  const reached = await normalizePhones(
    ctx,
    fresh.map(({ person, companyId }) => ({ ...person, companyId })),
  );
  const drafts = reached.map(
    (person, index): PersonDraft => ({
      ...person,
      id: firstId + index,
      importId: origin.importId,
      source: person.source ?? origin.source,
    }),
  );
  return {
    statements: insertPeopleStatements(ctx, drafts),
    counts: { peopleCreated: fresh.length, peopleSkipped },
  };
}
