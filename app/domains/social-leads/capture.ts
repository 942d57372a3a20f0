import { emailKey } from "~/core/email";
import { optionalEmailOf } from "~/core/email-address";
import { cityNamed } from "~/core/places/cities";
import { countryCode } from "~/core/places/countries";
import { e164 } from "~/core/places/dial-codes";
import { plainText, typedText } from "~/core/text";
import type { LeadOptOut } from "./lead-opt-outs";
import { type ImportMethod, type LeadSource, type LeadType, MAX_CAPTURE } from "./policy";
import type { Said } from "./tables";

/** A person as described by a source; unknown fields are left out. Text over our limits is truncated. */
export interface Capture {
  platform: LeadSource;
  importMethod: ImportMethod;
  externalId?: string | null;
  /** Another ID under which the platform may have reported the person before. */
  aliasId?: string | null;
  title?: string | null;
  name?: string | null;
  email?: string | null;
  phone?: string | null;
  companyName?: string | null;
  industry?: string | null;
  /** A country in any spelling, or any other place. */
  region?: string | null;
  leadSource?: string | null;
  socialProfile?: string | null;
  leadType?: LeadType | null;
  tags?: readonly string[];
  message?: string | null;
  consentText?: string | null;
  consentAt?: Date | null;
  followerCount?: number | null;
  isVerified?: boolean | null;
  marketingCampaignId?: number | null;
  capturedAt?: Date | null;
  importId?: number | null;
  /** Created by the platform's tool for testing forms. */
  isTest?: boolean;
  /** When the person stopped marketing messages on the platform, or opted out without giving an email address. */
  optedOutAt?: Date | null;
  /** Addresses to suppress in the lead's batch, with the file or form they come from. */
  optOut?: { said: LeadOptOut; from: string; createdBy: number | null } | null;
}

export const NOBODY = "Enter an email address, a phone number or a platform ID.";

const cut = (text: string | null | undefined, limit: number): string | null => {
  const plain = plainText((text ?? "").slice(0, limit * 4));
  return Array.from(plain).slice(0, limit).join("").trim() || null;
};

const lines = (text: string | null | undefined, limit: number): string | null =>
  Array.from(typedText((text ?? "").slice(0, limit * 4)))
    .slice(0, limit)
    .join("")
    .trim() || null;

const webAddress = (text: string | null): string | null =>
  text !== null && /^https?:\/\/[^\s"<>]+$/i.test(text) ? text : null;

const wholeNumber = (count: number | null | undefined): number | null =>
  count !== null && count !== undefined && Number.isSafeInteger(count) && count >= 0 ? count : null;

const tagsOf = (tags: readonly string[] = []): string[] =>
  [
    ...new Set(
      tags
        .slice(0, 100)
        .map((tag) => cut(tag, MAX_CAPTURE.tag))
        .filter((tag) => tag !== null),
    ),
  ].slice(0, MAX_CAPTURE.tags);

const defined = (said: Record<keyof Said, string | null>): Said =>
  Object.fromEntries(Object.entries(said).filter(([, value]) => value !== null));

/**
 * Fits a capture to the table's limits; null if nothing identifies the person. `home`: the account's country, used for
 * numbers without a country.
 */
export function captured(capture: Capture, home: string | null) {
  const region = cut(capture.region, MAX_CAPTURE.region);
  const country = region === null ? null : countryCode(region);
  const saidEmail = cut(capture.email, 254);
  const saidPhone = cut(capture.phone, 40);
  const email = optionalEmailOf(saidEmail ?? "");
  const key = email === null ? null : emailKey(email);
  const place = region === null ? home : (country ?? cityNamed(region)?.country ?? null);
  const phoneKey = saidPhone === null ? null : e164(saidPhone, place);
  const externalId = cut(capture.externalId, MAX_CAPTURE.externalId) ?? key ?? phoneKey;
  if (externalId === null) return null;
  const name = cut(capture.name, MAX_CAPTURE.name);
  const companyName = cut(capture.companyName, MAX_CAPTURE.company);
  const message = lines(capture.message, MAX_CAPTURE.message);
  const consentText = lines(capture.consentText, MAX_CAPTURE.consent);
  return {
    platform: capture.platform,
    importMethod: capture.importMethod,
    externalId,
    aliasId: cut(capture.aliasId, MAX_CAPTURE.externalId),
    title: cut(capture.title, MAX_CAPTURE.title),
    name,
    email,
    emailKey: key,
    phone: saidPhone,
    phoneKey,
    companyName,
    industry: cut(capture.industry, MAX_CAPTURE.industry),
    region,
    country,
    leadSource: cut(capture.leadSource, MAX_CAPTURE.source),
    socialProfile: webAddress(cut(capture.socialProfile, MAX_CAPTURE.profile)),
    leadType: capture.leadType ?? null,
    tags: tagsOf(capture.tags),
    message,
    consentText,
    consentAt: consentText === null ? null : (capture.consentAt ?? null),
    followerCount: wholeNumber(capture.followerCount),
    isVerified: capture.isVerified ?? null,
    marketingCampaignId: capture.marketingCampaignId ?? null,
    capturedAt: capture.capturedAt ?? null,
    importId: capture.importId ?? null,
    isTest: capture.isTest ?? false,
    optedOutAt: capture.optedOutAt ?? null,
    said: defined({ name, email: saidEmail, phone: saidPhone, company: companyName, message }),
  };
}
export type Captured = NonNullable<ReturnType<typeof captured>>;
