import { sourceText } from "./audience/audience";
import type { ChosenAudience } from "./audience/chosen-audience";
import type { AudienceCount } from "./audience/count-audience.server";
import type { Judged } from "./audience/judge-members.server";
import type { Campaign, CampaignStep } from "./campaign";
import { ratesOf } from "./campaign-policy";
import type { AudienceReport } from "./planning/analyze-audience.server";
import { type CampaignCheck, problemsAmong } from "./planning/campaign-check";
import type { StartForecast } from "./planning/forecast-start";

const iso = (date: Date | null) => date?.toISOString() ?? null;

/** The saved list and its rules; null for the leads of a search, one by one. */
const audienceJson = ({ audience, audienceRules: rules, leadSearchId, leadSearch }: Campaign) =>
  rules && {
    id: audience?.id ?? null,
    name: audience?.name ?? leadSearch?.searchName ?? null,
    source: audience ? sourceText(audience.source) : `search:${leadSearchId}`,
    people: rules.people,
    skipRoleAddresses: !rules.roleAddresses,
    includeActive: rules.activeContacts,
  };

/** An audience's figures before the campaign starts; if `isExact` is false, they are estimates. */
export const audienceCountJson = (count: AudienceCount, { source, rules }: ChosenAudience) => ({
  audience: sourceText(source),
  people: rules.people,
  contacts: count.total,
  withEmail: count.withEmail,
  emailed: count.emailed,
  needConsent: count.needConsent,
  excluded: Object.fromEntries(count.excluded.map(({ reason, count }) => [reason, count])),
  isExact: count.isExact,
});

export const audienceRowJson = (row: Judged) => ({
  contactId: row.contact_id,
  leadId: row.lead_id,
  contactName: row.name,
  contactTitle: row.title,
  contactEmail: row.email,
  companyName: row.company_name,
  country: row.country,
  excludedFor: row.reason,
  needsConsent: row.needs_consent === 1,
});

/** Opens are not tracked, so their rate is null. */
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
  audience: audienceJson(campaign),
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
  forecast: StartForecast | null,
) => ({
  forecast,
  problems: problemsAmong(checks),
  checks: checks.map(({ code, state, message, mend }) => ({ code, state, message, link: mend?.to ?? null })),
  leads,
  isWhole,
  emptyVariables: empty,
  languages,
});
