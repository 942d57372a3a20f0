import { sql } from "drizzle-orm";
import type { Context, Plan } from "~/core/context";
import { subscriptions } from "../tables";
import { stateOf, statusOf } from "./subscription";

interface Listed {
  accountId: number | null;
  plan: Plan | null;
}

/** The published status of each account, and until when it is to pay; an account without a subscription has a trial or a granted plan. */
export async function subscriptionStatuses(ctx: Context, listed: readonly Listed[]) {
  const ids = listed.flatMap(({ accountId }) => accountId ?? []);
  const rows = await ctx.db
    .select()
    .from(subscriptions)
    .where(sql`account_id in (select value from json_each(${JSON.stringify(ids)}))`);
  const found = new Map(rows.map((row) => [row.accountId, row]));
  return ({ accountId, plan }: Listed) => {
    const row = accountId === null ? undefined : found.get(accountId);
    if (!row) return { status: plan === "trial" ? "trial" : "active", dueAt: null } as const;
    return { status: statusOf(stateOf(row, ctx.now())), dueAt: row.upgradeDueAt };
  };
}
