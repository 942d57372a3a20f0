import { formatNumber, formatTime, plural } from "~/core/format";
import { audienceRowsPath } from "./audience/audience-text";
import { type Campaign, type CampaignStep, isAudienceBroken, targetOf } from "./campaign";
import { CAMPAIGN_STATES, queuedOf, ratesOf } from "./campaign-policy";
import { compareVariants, comparisonText } from "./metrics/compare-variants";
import { stepDays, waitText } from "./steps/step-days";

const DAYS = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];
const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

export const daysOf = ({ windowDays }: Campaign) =>
  [0, 1, 2, 3, 4, 5, 6].filter((day) => (windowDays >> day) & 1);

function windowText(campaign: Campaign): string {
  const days = daysOf(campaign);
  const named = days.length === 7 ? "Every day" : days.map((day) => DAYS[day]).join(", ");
  return `${named}, ${clock(campaign.windowStart)} to ${clock(campaign.windowEnd)}, recipient’s local time`;
}

/** The saved list's name and the path of its rows. */
function audienceOf(campaign: Campaign) {
  const { chosen } = targetOf(campaign);
  if (!campaign.audience || !chosen) return null;
  return { name: campaign.audience.name, to: audienceRowsPath(chosen, "all") };
}

/** True if it was paused before all its contacts were added: it can't be resumed while its filter is broken. */
const isWithoutAudience = (campaign: Campaign) =>
  campaign.status === "paused" && campaign.plannedUpTo !== null && isAudienceBroken(campaign);

export const campaignView = (campaign: Campaign, zone: string) => ({
  id: campaign.id,
  name: campaign.name,
  description: campaign.description,
  status: campaign.status,
  ...CAMPAIGN_STATES[campaign.status],
  ...(isWithoutAudience(campaign) ? { start: null } : {}),
  isWithoutAudience: isWithoutAudience(campaign),
  templateName: campaign.template?.name ?? null,
  templateType: campaign.template?.templateType.replaceAll("_", " ") ?? null,
  search: campaign.leadSearch,
  audience: audienceOf(campaign),
  leads: campaign.leadSearch?.resultsCount ?? 0,
  scheduledAt: campaign.scheduledAt ? formatTime(campaign.scheduledAt, zone) : null,
  startedAt: campaign.startedAt ? formatTime(campaign.startedAt, zone) : null,
  endedAt: campaign.endedAt ? formatTime(campaign.endedAt, zone) : null,
  startFailure: campaign.startFailure,
  takeDownReason: campaign.takenDownAt ? (campaign.takeDownReason ?? "") : null,
  isPlanning:
    campaign.status === "active" && (campaign.plannedUpTo !== null || campaign.reconcilePendingAt !== null),
  targets: campaign.totalTargets,
  peopleSent: campaign.peopleSent,
  messages: campaign.totalMessages,
  sent: campaign.sent,
  responses: campaign.responses,
  failed: campaign.failed,
  skipped: campaign.skipped,
  unknown: campaign.unconfirmed,
  queued: queuedOf(campaign),
  bounces: campaign.bounces,
  complaints: campaign.complaints,
  unsubscribes: campaign.unsubscribes,
  clicks: campaign.clicks,
  countsClicks: campaign.countsClicks,
  ...ratesOf(campaign),
  sentText: `${formatNumber(campaign.peopleSent)} of ${formatNumber(campaign.totalTargets)}`,
  window: windowText(campaign),
  isDemo: campaign.isDemo,
});
export type CampaignView = ReturnType<typeof campaignView>;

export const DAY_OPTIONS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"].map(
  (label, day) => ({ value: String(day), label }),
);

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;

/** `day` is the day on which the step is sent, counted from "Day 0". */
export function stepView(step: CampaignStep, day = "Day 0") {
  const a = { sent: step.sentA, responses: step.responsesA };
  const b = { sent: step.sentB, responses: step.responsesB };
  const compared = compareVariants(a, b);
  return {
    position: step.position,
    day,
    wait: step.position === 1 || step.delayHours % 24 === 0 ? null : waitText(step.delayHours),
    templateId: step.templateId,
    templateName: step.templateName,
    delayHours: step.delayHours,
    subject: step.subject,
    subjectB: step.subjectB,
    sent: step.sentA + step.sentB + step.sentTranslated,
    responses: step.responsesA + step.responsesB + step.responsesTranslated,
    test: step.subjectB
      ? {
          arms: [
            {
              name: "A",
              subject: step.subject ?? "Template subject",
              ...a,
              rate: percent(compared.rateA),
            },
            { name: "B", subject: step.subjectB, ...b, rate: percent(compared.rateB) },
          ],
          says: comparisonText(compared),
          aside:
            step.sentTranslated > 0
              ? `${plural(step.sentTranslated, "recipient")} got a translation and ${step.sentTranslated === 1 ? "isn’t" : "aren’t"} counted for either subject.`
              : null,
        }
      : null,
  };
}
export type StepView = ReturnType<typeof stepView>;

export function stepViews(steps: readonly CampaignStep[]): StepView[] {
  const days = stepDays(steps.map(({ delayHours }) => delayHours));
  return steps.map((step, index) => stepView(step, days[index]));
}

const SKIPPED =
  "Unsubscribed contacts and addresses without a known source are skipped. You’ll see each reason.";

/** `writable` is null if it was not counted. */
export function startWords(leads: number, writable: number | null, mails: number): string {
  const get = `${plural(mails, "email")}${mails > 1 ? ", or fewer if they reply" : ""}`;
  if (writable === null)
    return `Contacts: ${formatNumber(leads)}. Each one with an email address will get ${get}. ${SKIPPED}`;
  if (writable === 0)
    return `No email address with a known source for ${plural(leads, "contact")}. Add contacts to these companies, then run a new search.`;
  const who =
    writable === leads
      ? `${plural(leads, "contact")} with an email address`
      : `${formatNumber(writable)} of ${plural(leads, "contact")} with an email address`;
  return `This campaign will email ${who}. Each contact will get ${get}. ${SKIPPED}`;
}
