import type { AccountContext } from "~/core/context";
import { domainOf, nameKey } from "../search/normalize-for-search";

/**
 * Finds a contact's company by its website, else by its name; the account's own company first. The arguments are SQL
 * expressions.
 */
export const companyOf = ({
  domain,
  nameKey: key,
  account,
}: Record<"domain" | "nameKey" | "account", string>) =>
  `(select id from companies where (domain = ${domain} or name_key = ${key})
  and (account_id = ${account} or account_id is null)
  order by account_id is null, domain is not ${domain} limit 1)`;

const BATCH_SIZE = 200;

const UNATTACHED = `select id, company_name as name, company_website as website from contacts
  where account_id = ?1 and company_id is null and id > ?2 order by id limit ${BATCH_SIZE}`;

const found = companyOf({ domain: "row.value ->> 1", nameKey: "row.value ->> 2", account: "?2" });

const ATTACH = `update contacts set company_id = found.company_id
  from (select row.value ->> 0 as id, ${found} as company_id from json_each(?1) as row) as found
  where contacts.id = found.id and +contacts.account_id = ?2 and +contacts.company_id is null and found.company_id is not null`;

/** Maximum rows read per request; beyond that, queue jobs continue. */
const IN_A_REQUEST = 1_000;
/** Maximum rows per job: two statements per 200 rows, and D1 allows 1,000 per invocation. */
const IN_A_JOB = 40_000;

/** Reads each contact without a company after id `after` once. Returns the last id read if there may be more, else null. */
async function attachSome(ctx: AccountContext, after: number, limit: number): Promise<number | null> {
  let last = after;
  for (let read = 0; read < limit; read += BATCH_SIZE) {
    const { results } = await ctx.d1
      .prepare(UNATTACHED)
      .bind(ctx.account.id, last)
      .all<{ id: number; name: string | null; website: string | null }>();
    const rows = results
      .map(({ id, name, website }) => [id, domainOf(website), name ? nameKey(name) : null])
      .filter(([, domain, key]) => domain !== null || key !== null);
    if (rows.length > 0) await ctx.d1.prepare(ATTACH).bind(JSON.stringify(rows), ctx.account.id).run();
    if (results.length < BATCH_SIZE) return null;
    last = results.at(-1)?.id ?? last;
  }
  return last;
}

/** Attaches contacts to matching companies; queue jobs continue beyond `limit`. Safe to repeat. */
export async function attachContacts(ctx: AccountContext, from: number, limit = IN_A_JOB): Promise<void> {
  const after = await attachSome(ctx, from, limit);
  if (after !== null) await ctx.queue.send({ kind: "attach-contacts", accountId: ctx.account.id, after });
}

export const attachContactsSoon = (ctx: AccountContext) => attachContacts(ctx, 0, IN_A_REQUEST);

const MOVE = "update contacts set company_id = ?2 where company_id = ?1 and account_id = ?3";

export const moveContactsStatement = (ctx: AccountContext, from: number, to: number): D1PreparedStatement =>
  ctx.d1.prepare(MOVE).bind(from, to, ctx.account.id);

const GIVE_BACK = `update contacts set company_id = copy.origin_id from companies copy
  where copy.id in (select value from json_each(?1)) and copy.account_id = ?2 and copy.origin_id is not null
  and contacts.company_id = copy.id and contacts.account_id = ?2`;

/** Moves contacts from these copies to their originals. */
export const giveBackContactsStatement = (ctx: AccountContext, companyIds: number[]): D1PreparedStatement =>
  ctx.d1.prepare(GIVE_BACK).bind(JSON.stringify(companyIds), ctx.account.id);
