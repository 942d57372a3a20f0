import { and, eq, sql } from "drizzle-orm";
import type { AccountContext, Context } from "~/core/context";
import { toUnixSeconds } from "~/core/seconds";
import { inJsonArray, statement } from "~/core/statement";
import { offsetsByCountry } from "~/core/time/time-zones";
import { dueMessages, postponeMessages } from "~/domains/messages/waiting-messages.server";
import { campaigns } from "../tables";
import { nextOpening, nextOpeningSql } from "./sending-window";

const MAX_DUE_MESSAGES = 5_000;

/** Moves messages to the recipient's next sending window if the current one has closed. One-off emails have no window. */
export function rollOverStatement(ctx: Context, mailboxId: number): D1PreparedStatement {
  const now = toUnixSeconds(ctx.now());
  const zones = JSON.stringify(offsetsByCountry(ctx.now()));
  const opens = nextOpeningSql(sql`${now}`, sql`coalesce(z.value, 0)`);
  return statement(
    ctx,
    postponeMessages(
      sql`select d.id, ${opens} as opens from ${dueMessages(mailboxId, now, MAX_DUE_MESSAGES)} d
        join outreach_campaigns c on c.id = d.campaign_id
        left join json_each(${zones}) z on z.key = d.country`,
      now,
    ),
  );
}

/** SQL parts that add the sending window to a query of messages `m`. */
export const campaignWindow = {
  columns: sql`c.window_start as windowStart, c.window_end as windowEnd, c.window_days as windowDays`,
  join: sql`left join outreach_campaigns c on c.id = m.campaign_id`,
  isActive: sql`(m.campaign_id is null or (c.status = 'active' and c.archived_at is null and c.taken_down_at is null))`,
};

/** The status and sending window of the given campaigns, by id. */
export async function listCampaignWindows(ctx: AccountContext, ids: readonly number[]) {
  if (ids.length === 0) return new Map();
  const { id, status, windowStart, windowEnd, windowDays } = campaigns;
  const rows = await ctx.db
    .select({ id, status, windowStart, windowEnd, windowDays })
    .from(campaigns)
    .where(and(sql`${id} in ${inJsonArray(ids)}`, eq(campaigns.accountId, ctx.account.id)));
  return new Map(rows.map((row) => [row.id, row]));
}

export interface WindowRow {
  country: string | null;
  windowStart: number | null;
  windowEnd: number | null;
  windowDays: number | null;
}

export function windowsAt(now: Date): (row: WindowRow) => boolean {
  const at = toUnixSeconds(now);
  const offsets: Record<string, number> = offsetsByCountry(now);
  return ({ country, windowStart, windowEnd, windowDays }) =>
    windowStart === null ||
    windowEnd === null ||
    windowDays === null ||
    nextOpening(at, offsets[country ?? ""] ?? 0, { windowStart, windowEnd, windowDays }) <= at;
}
