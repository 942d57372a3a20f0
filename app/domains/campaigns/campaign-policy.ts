import type { Campaign, CampaignStatus } from "./campaign";

export const MAX_STEPS = 10;
export const MAX_NAME_LENGTH = 120;
export const MAX_DESCRIPTION_LENGTH = 1000;
export const MAX_SUBJECT_LENGTH = 200;
/** A year. */
export const MAX_DELAY_HOURS = 8760;

export const POLL_SECONDS = 10;

/** `start` is the word of its button; pausing and starting again take nothing back. */
const MOVES: Record<CampaignStatus, { start: string | null; canPause: boolean; canCancel: boolean }> = {
  draft: { start: "Start", canPause: false, canCancel: false },
  scheduled: { start: "Start", canPause: false, canCancel: true },
  active: { start: null, canPause: true, canCancel: true },
  paused: { start: "Resume", canPause: false, canCancel: true },
  completed: { start: null, canPause: false, canCancel: false },
  cancelled: { start: null, canPause: false, canCancel: false },
};

export const movesOf = (status: CampaignStatus) => MOVES[status];

export const canEdit = (status: CampaignStatus) => status === "draft" || status === "scheduled";

const percent = (part: number, whole: number) => (whole > 0 ? Math.round((part / whole) * 100) : 0);

export const progressOf = (sent: number, targets: number) => percent(sent, targets);

export const responseRateOf = (responses: number, sent: number) => percent(responses, sent);

export const averageRate = (rates: readonly number[]) =>
  rates.length > 0 ? Math.round(rates.reduce((sum, rate) => sum + rate, 0) / rates.length) : 0;

export const ratesOf = (campaign: Pick<Campaign, "responses" | "peopleSent" | "totalTargets">) => ({
  progress: progressOf(campaign.peopleSent, campaign.totalTargets),
  responseRate: responseRateOf(campaign.responses, campaign.peopleSent),
});
