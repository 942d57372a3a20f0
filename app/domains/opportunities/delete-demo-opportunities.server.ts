import { sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { statement } from "~/core/statement";
import { counted } from "./forecast/opportunity-totals.server";

/** A task that a person made for a demo opportunity stays, and is about none. */
export async function deleteDemoOpportunities(ctx: AccountContext): Promise<void> {
  const { id } = ctx.account;
  const isTheirs = sql`account_id = ${id} and is_demo = 1`;
  const ids = sql`select id from opportunities where ${isTheirs}`;
  const isEmpty = sql`account_id = ${id} and count = 0 and revenue = 0 and weighted = 0`;
  await ctx.d1.batch([
    statement(ctx, sql`delete from tasks where ${isTheirs}`),
    statement(
      ctx,
      sql`update tasks set opportunity_id = null where account_id = ${id} and opportunity_id in (${ids})`,
    ),
    statement(ctx, sql`delete from opportunity_events where opportunity_id in (${ids})`),
    ...counted(ctx, isTheirs, [statement(ctx, sql`delete from opportunities where ${isTheirs}`)]),
    statement(ctx, sql`delete from opportunity_totals where ${isEmpty}`),
    statement(ctx, sql`delete from opportunity_monthly_totals where ${isEmpty}`),
  ]);
}
