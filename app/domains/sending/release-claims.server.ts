import type { Context } from "~/core/context";
import { toUnixSeconds } from "~/core/seconds";
import { statement } from "~/core/statement";
import { isCampaignCancelled } from "~/domains/campaigns/is-campaign-active";
import { countDelivery } from "~/domains/campaigns/metrics/count-delivery.server";
import { addSent, mailboxToday } from "~/domains/mailboxes/mailbox-days.server";
import { accountOfMailbox } from "~/domains/mailboxes/mailbox-sql";
import { LEASE_SECONDS } from "~/domains/mailboxes/policy";
import {
  isSending,
  lostByMailbox,
  lostMessages,
  markLost,
  releaseClaim,
  releaseStale,
} from "~/domains/messages/claims/release-statements";

const BATCH_SIZE = 500;
const countLost = countDelivery(isSending);

export async function releaseClaims(ctx: Context, mailboxId: number, claim: string): Promise<void> {
  await statement(ctx, releaseClaim(mailboxId, claim, isCampaignCancelled)).run();
}

/** Requeues claims of dead jobs. Emails in transmission become unconfirmed, count as sent and are not resent automatically. */
export async function releaseStaleClaims(ctx: Context): Promise<{ waiting: number; unknown: number }> {
  const now = toUnixSeconds(ctx.now());
  const stale = { before: now - LEASE_SECONDS, now };
  const { results: lost } = await statement(ctx, lostMessages(stale, BATCH_SIZE)).all<{ id: number }>();
  const rows = JSON.stringify(lost.map(({ id }) => [id, "unconfirmed"]));
  const results = await ctx.d1.batch([
    statement(ctx, releaseStale(stale, isCampaignCancelled)),
    ...(lost.length
      ? [
          ...countLost(ctx, { outcomes: rows }),
          statement(ctx, addSent(lostByMailbox(rows, (id) => mailboxToday(ctx.now(), accountOfMailbox(id))))),
          statement(ctx, markLost(rows)),
        ]
      : []),
  ]);
  return { waiting: results[0]?.meta.changes ?? 0, unknown: lost.length };
}
