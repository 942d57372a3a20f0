import { type SQL, sql } from "drizzle-orm";
import {
  isFirstAnswer,
  isFirstOutcome,
  isTranslated,
  type Outcome,
  wasClickedSince,
} from "~/domains/messages/mark-outcome.server";

type CountedOutcome = Exclude<Outcome, "blocked">;

const COUNTERS: Record<CountedOutcome, string> = {
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

/** Counts each recipient once. Must run in the batch that marks the message, before the mark. */
export function countResponseStatements(message: Counted, outcome: CountedOutcome): SQL[] {
  const { id, campaignId, position, variant } = message;
  if (campaignId === null) return [];
  const counter = sql.raw(COUNTERS[outcome]);
  const isNew = isFirstOutcome(id, outcome);
  const news = outcome === "responded" ? sql`${isNew} and ${isFirstAnswer(id, campaignId)}` : isNew;
  const campaign = sql`update outreach_campaigns set ${counter} = ${counter} + 1 where id = ${campaignId} and ${news}`;
  if (outcome !== "responded") return [campaign];
  const step = sql.raw(variant === "b" ? "responses_b" : "responses_a");
  const isApart = sql`(subject_b is not null and ${isTranslated(id)})`;
  return [
    campaign,
    sql`update campaign_steps set ${step} = ${step} + (not ${isApart}),
        responses_translated = responses_translated + ${isApart}
      where campaign_id = ${campaignId} and position = ${position} and ${news}`,
  ];
}

/** Removes a scanner's click from the count. Must run before `unmarkClickStatement`. */
export const uncountClickStatement = (messageId: number, campaignId: number, since: number): SQL =>
  sql`update outreach_campaigns set clicks = clicks - 1 where id = ${campaignId}
    and ${wasClickedSince(messageId, since)}`;

/** Reverses the bounce count when a classification is undone. */
export const uncountBounceStatement = (campaignId: number, condition: SQL): SQL =>
  sql`update outreach_campaigns set bounces = max(0, bounces - 1) where id = ${campaignId} and ${condition}`;
