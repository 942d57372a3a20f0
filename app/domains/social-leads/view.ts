import { type AgoView, agoView, formatTime } from "~/core/format";
import { sentenceCase } from "~/core/sentence-case";
import { type ConsentState, consentFacts } from "~/domains/suppressions/consent-view";
import { SOCIAL } from "~/paths/business/social";
import type { LeadHistory } from "./lead-history.server";
import { leadName } from "./names";
import { type ImportMethod, type LeadStatus, type LeadType, SOURCE_NAMES } from "./policy";
import type { SocialLead, SocialLeadOrigin, SocialLeadTouch } from "./tables";

export interface LeadCardView {
  id: number;
  name: string;
  company: string | null;
  platform: string;
  status: LeadStatus;
  leadType: LeadType | null;
  tags: string[];
  message: string | null;
  email: string | null;
  phone: string | null;
  came: AgoView;
  to: string;
  opportunityId: number | null;
  isDemo: boolean;
  isTest: boolean;
}

const SHOWN_LETTERS = 160;

const shortened = (text: string | null) =>
  text !== null && text.length > SHOWN_LETTERS ? `${text.slice(0, SHOWN_LETTERS - 1)}…` : text;

export const leadCard = (lead: SocialLead, now: Date, zone: string): LeadCardView => ({
  id: lead.id,
  name: leadName(lead),
  company: lead.companyName,
  platform: SOURCE_NAMES[lead.platform],
  status: lead.status,
  leadType: lead.leadType,
  tags: lead.tags,
  message: shortened(lead.message),
  email: lead.email,
  phone: lead.phone,
  came: agoView(lead.capturedAt, now, zone),
  to: SOCIAL.lead(lead.id),
  opportunityId: lead.opportunityId,
  isDemo: lead.isDemo,
  isTest: lead.isTest,
});

const TOUCH_LABELS: Record<SocialLeadTouch["kind"], string> = {
  whatsapp: "WhatsApp opened",
  mail: "Email app opened",
  call: "Call",
  linkedin: "LinkedIn opened",
  status: "Status",
  converted: "Converted to a deal",
};

const placeOf = ({ region, country }: SocialLead) => region ?? country;

type Fact = [name: string, value: string | null];

/** Facts shown even if empty; the others are shown only with a value. */
const USUAL_FACTS = new Set(["Company", "Email", "Phone", "Industry", "Region", "Lead type", "Tags"]);

export const leadFacts = (lead: SocialLead, consent: LeadConsent, zone: string): Fact[] =>
  allFacts(lead, consent, zone).filter(([name, value]) => value !== null || USUAL_FACTS.has(name));

const allFacts = (lead: SocialLead, consent: LeadConsent, zone: string): Fact[] => [
  ["Company", lead.companyName],
  ["Email", lead.email],
  ["Phone", lead.phone],
  ["Industry", lead.industry],
  ["Region", placeOf(lead)],
  ["Lead type", lead.leadType],
  ["Tags", lead.tags.join(", ") || null],
  ["Source", lead.leadSource ?? SOURCE_NAMES[lead.platform]],
  ["Test lead", lead.isTest ? "Yes, from Meta’s testing tool" : null],
  ["Marketing messages", lead.optedOutAt && `Stopped on ${formatTime(lead.optedOutAt, zone)}`],
  ["Profile", lead.socialProfile],
  ["Followers", lead.followerCount === null ? null : String(lead.followerCount)],
  ["Verified by the platform", lead.isVerified === null ? null : lead.isVerified ? "Yes" : "No"],
  ...consentFacts(consent.state && { ...consent.state, claim: null }, new Map(), zone),
  ["Claimed consent", lead.consentText && `“${lead.consentText}”`],
  ["Claimed on", lead.consentText && lead.consentAt && formatTime(lead.consentAt, zone)],
  ["Claim source", lead.consentText && claimSource(lead, consent)],
];

interface LeadConsent {
  origin: SocialLeadOrigin | undefined;
  importer: string | undefined;
  state: ConsentState | null;
}

export const originOfConsent = ({ consentText }: SocialLead, { origins }: LeadHistory) =>
  consentText === null ? undefined : origins.find((origin) => origin.consentText === consentText);

function claimSource(lead: SocialLead, { origin, importer }: LeadConsent): string {
  const { platform, importMethod } = origin ?? lead;
  return `${SOURCE_NAMES[platform]}, ${METHOD_LABELS[importMethod]}${importer ? `, imported by ${importer}` : ""}`;
}

const METHOD_LABELS: Record<ImportMethod, string> = {
  manual: "added manually",
  csv: "from a CSV file",
  api: "fetched from the platform",
  webhook: "sent by the platform",
  form: "submitted online",
};

export const historyView = ({ origins, touches }: LeadHistory, zone: string) => ({
  touches: touches.map(({ id, kind, text, at }) => ({
    id,
    at: at.toISOString(),
    timeText: formatTime(at, zone),
    title: kind === "status" ? `Status: ${sentenceCase(text ?? "")}` : TOUCH_LABELS[kind],
    detail: kind === "status" ? null : text,
  })),
  origins: origins.map(({ id, platform, importMethod, fields, consentText, capturedAt }) => ({
    id,
    at: capturedAt.toISOString(),
    timeText: formatTime(capturedAt, zone),
    title: `${SOURCE_NAMES[platform]}, ${METHOD_LABELS[importMethod]}`,
    detail: [fields.name, fields.email, fields.phone, fields.company, fields.message]
      .filter(Boolean)
      .join(" · "),
    consent: consentText,
  })),
});
