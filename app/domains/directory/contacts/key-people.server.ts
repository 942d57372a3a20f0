import type { AccountContext } from "~/core/context";
import { personKey } from "./person-key";

const BATCH_SIZE = 500;
/** Maximum rows that one request or import chunk reads; the next one continues. */
const MAX_CONTACTS = 5_000;

const UNKEYED = `select id, contact_name as contactName, contact_email as contactEmail, company_name as companyName,
  company_website as companyWebsite from contacts where account_id = ?1 and person_key is null order by id limit ${BATCH_SIZE}`;

const KEY = `update contacts set person_key = row.value ->> 1 from json_each(?1) as row
  where contacts.id = row.value ->> 0 and contacts.account_id = ?2 and contacts.person_key is null`;

type Unkeyed = Parameters<typeof personKey>[0] & { id: number };

/** Adds the `person_key` of contacts that have none. Safe to repeat. */
export async function keyPeople(ctx: AccountContext): Promise<void> {
  for (let read = 0; read < MAX_CONTACTS; read += BATCH_SIZE) {
    const { results } = await ctx.d1.prepare(UNKEYED).bind(ctx.account.id).all<Unkeyed>();
    if (results.length === 0) return;
    const keys = JSON.stringify(results.map((person) => [person.id, personKey(person)]));
    await ctx.d1.prepare(KEY).bind(keys, ctx.account.id).run();
    if (results.length < BATCH_SIZE) return;
  }
}
