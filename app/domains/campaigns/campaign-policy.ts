import type { Campaign, CampaignStatus } from "./campaign";

export const MAX_STEPS = 10;
export const MAX_NAME_LENGTH = 120;
export const MAX_DESCRIPTION_LENGTH = 1000;
export const MAX_SUBJECT_LENGTH = 200;
/** A year. */
export const MAX_DELAY_HOURS = 8760;

/** Seconds between two looks at campaigns that work. */
export const POLL_SECONDS = 10;

/** What can be done in a state, by the word of its button; pausing and starting again take nothing back. */
const MOVES: Record<CampaignStatus, { start: string | null; canPause: boolean; canCancel: boolean }> = {
  draft: { start: "Start", canPause: false, canCancel: false },
  scheduled: { start: "Start", canPause: false, canCancel: true },
  active: { start: null, canPause: true, canCancel: true },
  paused: { start: "Resume", canPause: false, canCancel: true },
  completed: { start: null, canPause: false, canCancel: false },
  cancelled: { start: null, canPause: false, canCancel: false },
};

export const movesOf = (status: CampaignStatus) => MOVES[status];

/** Before it starts, what it says and to whom may change. */
export const canEdit = (status: CampaignStatus) => status === "draft" || status === "scheduled";

const percent = (part: number, whole: number) => (whole > 0 ? Math.round((part / whole) * 100) : 0);

/** People written to, of those who are to be: 0 if there is nobody. */
export const progressOf = (sent: number, targets: number) => percent(sent, targets);

/** People who answered, of those written to: 0 if nothing was sent. */
export const responseRateOf = (responses: number, sent: number) => percent(responses, sent);

/** The mean of each campaign's rate, whatever its size; 0 without campaigns. */
export const averageRate = (rates: readonly number[]) =>
  rates.length > 0 ? Math.round(rates.reduce((sum, rate) => sum + rate, 0) / rates.length) : 0;

export const ratesOf = (campaign: Pick<Campaign, "responses" | "peopleSent" | "totalTargets">) => ({
  progress: progressOf(campaign.peopleSent, campaign.totalTargets),
  responseRate: responseRateOf(campaign.responses, campaign.peopleSent),
});
