import { type SQL, sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { append } from "~/core/lists/unbounded";
import { dayOf, toUnixSeconds } from "~/core/seconds";
import { derivedHmac } from "~/core/secrets/pepper.server";
import { statement } from "~/core/statement";
import { networkOf } from "~/domains/identity/sign-in/network";
import { hasAttemptsLeft } from "~/domains/identity/sign-in/rate-limiter.server";
import { type Clicker, isScanner } from "~/domains/replies/responses/is-scanner";
import { marketingCampaigns, marketingDailyStats } from "../campaigns/tables";
import { marketingVisits } from "./tables";

export interface Visitor extends Clicker {
  address: string | null;
}

interface Visited {
  what: "click" | "view";
  id: number;
  accountId: number;
  campaignId: number | null;
  isDemo: boolean;
  isReach?: boolean;
}

/** Hash of visitor, target and day: it reveals no address, and hashes of different days or targets can't be linked. */
const codeOf = (ctx: Context, { what, id }: Visited, { address, userAgent }: Visitor) =>
  derivedHmac(ctx.config, "visitor", [what, id, dayOf(ctx.now()), address, userAgent].join("\n"))
    .subarray(0, 16)
    .toString("base64url");

/** LinkedIn's app identifies itself in its users' requests; its preview crawler is "LinkedInBot". */
const isProgram = (visitor: Visitor) =>
  isScanner({ ...visitor, userAgent: visitor.userAgent?.replace(/LinkedInApp/gi, "app") ?? null });

/** A network may be a whole office. A network that changes its user agent on every visit counts once a minute after 300 visits. */
const isWithin = (ctx: Context, { what, id }: Visited, { address }: Visitor) =>
  hasAttemptsLeft(ctx, "visits-place", address && [what, id, networkOf(address)].join(" "));

type Counted = "clicks" | "views" | "leads";
const OF_CAMPAIGN: Record<Counted, string> = { clicks: "reach", views: "engagement", leads: "leads" };

/** Statements that add one to the day's and the campaign's count where `isNew` holds. */
export function countStatements(
  ctx: Context,
  { accountId, campaignId, isDemo }: Pick<Visited, "accountId" | "campaignId" | "isDemo">,
  what: Counted,
  isNew: SQL,
): SQL[] {
  const column = sql.raw(what);
  const ofCampaign = sql.raw(OF_CAMPAIGN[what]);
  return [
    sql`update ${marketingCampaigns} set ${ofCampaign} = ${ofCampaign} + 1
      where id = ${campaignId} and account_id = ${accountId} and ${isNew}`,
    sql`insert into ${marketingDailyStats} (account_id, day, ${column}, is_demo)
      select ${accountId}, ${dayOf(ctx.now())}, 1, ${isDemo ? 1 : 0} where ${isNew}
      on conflict (account_id, day) do update set ${column} = ${column} + 1`,
  ];
}

/**
 * Counts a visit once per visitor and day, excluding bots. `count` increments the row itself; a view without a link
 * also counts as reach (`isReach`).
 */
export async function countVisit(
  ctx: Context,
  visited: Visited,
  visitor: Visitor,
  count: (isNew: SQL) => SQL,
): Promise<void> {
  if (isProgram(visitor) || !(await isWithin(ctx, visited, visitor))) return;
  const code = codeOf(ctx, visited, visitor);
  const remember = sql`insert into ${marketingVisits} (kind, target_id, visitor, visited_at)
    values (${visited.what}, ${visited.id}, ${code}, ${toUnixSeconds(ctx.now())}) on conflict do nothing returning id`;
  const first = await statement(ctx, remember).first<{ id: number }>();
  if (!first) return;
  const column = visited.what === "click" ? "clicks" : "views";
  const changes = [count(sql`true`), ...countStatements(ctx, visited, column, sql`true`)];
  if (visited.isReach) append(changes, countStatements(ctx, visited, "clicks", sql`true`));
  await ctx.d1.batch(changes.map((change) => statement(ctx, change)));
}

const BATCH_SIZE = 500;

/** Deletes at most 500 visits. */
export async function purgeVisits(ctx: Context, before: Date): Promise<number> {
  const old = sql`delete from ${marketingVisits} where id in (select id from ${marketingVisits}
    where visited_at < ${toUnixSeconds(before)} order by visited_at limit ${BATCH_SIZE})`;
  return (await statement(ctx, old).run()).meta.changes;
}
