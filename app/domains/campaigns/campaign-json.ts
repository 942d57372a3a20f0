import type { Campaign, CampaignStep } from "./campaign";
import { ratesOf } from "./campaign-policy";
import type { AudienceReport } from "./planning/analyze-audience.server";
import { type CampaignCheck, problemsAmong } from "./planning/campaign-check";

const iso = (date: Date | null) => date?.toISOString() ?? null;

/** Opens are not counted, so their rate is not known. */
export const campaignJson = (campaign: Campaign) => ({
  id: campaign.id,
  name: campaign.name,
  description: campaign.description,
  status: campaign.status,
  templateId: campaign.template?.id ?? null,
  leadSearchId: campaign.leadSearchId,
  targetLeadSearchId: campaign.leadSearchId,
  scheduledAt: iso(campaign.scheduledAt),
  scheduledStartDate: iso(campaign.scheduledAt),
  actualStartDate: iso(campaign.startedAt),
  endedAt: iso(campaign.endedAt),
  pauseReason: campaign.startFailure,
  totalTargets: campaign.totalTargets,
  totalMessages: campaign.totalMessages,
  sentMessages: campaign.sent,
  sentCount: campaign.peopleSent,
  failedCount: campaign.failed,
  skippedCount: campaign.skipped,
  unknownCount: campaign.unconfirmed,
  responses: campaign.responses,
  responseCount: campaign.responses,
  bounces: campaign.bounces,
  unsubscribes: campaign.unsubscribes,
  clicks: campaign.clicks,
  openRate: null,
  ...ratesOf(campaign),
  template: campaign.template,
  leadSearch: campaign.leadSearch,
  mailboxId: campaign.mailboxId,
  windowStartHour: campaign.windowStart / 60,
  windowEndHour: campaign.windowEnd / 60,
  windowDays: [0, 1, 2, 3, 4, 5, 6].filter((day) => (campaign.windowDays >> day) & 1),
  countsClicks: campaign.countsClicks,
  isDemo: campaign.isDemo,
  createdAt: iso(campaign.createdAt),
});

export const stepJson = (step: CampaignStep) => ({
  position: step.position,
  templateId: step.templateId,
  templateName: step.templateName,
  delayHours: step.delayHours,
  subject: step.subject,
  subjectB: step.subjectB,
  sentA: step.sentA,
  sentB: step.sentB,
  responsesA: step.responsesA,
  responsesB: step.responsesB,
  sentTranslated: step.sentTranslated,
  responsesTranslated: step.responsesTranslated,
});

export const campaignWithStepsJson = (campaign: Campaign, steps: CampaignStep[]) => ({
  ...campaignJson(campaign),
  steps: steps.map(stepJson),
});

export const audienceReportJson = (
  { leads, isWhole, empty, languages }: AudienceReport,
  checks: CampaignCheck[],
) => ({
  problems: problemsAmong(checks),
  checks: checks.map(({ code, state, message, mend }) => ({ code, state, message, link: mend?.to ?? null })),
  leads,
  isWhole,
  emptyVariables: empty,
  languages,
});
