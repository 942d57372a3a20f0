import type { MetaLead } from "~/adapters/platforms/meta-answers";
import { ownValue } from "~/core/own-value";
import { type MetaPlatformName, PLATFORM_NAMES } from "~/domains/marketing/platforms/names";
import type { Capture } from "../capture";
import { questionOf, readLeadAnswers } from "../lead-answers";
import { readLeadHeader } from "../lead-header";
import { leadOptOutReader, readLeadOptOut, withOptOut } from "../lead-opt-outs";
import type { AdReferral, Answer, MetaEvent } from "./meta-event";

/** Formats the ad, its headline and its campaign as a lead source. */
export function adSource(
  where: string,
  { headline, campaign, ad }: { headline?: string | null; campaign?: string | null; ad?: string | null },
): string {
  const facts = [headline, campaign && `campaign ${campaign}`, ad].filter(Boolean).join(", ");
  return facts ? `${where}: ${facts}` : where;
}

const ORIGINS: Record<string, string> = { fb: "Facebook", ig: "Instagram" };

/** Where a lead ad was shown, from Meta's short name for it. */
export const originName = (origin: string | null | undefined): string | null =>
  ownValue(ORIGINS, origin ?? "") ?? null;

const timeOf = (text: string | undefined): Date | null => {
  const time = text ? new Date(text) : null;
  return time !== null && Number.isFinite(time.getTime()) ? time : null;
};

const readForm = (answers: readonly Answer[]) =>
  readLeadAnswers(
    readLeadHeader(answers.map(({ name }) => name)),
    answers.map(({ value }) => value),
    true,
  );

/** Adds the opt-out found in a form's answers, read like a lead file. */
function withAnswers(capture: Capture, answers: readonly Answer[], from: string, now: Date): Capture {
  const reader = leadOptOutReader(readLeadHeader(answers.map(({ name }) => name)), now, true);
  const said = readLeadOptOut(
    answers.map(({ value }) => value),
    reader,
  );
  return withOptOut(capture, said, { from, createdBy: null, now: capture.capturedAt ?? now });
}

/** Reads a lead from a lead ad's form answers, in any language. */
export function captureOfLead(lead: MetaLead, platform: MetaPlatformName, now: Date): Capture {
  const answers = lead.field_data.map(({ name, values }) => ({ name, value: values.join(", ") }));
  const read = readForm(answers);
  const ticked = lead.custom_disclaimer_responses.filter(
    ({ is_checked: is }) => is === true || is === "1" || is === "true",
  );
  // An unticked box is an answer too.
  const boxes = lead.custom_disclaimer_responses.flatMap(({ checkbox_key: name, is_checked: is }) =>
    is === undefined ? [] : [{ name, value: String(is) }],
  );
  const capturedAt = timeOf(lead.created_time);
  const where = originName(lead.platform) ?? PLATFORM_NAMES[platform];
  const capture: Capture = {
    platform,
    importMethod: "webhook",
    externalId: lead.id,
    name: read.name,
    email: read.email,
    phone: read.phone,
    companyName: read.companyName,
    title: read.title,
    industry: read.industry,
    region: read.region,
    socialProfile: read.profile,
    isTest: read.isTest,
    leadSource: adSource(read.isTest ? `${where} lead ad, test lead` : `${where} lead ad`, {
      headline: lead.ad_name ?? null,
      campaign: lead.campaign_name ?? null,
    }),
    message: read.message,
    consentText:
      ticked.length > 0
        ? `Ticked on the ${PLATFORM_NAMES[platform]} form: ${ticked.map((checkbox) => questionOf(checkbox.checkbox_key)).join(", ")}`
        : null,
    consentAt: ticked.length > 0 ? capturedAt : null,
    capturedAt,
  };
  return withAnswers(capture, [...answers, ...boxes], `${where} lead form`, now);
}

/** An ad as named by the platform; null for what it does not state. */
export interface NamedAd {
  name: string | null;
  campaign: string | null;
}

function sourceOf(
  platform: MetaPlatformName,
  referral: AdReferral | null | undefined,
  named?: NamedAd | null,
) {
  const where = PLATFORM_NAMES[platform];
  if (!referral) return `Message on ${where}`;
  const { id, headline, ref } = referral;
  if (id === null && headline === null) return adSource(`${where} link`, { headline: ref });
  return adSource(`${where} ad`, {
    headline: headline ?? named?.name ?? null,
    campaign: named?.campaign ?? null,
    ad: named?.campaign || id === null ? null : `ad ${id}`,
  });
}

/** The author of a message to a page or number. WhatsApp identifies a person by number, or by an id for this business only. */
export function captureOfMessage(
  event: MetaEvent & { kind: "message" },
  platform: MetaPlatformName,
  name: string,
  now: Date,
  named?: NamedAd | null,
): Capture {
  const { personId, userId, answers = [] } = event;
  const isPhone = platform === "whatsapp" && /^\d+$/.test(personId);
  const read = readForm(answers);
  const capture: Capture = {
    platform,
    importMethod: "webhook",
    externalId: userId ?? personId,
    aliasId: userId && userId !== personId ? personId : null,
    name: event.name || name || read.name,
    email: read.email,
    phone: isPhone ? `+${personId}` : read.phone,
    companyName: read.companyName,
    title: read.title,
    industry: read.industry,
    region: read.region,
    leadSource: sourceOf(platform, event.referral, named),
    message: event.text || null,
    capturedAt: event.at === null ? null : new Date(event.at),
  };
  return withAnswers(capture, answers, `${PLATFORM_NAMES[platform]} form`, now);
}

/** A person who stopped or resumed marketing messages; they need not have written before. */
export function captureOfPreference(
  { personId, userId, name, at, isStop }: MetaEvent & { kind: "preference" },
  platform: MetaPlatformName,
  receivedAt: Date,
): Capture {
  const saidAt = at === null ? receivedAt : new Date(Math.min(at, receivedAt.getTime()));
  return {
    platform,
    importMethod: "webhook",
    externalId: userId ?? personId,
    aliasId: userId && userId !== personId ? personId : null,
    name: name || null,
    phone: platform === "whatsapp" && /^\d+$/.test(personId) ? `+${personId}` : null,
    leadSource: `Message on ${PLATFORM_NAMES[platform]}`,
    capturedAt: saidAt,
    optedOutAt: isStop ? saidAt : null,
  };
}
