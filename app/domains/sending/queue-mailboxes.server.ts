import type { Context } from "~/core/context";
import { toUnixSeconds } from "~/core/seconds";
import { isCampaignActive } from "~/domains/campaigns/is-campaign-active";
import { dueMailboxes } from "~/domains/mailboxes/due-mailboxes.server";
import { queueMailbox } from "~/domains/mailboxes/queue-mailbox.server";
import { pauseOverLimits } from "~/domains/mailboxes/rates/note-bounce.server";
import { hasClaimable, hasClaimableOneToOne } from "~/domains/messages/claims/claimable-messages";
import { releaseStaleClaims } from "./release-claims.server";

/** Runs each minute. Idempotent: a job ends immediately if nothing is due or another job holds the lease. */
export async function queueMailboxes(ctx: Context): Promise<number> {
  await releaseStaleClaims(ctx);
  await ctx.d1.batch(pauseOverLimits(ctx));
  const now = toUnixSeconds(ctx.now());
  const due = await dueMailboxes(ctx, {
    oneToOne: (mailboxId) => hasClaimableOneToOne(mailboxId, now),
    campaigns: (mailboxId) => hasClaimable(mailboxId, now, isCampaignActive),
  });
  for (const id of due) await queueMailbox(ctx, id);
  return due.length;
}
