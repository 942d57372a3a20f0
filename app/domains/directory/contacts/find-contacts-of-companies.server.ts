import { type SQL, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import type { Company } from "../companies/company";
import { contacts, hiddenContacts } from "../tables";
import type { Contact } from "./contact";

type Place = Pick<Company, "id" | "originId">;

/** Of a copy also those of the shared company that it stands for. */
const idsOf = ({ id, originId }: Place) => (originId === null ? [id] : [id, originId]);

const seenAt = (ctx: AccountContext, companyIds: SQL): SQL =>
  sql`${contacts.companyId} in (${companyIds})
    and (${contacts.accountId} = ${ctx.account.id} or ${contacts.accountId} is null and not exists (
      select 1 from ${hiddenContacts}
      where ${hiddenContacts.accountId} = ${ctx.account.id} and ${hiddenContacts.contactId} = ${contacts.id}))`;

const BEST_FIRST = sql`${contacts.accountId} is null, ${contacts.confidence} desc, ${contacts.id}`;
const BEST_LAST = sql`${contacts.accountId} is null desc, ${contacts.confidence}, ${contacts.id} desc`;

const valuesOf = (ids: number[]) => sql`json_each(${JSON.stringify(ids)})`;

/** An own contact before a shared one, then the one most is known of; no demo contacts. */
export async function findContactsOfCompanies(
  ctx: AccountContext,
  companies: Place[],
): Promise<Map<number, Contact>> {
  if (companies.length === 0) return new Map();
  const placeOf = new Map(companies.flatMap((company) => idsOf(company).map((id) => [id, company.id])));
  const best = ctx.db
    .select({ id: contacts.id })
    .from(contacts)
    .where(sql`${seenAt(ctx, sql`place.value`)} and ${contacts.isDemo} = 0`)
    .orderBy(BEST_FIRST)
    .limit(1);
  const rows = await ctx.db
    .select()
    .from(contacts)
    .where(sql`${contacts.id} in (select (${best}) from ${valuesOf([...placeOf.keys()])} place)`)
    .orderBy(BEST_LAST);
  // The last one set is the best, of a copy's own and those of the shared company.
  return new Map(
    rows.flatMap((row) => {
      const place = row.companyId === null ? undefined : placeOf.get(row.companyId);
      return place === undefined ? [] : [[place, row] as const];
    }),
  );
}

const MOST_SHOWN = 50;

export const listContactsOfCompany = (ctx: AccountContext, company: Place): Promise<Contact[]> =>
  ctx.db
    .select()
    .from(contacts)
    .where(seenAt(ctx, sql`select value from ${valuesOf(idsOf(company))}`))
    .orderBy(BEST_FIRST)
    .limit(MOST_SHOWN);

export async function addressesOfCompany(ctx: AccountContext, companyId: number): Promise<string[]> {
  const rows = await ctx.db
    .select({ address: contacts.contactEmail })
    .from(contacts)
    .where(sql`${contacts.companyId} in (select ${companyId} union all
        select origin_id from companies where id = ${companyId} and account_id = ${ctx.account.id} and origin_id is not null)
      and ${contacts.contactEmail} is not null
      and (${contacts.accountId} = ${ctx.account.id} or ${contacts.accountId} is null)`)
    .limit(10);
  return rows.flatMap(({ address }) => address ?? []);
}
