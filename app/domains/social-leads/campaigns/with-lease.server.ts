import { and, eq, sql } from "drizzle-orm";
import type { AccountContext, Context } from "~/core/context";
import { DomainError } from "~/core/errors";
import { type Held, Lease, LeaseLost } from "~/core/lease";
import { isAborted, statement } from "~/core/statement";
import { isAccountActive } from "~/domains/identity/account-state";
import { type SocialCampaign, socialCampaignLeads, socialCampaigns } from "./tables";

export const campaignLease = new Lease({
  table: socialCampaigns,
  fence: ["id", "preparationStatus"],
  ttlSeconds: 120,
  maxAttempts: 20,
});

export const byId = (ctx: AccountContext, campaignId: number) =>
  and(eq(socialCampaigns.id, campaignId), eq(socialCampaigns.accountId, ctx.account.id));

export const claimPreparation = (
  ctx: AccountContext,
  campaignId: number,
): Promise<Held<SocialCampaign> | null> =>
  campaignLease.claim(
    ctx,
    and(
      byId(ctx, campaignId),
      eq(socialCampaigns.preparationStatus, "running"),
      isAccountActive(ctx.account.id),
    ),
  );

/** @throws the error of `isAborted` if the lease was lost */
export async function failPreparation(
  ctx: AccountContext,
  held: Held<SocialCampaign>,
  failureReason: string,
): Promise<void> {
  const parts = sql`update ${socialCampaignLeads} set part = 'none' where campaign_id = ${held.row.id} and part = 'pending'
    and account_id = ${ctx.account.id}`;
  const set = { preparationStatus: "failed" as const, failureReason, leaseUntil: null };
  const end = ctx.db.update(socialCampaigns).set(set).where(byId(ctx, held.row.id));
  await ctx.d1.batch([campaignLease.holdsStatement(ctx, held), statement(ctx, parts), statement(ctx, end)]);
}

/** An attempt that made progress is not counted. */
export const releasePreparation = (ctx: AccountContext, held: Held<SocialCampaign>, hasGotOn: boolean) =>
  campaignLease.end(ctx, held, hasGotOn ? { attempts: 0 } : {});

const removePreparation = (ctx: AccountContext, held: Held<SocialCampaign>) =>
  ctx.d1.batch([
    campaignLease.holdsStatement(ctx, held),
    statement(
      ctx,
      sql`delete from ${socialCampaignLeads} where campaign_id = ${held.row.id} and account_id = ${ctx.account.id}`,
    ),
    statement(ctx, ctx.db.delete(socialCampaigns).where(byId(ctx, held.row.id))),
  ]);

async function endFailed(
  ctx: AccountContext,
  held: Held<SocialCampaign>,
  error: unknown,
  removesFailed: boolean,
): Promise<void> {
  if (error instanceof DomainError && !removesFailed) return failPreparation(ctx, held, error.message);
  if (error instanceof DomainError) await removePreparation(ctx, held);
  else if (!isAborted(error)) await releasePreparation(ctx, held, false).catch(() => {});
  throw error;
}

/** Handles a failed batch: stores the failure, or throws it if the campaign was never shown. */
export function endPreparation(
  ctx: AccountContext,
  held: Held<SocialCampaign>,
  error: unknown,
  removesFailed: boolean,
): Promise<void> {
  return endFailed(ctx, held, error, removesFailed).catch((thrown: unknown) => {
    // Another delivery took over the campaign or wrote this batch, and continues it.
    if (!isAborted(thrown) && !(thrown instanceof LeaseLost)) throw thrown;
  });
}

const BATCH_SIZE = 100;

export function requeueSocialCampaigns(ctx: Context): Promise<number> {
  const { id, accountId, preparationStatus } = socialCampaigns;
  return campaignLease.requeueStale(ctx, {
    columns: { socialCampaignId: id, accountId },
    where: and(eq(preparationStatus, "running"), isAccountActive(sql`${accountId}`)),
    limit: BATCH_SIZE,
    message: (ids) => ({ kind: "make-social-campaign", ...ids }),
  });
}
