import { sql } from "drizzle-orm";
import type { BusinessContext } from "~/core/context";
import { DomainError } from "~/core/errors";
import { toUnixSeconds } from "~/core/seconds";
import { statement } from "~/core/statement";
import { addressHashes } from "~/domains/global-suppressions/address-hash.server";
import {
  ELIGIBILITY_REASONS,
  type Eligibility,
  sendEligibility,
} from "~/domains/suppressions/is-suppressed.server";
import { leadBlockingReason } from "./ingest-opt-out.server";
import { getSocialLead } from "./list-leads.server";
import { moveStatement, seenStatement, touchStatement } from "./move-lead.server";
import { WAYS, type Way } from "./policy";
import type { ContactInput } from "./schemas";
import type { SocialLead, SocialLeadTouch } from "./tables";

export function openingWords(ctx: BusinessContext, lead: SocialLead): string {
  const hello = `Hello ${lead.name ?? ""}`.trim();
  const { firstName } = ctx.actor;
  return `${hello}, this is ${firstName} from ${ctx.account.name}. Thank you for contacting us.`;
}

const isLinkedin = (address: string | null) =>
  address !== null && /(^|\.)linkedin\.com$/.test(new URL(address).hostname);

/** The URL that each channel opens; null if the lead lacks the channel. Sending eligibility is checked separately. */
export function linkOf(lead: SocialLead, way: Way, text: string): string | null {
  const encodedText = encodeURIComponent(text);
  if (way === "whatsapp")
    return lead.phoneKey && `https://wa.me/${lead.phoneKey.slice(1)}?text=${encodedText}`;
  if (way === "call") return lead.phoneKey && `tel:${lead.phoneKey}`;
  if (way === "mail")
    return lead.email && `mailto:${encodeURIComponent(lead.email).replace("%40", "@")}?body=${encodedText}`;
  return isLinkedin(lead.socialProfile) ? lead.socialProfile : null;
}

const MISSING: Record<Way, string> = {
  whatsapp: "WhatsApp needs a phone number with a country code. Add the number to this lead.",
  call: "This lead has no phone number with a country code. Choose another channel.",
  mail: "This lead has no email address. Choose another channel.",
  linkedin: "This lead has no LinkedIn profile. Choose another channel.",
};

/** Why the lead may not be emailed; null if they may. */
export async function emailBlockingReason(ctx: BusinessContext, lead: SocialLead): Promise<string | null> {
  if (lead.email === null) return MISSING.mail;
  const own = leadBlockingReason(lead);
  if (own !== null) return own;
  const eligibility = sendEligibility({
    accountId: ctx.account.id,
    hashes: addressHashes(ctx.config, lead.email),
    country: lead.country ?? "",
    now: toUnixSeconds(ctx.now()),
  });
  const row = await statement(ctx, sql`select ${eligibility} as eligibility`).first<{
    eligibility: Eligibility;
  }>();
  const found = row?.eligibility ?? "suppressed";
  return found in ELIGIBILITY_REASONS ? ELIGIBILITY_REASONS[found as keyof typeof ELIGIBILITY_REASONS] : null;
}

interface Contacted {
  lead: SocialLead;
  /** What to open next: WhatsApp, the phone dialer, the email program or the profile. */
  url: string;
}

/** Logged as a touch; a new lead becomes contacted. @throws DomainError not_found; invalid for an unknown channel */
export async function contactSocialLead(
  ctx: BusinessContext,
  leadId: number,
  { way, text }: ContactInput,
): Promise<Contacted> {
  const lead = await getSocialLead(ctx, leadId);
  const message = text || openingWords(ctx, lead);
  const url = linkOf(lead, way, message);
  if (url === null) throw new DomainError("invalid", MISSING[way], { field: "way" });
  const blockingReason =
    way === "mail"
      ? await emailBlockingReason(ctx, lead)
      : way === "whatsapp"
        ? leadBlockingReason(lead)
        : null;
  if (blockingReason !== null) throw new DomainError("conflict", blockingReason, { field: "way" });
  await ctx.d1.batch([
    touchStatement(ctx, lead, { kind: way, text: way === "call" ? null : message }),
    moveStatement(ctx, leadId, "contacted", ["new"]),
    seenStatement(ctx, leadId),
  ]);
  return { lead: await getSocialLead(ctx, leadId), url };
}

const FRESH_MS = 10 * 60_000;

/** The link of the last touch, for ten minutes after it was logged. */
export function lastLink(
  lead: SocialLead,
  touch: Pick<SocialLeadTouch, "kind" | "text" | "at"> | undefined,
  now: Date,
): { way: Way; url: string } | null {
  const way = WAYS.find((way) => way === touch?.kind);
  if (!way || !touch || now.getTime() - touch.at.getTime() > FRESH_MS) return null;
  const url = linkOf(lead, way, touch.text ?? "");
  return url === null ? null : { way, url };
}
