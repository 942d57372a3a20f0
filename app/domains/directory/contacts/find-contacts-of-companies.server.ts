import { type SQL, sql } from "drizzle-orm";
import { type AccountContext, isDemoWork } from "~/core/context";
import { emailKey } from "~/core/email";
import { MAX_EXACT_COUNT, type Total, totalUpTo } from "~/core/pagination";
import type { Company } from "../companies/company";
import { sameCompany } from "../companies/same-company";
import { contacts } from "../tables";
import type { Contact } from "./contact";

type Place = Pick<Company, "id" | "originId">;

/** For a copy, also the id of its shared company, whose contacts are included. */
const idsOf = ({ id, originId }: Place) => (originId === null ? [id] : [id, originId]);

const BEST = sql.raw("(d.contact_email is null), d.confidence desc, d.id");
const BEST_FIRST = sql`${contacts.accountId} is null, (${contacts.contactEmail} is null), ${contacts.confidence} desc, ${contacts.id}`;
const BEST_LAST = sql`${contacts.accountId} is null desc, (${contacts.contactEmail} is null) desc, ${contacts.confidence}, ${contacts.id} desc`;

const valuesOf = (ids: number[]) => sql`json_each(${JSON.stringify(ids)})`;
const ownersOf = (ctx: AccountContext) => sql`(select ${ctx.account.id} as id union all select null)`;

const bestOf = (ctx: AccountContext, limit: number, also: SQL = sql`true`) => sql`(select d.id from contacts d
  where d.company_id = place.value and d.account_id is owner.id and ${also} and not exists (
    select 1 from hidden_contacts h where h.account_id = ${ctx.account.id} and h.contact_id = d.id)
  order by ${BEST} limit ${limit})`;

/**
 * The best contact per company: own before shared, with an address before without, then by confidence. Demo contacts
 * are only included for demo data and demo accounts.
 */
export async function findContactsOfCompanies(
  ctx: AccountContext,
  companies: Place[],
): Promise<Map<number, Contact>> {
  if (companies.length === 0) return new Map();
  const placeOf = new Map(companies.flatMap((company) => idsOf(company).map((id) => [id, company.id])));
  const rows = await ctx.db
    .select()
    .from(contacts)
    .where(
      sql`${contacts.id} in (select ${bestOf(ctx, 1, isDemoWork(ctx) || ctx.account.isDemo ? sql`true` : sql`d.is_demo = 0`)}
        from ${valuesOf([...placeOf.keys()])} place cross join ${ownersOf(ctx)} owner)`,
    )
    .orderBy(BEST_LAST);
  // Sorted worst first: the last contact set per company is the best, including those of a copy's original.
  return new Map(
    rows.flatMap((row) => {
      const place = row.companyId === null ? undefined : placeOf.get(row.companyId);
      return place === undefined ? [] : [[place, row] as const];
    }),
  );
}

/** A query of `company_id`: the companies of those of these contacts that the account can see. */
export const companiesOfContacts = (ctx: AccountContext, contactIds: readonly number[]): SQL =>
  sql`select company_id from ${contacts} where id in (select value from json_each(${JSON.stringify(contactIds)}))
    and company_id is not null and (account_id = ${ctx.account.id} or account_id is null)`;

const MAX_SHOWN = 50;

export const listPeopleOfCompany = (ctx: AccountContext, companyId: number): Promise<Contact[]> =>
  ctx.db
    .select()
    .from(contacts)
    .where(
      sql`${contacts.id} in (select found.value from ${sameCompany(ctx, companyId)} place cross join ${ownersOf(ctx)} owner
        cross join json_each((select json_group_array(id) from ${bestOf(ctx, MAX_SHOWN)})) found)`,
    )
    .orderBy(BEST_FIRST)
    .limit(MAX_SHOWN);

/** A condition on contacts `c`: visible to the account, and of the company by any of its ids. */
export const isContactOfCompany = (ctx: AccountContext, companyId: number): SQL =>
  sql`c.company_id in (select value from ${sameCompany(ctx, companyId)})
    and (c.account_id = ${ctx.account.id} or (c.account_id is null and not exists (
      select 1 from hidden_contacts h where h.account_id = ${ctx.account.id} and h.contact_id = c.id)))`;

/** The number of contacts of a company, given those `listed`; counted only if the list may be cut off. */
export async function totalOfPeople(
  ctx: AccountContext,
  companyId: number,
  listed: readonly Contact[],
): Promise<Total> {
  if (listed.length < MAX_SHOWN) return { count: listed.length, isExact: true };
  const found = await ctx.db.get<{ n: number }>(sql`select count(*) as n from (
    select 1 from contacts c where ${isContactOfCompany(ctx, companyId)} limit ${MAX_EXACT_COUNT})`);
  return totalUpTo(found?.n ?? 0);
}

/** Null if the contact doesn't belong to the company, or is not visible to the account. */
export async function findContactOfCompany(
  ctx: AccountContext,
  companyId: number,
  contactId: number,
): Promise<Contact | null> {
  const isTheirs = sql`select c.id from contacts c where c.id = ${contactId} and ${isContactOfCompany(ctx, companyId)}`;
  const [row] = await ctx.db.select().from(contacts).where(sql`${contacts.id} in (${isTheirs})`);
  return row ?? null;
}

export type Addressed = Pick<
  Contact,
  | "id"
  | "contactName"
  | "contactTitle"
  | "contactEmail"
  | "phoneNumber"
  | "companyId"
  | "companyName"
  | "industry"
  | "country"
  | "source"
>;

export async function findContactsByAddress(
  ctx: AccountContext,
  addresses: readonly string[],
): Promise<Map<string, Addressed>> {
  const keys = JSON.stringify(addresses.map(emailKey));
  const rows = await ctx.db
    .select()
    .from(contacts)
    .where(
      sql`${contacts.id} in (select (select d.id from contacts d where d.email_key = asked.value and d.account_id is owner.id
          and not exists (select 1 from hidden_contacts h where h.account_id = ${ctx.account.id} and h.contact_id = d.id) limit 1)
        from json_each(${keys}) asked cross join ${ownersOf(ctx)} owner)`,
    )
    .orderBy(sql`${contacts.accountId} is null desc`);
  return new Map(rows.map((row) => [row.emailKey ?? "", row]));
}

const MAX_ADDRESSES = 1_000;

/** Addresses of the company's contacts that the account can see, by any id of the company; at most 1,000. */
export async function addressesOfCompany(ctx: AccountContext, companyId: number): Promise<string[]> {
  const rows = await ctx.db
    .selectDistinct({ address: contacts.contactEmail })
    .from(contacts)
    .where(sql`${contacts.companyId} in (select value from ${sameCompany(ctx, companyId)})
      and ${contacts.contactEmail} is not null
      and (${contacts.accountId} = ${ctx.account.id} or ${contacts.accountId} is null)
      and not exists (select 1 from hidden_contacts h
        where h.account_id = ${ctx.account.id} and h.contact_id = ${contacts.id})`)
    .limit(MAX_ADDRESSES);
  return rows.flatMap(({ address }) => address ?? []);
}
