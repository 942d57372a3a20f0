import { type SQL, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { toUnixSeconds } from "~/core/seconds";
import { statement } from "~/core/statement";
import { isMember } from "~/domains/identity/team/team.server";
import { getCompaniesByIds } from "../companies/get-company.server";
import { indexCompaniesStatements } from "../companies/hide-company.server";
import { seenCompanies } from "../companies/removal/remove-company.server";
import { contactDocument } from "../contacts/contact";
import { getContactsByIds } from "../contacts/list-contacts.server";
import { indexStatements, seenContacts } from "../contacts/removal/remove-contacts.server";
import { directoryOwners } from "../tables";

/** The owner of each row; null for none. */
export type Assigning = readonly (readonly [id: number, ownerId: number | null])[];

const SEEN = { companies: seenCompanies, contacts: seenContacts } as const;
type List = keyof typeof SEEN;

const idsOf = (rows: Assigning) => rows.map(([id]) => id);

/** Selects `id`, `owner` and `former` (the previous owner) of rows whose owner changes: to a current team member, or to none. */
const changing =
  (list: List) =>
  (ctx: AccountContext, rows: Assigning, onlyIf: (former: SQL) => SQL): SQL =>
    sql`
  select asked.value ->> 0 as id, asked.value ->> 1 as owner, o.owner_id as former
  from json_each(${JSON.stringify(rows)}) asked
  left join ${directoryOwners} o on o.account_id = ${ctx.account.id} and o.list = ${list} and o.row_id = asked.value ->> 0
  where o.owner_id is not (asked.value ->> 1) and ${onlyIf(sql`o.owner_id`)}
  and (asked.value ->> 1 is null or ${isMember(ctx, sql<number>`(asked.value ->> 1)`)})
  and asked.value ->> 0 in (${SEEN[list](ctx, idsOf(rows))})`;

const write =
  (list: List, index: (ctx: AccountContext, ids: number[]) => Promise<D1PreparedStatement[]>) =>
  async (ctx: AccountContext, rows: Assigning, change: SQL): Promise<D1PreparedStatement[]> => [
    statement(
      ctx,
      sql`delete from ${directoryOwners} where account_id = ${ctx.account.id} and list = ${list}
        and row_id in (select id from (${change}) where owner is null)`,
    ),
    statement(
      ctx,
      sql`insert into ${directoryOwners} (account_id, list, row_id, owner_id, assigned_at)
        select ${ctx.account.id}, ${list}, id, owner, ${toUnixSeconds(ctx.now())} from (${change}) where owner is not null
        on conflict (account_id, list, row_id) do update set owner_id = excluded.owner_id, assigned_at = excluded.assigned_at`,
    ),
    ...(await index(ctx, idsOf(rows))),
  ];

export const ASSIGN_COMPANIES = {
  changing: changing("companies"),
  write: write("companies", async (ctx, ids) =>
    indexCompaniesStatements(ctx, await getCompaniesByIds(ctx, ids)),
  ),
};

export const ASSIGN_CONTACTS = {
  changing: changing("contacts"),
  write: write("contacts", async (ctx, ids) => {
    const people = await getContactsByIds(ctx, ids);
    return indexStatements(
      ctx,
      people.map((person) => [person.id, contactDocument(person, person.accountId)]),
    );
  }),
};
