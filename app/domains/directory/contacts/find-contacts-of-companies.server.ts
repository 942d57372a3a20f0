import { sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { contacts, hiddenContacts } from "../tables";
import type { Contact } from "./contact";

/** An own contact before a shared one, then the one most is known of; no demo contacts. */
export async function findContactsOfCompanies(
  ctx: AccountContext,
  companyIds: number[],
): Promise<Map<number, Contact>> {
  if (companyIds.length === 0) return new Map();
  const rows = await ctx.db
    .select()
    .from(contacts)
    .where(sql`${contacts.companyId} in (select value from json_each(${JSON.stringify(companyIds)}))
      and (${contacts.accountId} = ${ctx.account.id} or ${contacts.accountId} is null and not exists (
        select 1 from ${hiddenContacts}
        where ${hiddenContacts.accountId} = ${ctx.account.id} and ${hiddenContacts.contactId} = ${contacts.id}))
      and ${contacts.isDemo} = 0`)
    .orderBy(sql`${contacts.accountId} is null desc, ${contacts.confidence}, ${contacts.id} desc`);
  // The last one set is the best: own, most confident, oldest.
  return new Map(rows.flatMap((row) => (row.companyId === null ? [] : [[row.companyId, row] as const])));
}

/** At most 10. */
export async function addressesOfCompany(ctx: AccountContext, companyId: number): Promise<string[]> {
  const rows = await ctx.db
    .select({ address: contacts.contactEmail })
    .from(contacts)
    .where(sql`${contacts.companyId} = ${companyId} and ${contacts.contactEmail} is not null
      and (${contacts.accountId} = ${ctx.account.id} or ${contacts.accountId} is null)`)
    .limit(10);
  return rows.flatMap(({ address }) => address ?? []);
}
