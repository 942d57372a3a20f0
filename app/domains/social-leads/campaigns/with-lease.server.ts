import { and, eq, isNull, lte, or, sql } from "drizzle-orm";
import type { AccountContext, Context } from "~/core/context";
import { DomainError } from "~/core/errors";
import { secondsOf } from "~/core/seconds";
import { isAborted, statement } from "~/core/statement";
import { isAccountActive } from "~/domains/identity/account-state";
import { type SocialCampaign, socialCampaignLeads, socialCampaigns } from "./tables";

const LEASE_SECONDS = 120;

export const isIt = (ctx: AccountContext, campaignId: number) =>
  and(eq(socialCampaigns.id, campaignId), eq(socialCampaigns.accountId, ctx.account.id));

export async function claimMaking(ctx: AccountContext, campaignId: number): Promise<SocialCampaign | null> {
  const now = ctx.now();
  const [row] = await ctx.db
    .update(socialCampaigns)
    .set({
      leaseUntil: new Date((secondsOf(now) + LEASE_SECONDS) * 1000),
      attempts: sql`${socialCampaigns.attempts} + 1`,
    })
    .where(
      and(
        isIt(ctx, campaignId),
        eq(socialCampaigns.making, "running"),
        isAccountActive(ctx.account.id),
        or(isNull(socialCampaigns.leaseUntil), lte(socialCampaigns.leaseUntil, now)),
      ),
    )
    .returning();
  return row ?? null;
}

export async function failMaking(
  ctx: AccountContext,
  { id }: SocialCampaign,
  failureReason: string,
): Promise<void> {
  const parts = sql`update ${socialCampaignLeads} set part = 'none' where campaign_id = ${id} and part = 'waiting'
    and account_id = ${ctx.account.id}`;
  const set = { making: "failed" as const, failureReason, leaseUntil: null };
  const end = ctx.db.update(socialCampaigns).set(set).where(isIt(ctx, id));
  await ctx.d1.batch([statement(ctx, parts), statement(ctx, end)]);
}

export const releaseMaking = (ctx: AccountContext, { id }: SocialCampaign, attempts = sql`0`) =>
  ctx.db.update(socialCampaigns).set({ leaseUntil: null, attempts }).where(isIt(ctx, id));

const removeMaking = (ctx: AccountContext, { id }: SocialCampaign) =>
  ctx.d1.batch([
    statement(
      ctx,
      sql`delete from ${socialCampaignLeads} where campaign_id = ${id} and account_id = ${ctx.account.id}`,
    ),
    statement(ctx, ctx.db.delete(socialCampaigns).where(isIt(ctx, id))),
  ]);

/** What stopped a piece: written down, or thrown where nobody has seen the campaign yet. */
export async function endMaking(
  ctx: AccountContext,
  campaign: SocialCampaign,
  error: unknown,
  removesFailed: boolean,
): Promise<void> {
  if (error instanceof DomainError && !removesFailed) return failMaking(ctx, campaign, error.message);
  if (error instanceof DomainError) await removeMaking(ctx, campaign);
  // Another delivery has written this piece: it goes on.
  else if (isAborted(error)) return;
  else await releaseMaking(ctx, campaign, sql`attempts`).catch(() => {});
  throw error;
}

const BATCH_SIZE = 100;

export async function requeueSocialCampaigns(ctx: Context): Promise<number> {
  const { id, making, leaseUntil } = socialCampaigns;
  const stale = await ctx.db
    .select({ socialCampaignId: id, accountId: socialCampaigns.accountId })
    .from(socialCampaigns)
    .where(
      and(
        eq(making, "running"),
        or(isNull(leaseUntil), lte(leaseUntil, ctx.now())),
        isAccountActive(sql`${socialCampaigns.accountId}`),
      ),
    )
    .limit(BATCH_SIZE);
  for (const each of stale) await ctx.queue.send({ kind: "make-social-campaign", ...each });
  return stale.length;
}
