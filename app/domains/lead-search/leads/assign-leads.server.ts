import { type SQL, sql } from "drizzle-orm";
import type { AccountContext, Context } from "~/core/context";
import { statement } from "~/core/statement";
import type { Assigning } from "~/domains/directory/owners/assign-directory.server";
import { isMember } from "~/domains/identity/team/team.server";
import { leads } from "../tables";
import { isFirst } from "./same-lead";

export const ASSIGN_LEADS = {
  changing: (ctx: AccountContext, rows: Assigning, onlyIf: (former: SQL) => SQL): SQL => sql`
    select l.id as id, asked.value ->> 1 as owner, l.owner_id as former
    from json_each(${JSON.stringify(rows)}) asked cross join ${leads} l on l.id = asked.value ->> 0 and +l.account_id = ${ctx.account.id}
    where l.owner_id is not (asked.value ->> 1) and ${onlyIf(sql`l.owner_id`)}
    and (asked.value ->> 1 is null or ${isMember(ctx, sql<number>`(asked.value ->> 1)`)})`,
  write: (ctx: AccountContext, _rows: Assigning, change: SQL): D1PreparedStatement[] => [
    statement(
      ctx,
      sql`update ${leads} set owner_id = changed.owner from (${change}) as changed where leads.id = changed.id`,
    ),
  ],
};

/** Unassigns the leads of a user who left the team. */
export const unassignLeadOwner = (
  ctx: Pick<Context, "d1">,
  { id, accountId }: { id: number; accountId: number | null },
  onlyIf: SQL,
) =>
  statement(
    ctx,
    sql`update ${leads} set owner_id = null
      where account_id = ${accountId} and owner_id = ${id} and ${isFirst} and ${onlyIf}`,
  );
