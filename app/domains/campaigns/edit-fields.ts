import { localTime } from "~/core/time/local-time";
import { sourceText } from "./audience/audience";
import { audienceFields } from "./audience/chosen-audience";
import { type Campaign, type CampaignStep, isAudienceBroken, sourceOf } from "./campaign";
import { FOLLOW_UP_HOURS, MAX_STEPS } from "./campaign-policy";
import { daysOf } from "./campaign-view";

function audienceOf(campaign: Campaign): string {
  const source = isAudienceBroken(campaign) ? null : sourceOf(campaign);
  return source ? sourceText(source) : "";
}

export const campaignDraft = (campaign: Campaign, zone: string) => ({
  name: campaign.name,
  description: campaign.description ?? "",
  audience: audienceOf(campaign),
  ...audienceFields(campaign.audienceRules),
  mailboxId: campaign.mailboxId === null ? "" : String(campaign.mailboxId),
  scheduledStartDate: campaign.scheduledAt ? localTime(campaign.scheduledAt, zone) : "",
  zone,
  windowStartHour: campaign.windowStart / 60,
  windowEndHour: campaign.windowEnd / 60,
  windowDays: daysOf(campaign).map(String),
  countsClicks: campaign.countsClicks ? "on" : "",
});

const stepDraft = ({ templateId, delayHours, subjectB }: CampaignStep) => ({
  templateId: String(templateId),
  delayHours: String(delayHours),
  subjectB: subjectB ?? "",
});

/** Form values: from the query string during a preview, else from the saved campaign. */
export function editFields(campaign: Campaign, steps: CampaignStep[], zone: string, query: URLSearchParams) {
  const saved = campaignDraft(campaign, zone);
  const isAsked = query.has("name");
  const text = (name: string, otherwise: string) => (isAsked ? (query.get(name) ?? "") : otherwise);
  const rows = Array.from({ length: MAX_STEPS }, (_, index) => ({
    templateId: query.get(`steps[${index}].templateId`) ?? "",
    delayHours: query.get(`steps[${index}].delayHours`) ?? "",
    subjectB: query.get(`steps[${index}].subjectB`) ?? "",
  })).filter(({ templateId }) => templateId !== "");
  return {
    name: text("name", saved.name),
    description: text("description", saved.description),
    audience: query.get("audience") || text("audience", saved.audience),
    people: text("people", saved.people),
    skipRoleAddresses: text("skipRoleAddresses", saved.skipRoleAddresses),
    includeActive: text("includeActive", saved.includeActive),
    mailboxId: text("mailboxId", saved.mailboxId),
    scheduledStartDate: text("scheduledStartDate", saved.scheduledStartDate),
    zone: saved.zone,
    windowStartHour: text("windowStartHour", String(saved.windowStartHour)),
    windowEndHour: text("windowEndHour", String(saved.windowEndHour)),
    windowDays: isAsked ? query.getAll("windowDays") : saved.windowDays,
    countsClicks: text("countsClicks", saved.countsClicks),
    steps: isAsked && rows.length > 0 ? rows : steps.map(stepDraft),
    addTemplateId: text("addTemplateId", ""),
    addDelayHours: text("addDelayHours", String(FOLLOW_UP_HOURS)),
    addSubjectB: text("addSubjectB", ""),
    lead: query.get("lead") ?? "",
  };
}
export type EditFields = ReturnType<typeof editFields>;
