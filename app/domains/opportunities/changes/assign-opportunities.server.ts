import { type SQL, sql } from "drizzle-orm";
import type { AccountContext, Context } from "~/core/context";
import { toUnixSeconds } from "~/core/seconds";
import { statement } from "~/core/statement";
import type { Assigning } from "~/domains/directory/owners/assign-directory.server";
import { isMember } from "~/domains/identity/team/team.server";
import { opportunities } from "../tables";
import { eventStatement } from "../timeline/events.server";

/** Each assignment adds a history entry. */
export const ASSIGN_OPPORTUNITIES = {
  changing: (ctx: AccountContext, rows: Assigning, onlyIf: (former: SQL) => SQL): SQL => sql`
    select p.id as id, asked.value ->> 1 as owner, p.owner_id as former
    from json_each(${JSON.stringify(rows)}) asked
    cross join ${opportunities} p on p.id = asked.value ->> 0 and +p.account_id = ${ctx.account.id} and p.archived_at is null
    where p.owner_id is not (asked.value ->> 1) and ${onlyIf(sql`p.owner_id`)}
    and (asked.value ->> 1 is null or ${isMember(ctx, sql<number>`(asked.value ->> 1)`)})`,
  write: (ctx: AccountContext, _rows: Assigning, change: SQL): D1PreparedStatement[] => [
    eventStatement(ctx, sql`id in (select id from (${change}))`, {
      kind: "changed",
      text: "Owner: changed.",
    }),
    statement(
      ctx,
      sql`update ${opportunities} set owner_id = changed.owner, updated_at = ${toUnixSeconds(ctx.now())}
        from (${change}) as changed where opportunities.id = changed.id`,
    ),
  ],
};

/** Unassigns the opportunities of a user who left the team. Deleted ones check their owner when they are restored. */
export const disownOpportunities = (
  ctx: Pick<Context, "d1">,
  { id, accountId }: { id: number; accountId: number | null },
  onlyIf: SQL,
) =>
  statement(
    ctx,
    sql`update ${opportunities} set owner_id = null
      where account_id = ${accountId} and owner_id = ${id} and archived_at is null and ${onlyIf}`,
  );
