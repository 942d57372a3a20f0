import { type SQL, sql } from "drizzle-orm";
import { isNews, type Outcome } from "~/domains/messages/mark-message.server";

const COUNTERS: Record<Outcome, string> = {
  responded: "responses",
  bounced: "bounces",
  complained: "complaints",
  unsubscribed: "unsubscribes",
  clicked: "clicks",
};

interface Counted {
  id: number;
  campaignId: number | null;
  position: number;
  variant: "a" | "b" | null;
}

/** A person who answers twice, or to two mails of a campaign, is one response. */
const isFirstAnswer = (id: number, campaignId: number) =>
  sql`not exists (select 1 from outreach_messages o where o.campaign_id = ${campaignId} and o.responded_at is not null
    and o.lead_id = (select lead_id from outreach_messages where id = ${id}))`;

/**
 * Counts what came of a message for its campaign, and a reply for the step's subject; replies count people. For the batch
 * that marks the message, before it is marked: told twice, it counts once.
 */
export function countOutcomeStatements(message: Counted, outcome: Outcome): SQL[] {
  const { id, campaignId, position, variant } = message;
  if (campaignId === null) return [];
  const counter = sql.raw(COUNTERS[outcome]);
  const isNew = isNews(id, outcome);
  const news = outcome === "responded" ? sql`${isNew} and ${isFirstAnswer(id, campaignId)}` : isNew;
  const campaign = sql`update outreach_campaigns set ${counter} = ${counter} + 1 where id = ${campaignId} and ${news}`;
  if (outcome !== "responded") return [campaign];
  const step = sql.raw(variant === "b" ? "responses_b" : "responses_a");
  const isTranslated = sql`(subject_b is not null and exists (select 1 from outreach_messages
    where id = ${id} and language is not null))`;
  return [
    campaign,
    sql`update campaign_steps set ${step} = ${step} + (not ${isTranslated}),
        responses_translated = responses_translated + ${isTranslated}
      where campaign_id = ${campaignId} and position = ${position} and ${news}`,
  ];
}

/** A click that was counted and is a scanner's. Before `unmarkClickStatement`. */
export const uncountClickStatement = (messageId: number, campaignId: number, since: number): SQL =>
  sql`update outreach_campaigns set clicks = clicks - 1 where id = ${campaignId} and exists
    (select 1 from outreach_messages n where n.id = ${messageId} and n.clicked_at >= ${since})`;
