import { type SQL, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { emailKey } from "~/core/email";
import type { Company } from "./companies/company";
import { getCompaniesByIds } from "./companies/get-company.server";
import type { Contact } from "./contacts/contact";
import { getContactsByIds, listContacts } from "./contacts/list-contacts.server";
import { domainOf, nameKey, tokens } from "./search/normalize-for-search";
import { searchCompanies } from "./search/search-companies.server";
import { companies, contacts } from "./tables";

const MAX_MATCHES = 10;

const idsOf = async (ctx: AccountContext, query: SQL): Promise<number[]> =>
  (await ctx.db.all<{ id: number }>(query)).map(({ id }) => id);

const isSeen = ({ account }: AccountContext, owner: SQL) =>
  sql`(${owner} = ${account.id} or ${owner} is null)`;

/** Returns at most 20 companies visible to the account: with this name or website, or with all words of the name. */
export async function findMatchingCompanies(
  ctx: AccountContext,
  { name, website }: Pick<Company, "name" | "website">,
): Promise<Company[]> {
  const by = (column: SQL, key: string) =>
    sql`select id from ${companies} where ${column} = ${key} and ${isSeen(ctx, sql`account_id`)} limit ${MAX_MATCHES / 2}`;
  const domain = domainOf(website);
  const [named, sited, found] = await Promise.all([
    idsOf(ctx, by(sql`name_key`, nameKey(name))),
    domain === null ? [] : idsOf(ctx, by(sql`domain`, domain)),
    searchCompanies(ctx, { words: tokens(name).join(" ") }, { limit: MAX_MATCHES }),
  ]);
  const more = await getCompaniesByIds(ctx, [...named, ...sited]);
  return [...new Map([...more, ...found.companies].map((row) => [row.id, row])).values()];
}

/** Returns at most 20 visible contacts: with this address, or with all words of the name. */
export async function findMatchingContacts(
  ctx: AccountContext,
  { contactName, contactEmail }: Pick<Contact, "contactName" | "contactEmail">,
): Promise<Contact[]> {
  const addressed =
    contactEmail === null
      ? []
      : await idsOf(
          ctx,
          sql`select id from ${contacts} where email_key = ${emailKey(contactEmail)}
            and ${isSeen(ctx, sql`account_id`)} limit ${MAX_MATCHES}`,
        );
  const found = await listContacts(ctx, { words: tokens(contactName).join(" ") }, { limit: MAX_MATCHES });
  const more = await getContactsByIds(ctx, addressed);
  return [...new Map([...more, ...found.rows].map((row) => [row.id, row])).values()];
}
