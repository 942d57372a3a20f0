import type { Campaign, CampaignStatus } from "./campaign";

export const MAX_STEPS = 10;
export const MAX_NAME_LENGTH = 120;
export const MAX_DESCRIPTION_LENGTH = 1000;
export const MAX_SUBJECT_LENGTH = 200;
/** One year. */
export const MAX_DELAY_HOURS = 8760;
export const FOLLOW_UP_HOURS = 72;

export const POLL_SECONDS = 10;

interface CampaignState {
  /** The label of its start button; null if it can't be started or resumed. */
  start: string | null;
  canEdit: boolean;
  canPause: boolean;
  canCancel: boolean;
  isOver: boolean;
}

const NO = { start: null, canEdit: false, canPause: false, canCancel: false, isOver: false };

/** The actions allowed in each status, for buttons and (by `statusesWhere`) for SQL statements. */
export const CAMPAIGN_STATES: Record<CampaignStatus, CampaignState> = {
  draft: { ...NO, start: "Start", canEdit: true },
  scheduled: { ...NO, start: "Start", canEdit: true, canCancel: true },
  active: { ...NO, canPause: true, canCancel: true },
  paused: { ...NO, start: "Resume", canCancel: true },
  completed: { ...NO, isOver: true },
  cancelled: { ...NO, isOver: true },
};

const percent = (part: number, whole: number) => (whole > 0 ? Math.round((part / whole) * 100) : 0);

/** The percentage of recipients emailed, as specified; 100 only once no email of the campaign is queued. */
export const progressOf = (sent: number, targets: number, queued = 0) =>
  Math.min(percent(sent, targets), queued > 0 ? 99 : 100);

type Counters = Pick<
  Campaign,
  | "status"
  | "totalMessages"
  | "sent"
  | "failed"
  | "skipped"
  | "unconfirmed"
  | "responses"
  | "peopleSent"
  | "totalTargets"
>;

/** Queued emails, including follow-ups; none once the campaign has ended. */
export const queuedOf = ({
  status,
  totalMessages,
  sent,
  failed,
  skipped,
  unconfirmed,
}: Omit<Counters, "responses" | "peopleSent" | "totalTargets">) =>
  CAMPAIGN_STATES[status].isOver ? 0 : Math.max(0, totalMessages - sent - failed - skipped - unconfirmed);

export const responseRateOf = (responses: number, sent: number) => percent(responses, sent);

export const averageRate = (rates: readonly number[]) =>
  rates.length > 0 ? Math.round(rates.reduce((sum, rate) => sum + rate, 0) / rates.length) : 0;

export const ratesOf = (campaign: Counters) => ({
  progress: progressOf(campaign.peopleSent, campaign.totalTargets, queuedOf(campaign)),
  responseRate: responseRateOf(campaign.responses, campaign.peopleSent),
});

export const TAKEN_DOWN = "This campaign was removed by an administrator. Contact support to appeal.";
