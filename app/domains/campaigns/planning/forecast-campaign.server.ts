import type { AccountContext } from "~/core/context";
import { listMailboxes } from "~/domains/mailboxes/mailboxes.server";
import { readyMailboxes } from "~/domains/mailboxes/ready-mailboxes.server";
import { countWaiting } from "~/domains/messages/waiting-messages.server";
import { type AudienceCount, countAudience } from "../audience/count-audience.server";
import type { CampaignPlan } from "./campaign-plan.server";
import { forecastStart, type StartForecast } from "./forecast-start";

/** Exclusion reasons that count as suppressed. */
const SUPPRESSED = ["suppressed", "unsubscribed", "bounced", "complained"];

/** Audience rules for the leads of a search, one by one. */
const LEADS = { people: "one", roleAddresses: true, activeContacts: true } as const;

const countPeople = (ctx: AccountContext, leadSearchId: number, campaignId: number | null) =>
  countAudience(ctx, { kind: "search", id: leadSearchId }, LEADS, campaignId);

type Plan = Pick<CampaignPlan, "people" | "leadSearchId" | "mailboxId" | "window" | "scheduledAt">;

/**
 * Forecasts the emails of a start: today, later and after consent. Null if no mailbox or audience is ready, or the
 * mailbox is paused.
 */
export async function forecastPlan(
  ctx: AccountContext,
  { people, leadSearchId, mailboxId, window, scheduledAt }: Plan,
  campaignId: number | null = null,
): Promise<StartForecast | null> {
  const ready = await readyMailboxes(ctx);
  const carrierId = mailboxId ?? ready[0]?.id;
  const isReady = ready.some(({ id }) => id === carrierId);
  const found = isReady && (await listMailboxes(ctx)).find(({ mailbox }) => mailbox.id === carrierId);
  if (!found || found.mailbox.pausedAt) return null;
  const count: AudienceCount | null =
    people ?? (leadSearchId === null ? null : await countPeople(ctx, leadSearchId, campaignId));
  if (!count) return null;
  const now = ctx.now();
  const suppressed = count.excluded
    .filter(({ reason }) => SUPPRESSED.includes(reason))
    .reduce((sum, { count }) => sum + count, 0);
  return forecastStart({
    ready: count.emailed - count.needConsent,
    needConsent: count.needConsent,
    suppressed,
    ahead: await countWaiting(ctx, found.mailbox.id),
    mailbox: found.mailbox,
    sentToday: found.sentToday.byCampaigns,
    window,
    owner: ctx,
    now,
    from: scheduledAt && scheduledAt > now ? scheduledAt : now,
  });
}
