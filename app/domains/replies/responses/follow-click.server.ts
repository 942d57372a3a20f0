import type { Context } from "~/core/context";
import { DomainError } from "~/core/errors";
import { readClickToken } from "~/core/secrets/link-tokens.server";
import { statement } from "~/core/statement";
import {
  countResponseStatements,
  uncountClickStatement,
} from "~/domains/campaigns/metrics/count-response.server";
import { campaignTakeDowns } from "~/domains/campaigns/take-down-campaign.server";
import { LINK_UNAVAILABLE } from "~/domains/identity/account-state";
import { findAccount } from "~/domains/identity/find-account.server";
import { findMessage, type SentMessage } from "~/domains/messages/find-message.server";
import { markOutcomeStatement, unmarkClickStatement } from "~/domains/messages/mark-outcome.server";
import { type Clicker, isScanner, MIN_DELAY_SECONDS, SEVERAL_SECONDS } from "./is-scanner";

/** Clicks seen by this isolate: a scanner's clicks arrive together. */
const seen = new Map<number, { url: string; at: number }>();
const MAX_CACHED_CLICKS = 5_000;

function isOneOfSeveral(id: number, url: string, at: number): boolean {
  const last = seen.get(id);
  if (seen.size >= MAX_CACHED_CLICKS) seen.clear();
  seen.set(id, { url, at });
  return last !== undefined && last.url !== url && at - last.at <= SEVERAL_SECONDS * 1000;
}

async function mayLead(ctx: Context, { accountId, campaignId }: SentMessage): Promise<boolean> {
  const [account, campaign] = await Promise.all([
    findAccount(ctx.db, accountId),
    campaignId === null ? null : campaignTakeDowns.find(ctx, campaignId),
  ]);
  return account?.state !== "suspended" && !campaign?.takenDownAt;
}

/**
 * Returns null for a token that is not ours. Several links opened together mean a scanner: its first click is
 * uncounted. @throws DomainError gone while the account is suspended or the campaign taken down
 */
export async function followClick(ctx: Context, token: string, clicker: Clicker): Promise<string | null> {
  const read = readClickToken(ctx.config, token);
  if (!read) return null;
  const { id, url } = read;
  const message = await findMessage(ctx, id);
  if (message && !(await mayLead(ctx, message))) throw new DomainError("gone", LINK_UNAVAILABLE);
  if (isScanner(clicker)) return url;
  const now = ctx.now().getTime();
  const isSeveral = isOneOfSeveral(id, url, now);
  if (!message?.sentAt || now - message.sentAt.getTime() < MIN_DELAY_SECONDS * 1000) return url;
  const since = Math.floor(now / 1000) - SEVERAL_SECONDS;
  const changes = isSeveral
    ? [
        ...(message.campaignId === null ? [] : [uncountClickStatement(id, message.campaignId, since)]),
        unmarkClickStatement(id, since),
      ]
    : [...countResponseStatements(message, "clicked"), markOutcomeStatement(ctx, id, "clicked")];
  await ctx.d1.batch(changes.map((change) => statement(ctx, change)));
  return url;
}
