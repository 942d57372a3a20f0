import { sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { inJsonArray } from "~/core/statement";
import { personName } from "../../similarity/names";
import {
  type ComparedContact,
  type ContactFacts,
  comparedContact,
  scoreContacts,
} from "../../similarity/score-contacts";
import { contacts } from "../../tables";
import { bestMatch, type Similar } from "../best-match";
import type { ImportedPerson } from "./read-person";

const MAX_CANDIDATES = 5;

interface KnownPerson extends ContactFacts {
  id: number;
}

/** Lowercases ASCII only, like SQLite's lower(). */
const keyOf = ({ contactName }: { contactName: string }) =>
  contactName.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

const compared = (person: ImportedPerson) => comparedContact({ ...person, companyId: null });

/** Finds, for each contact in a file, the account's contact with the same name that is a likely duplicate. */
export async function findSimilarPeople(
  ctx: AccountContext,
  people: readonly ImportedPerson[],
): Promise<Map<ImportedPerson, Similar<KnownPerson>>> {
  if (people.length === 0) return new Map();
  const names = JSON.stringify([...new Set(people.map(keyOf))]);
  const found = await ctx.db.all<{ key: string; id: number }>(sql`
    select asked.value as key, k.id as id from json_each(${names}) asked cross join contacts k on k.id in (
      select c.id from ${contacts} c where c.account_id = ${ctx.account.id} and lower(c.contact_name) = asked.value
      limit ${MAX_CANDIDATES})`);
  if (found.length === 0) return new Map();
  const { id, contactName, contactEmail, phoneNumber, linkedinProfile } = contacts;
  const { companyId, companyName, companyWebsite } = contacts;
  const known: KnownPerson[] = await ctx.db
    .select({
      id,
      contactName,
      contactEmail,
      phoneNumber,
      linkedinProfile,
      companyId,
      companyName,
      companyWebsite,
    })
    .from(contacts)
    .where(sql`${id} in ${inJsonArray(found.map((row) => row.id))}`);
  const byName = new Map<string, KnownPerson[]>();
  for (const row of known) byName.set(keyOf(row), [...(byName.get(keyOf(row)) ?? []), row]);
  return new Map(
    people.flatMap((person) => {
      const one = compared(person);
      const best = bestMatch(
        (byName.get(keyOf(person)) ?? []).map((row) => ({
          row,
          score: scoreContacts(one, comparedContact(row)).score,
        })),
      );
      return best ? [[person, best] as const] : [];
    }),
  );
}

/** A file's new contacts, collected chunk by chunk: a later row may resemble one of them. */
export class NewPeople {
  private readonly rows = new Map<string, { row: ImportedPerson; one: ComparedContact }[]>();

  /** Returns the earlier row that this one resembles; otherwise remembers this row. */
  place(row: ImportedPerson): Similar<ImportedPerson> | null {
    const one = compared(row);
    const key = personName(row.contactName).words.toSorted().join(" ");
    const before = this.rows.get(key) ?? [];
    const best = bestMatch(
      before.map((other) => ({ row: other.row, score: scoreContacts(one, other.one).score })),
    );
    if (!best && before.length < MAX_CANDIDATES) this.rows.set(key, [...before, { row, one }]);
    return best;
  }
}
