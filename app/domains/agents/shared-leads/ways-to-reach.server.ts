import { sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { toUnixSeconds } from "~/core/seconds";
import { statement } from "~/core/statement";
import { addressHashes } from "~/domains/global-suppressions/address-hash.server";
import {
  ELIGIBILITY_REASONS,
  type Eligibility,
  sendEligibility,
} from "~/domains/suppressions/is-suppressed.server";
import type { Agent } from "../agents.server";
import type { SharedLead } from "./shared-leads.server";

export interface WaysToReach {
  phone: string | null;
  /** Addresses that a phone opens: its dialer, WhatsApp with words to begin with, its mail. */
  tel: string | null;
  whatsapp: string | null;
  email: string | null;
  mailto: string | null;
  /** Why there is no mail, where the person has an address. */
  noMail: string | null;
}

/** Letters of a number as `tel:` takes it; WhatsApp takes those with a country's code alone. */
function numberOf(phone: string): { tel: string; international: string | null } | null {
  const digits = phone.replace(/[^\d+]/g, "").replace(/^00/, "+");
  if (!/^\+?\d{5,15}$/.test(digits)) return null;
  return { tel: `tel:${digits}`, international: digits.startsWith("+") ? digits.slice(1) : null };
}

/** Somebody who wants no mail, or has to be asked first, is shown without an address. */
export async function waysToReach(ctx: Context, agent: Agent, lead: SharedLead): Promise<WaysToReach> {
  const number = lead.contactPhone ? numberOf(lead.contactPhone) : null;
  const eligibility = lead.contactEmail ? await eligibilityOf(ctx, lead, lead.contactEmail) : null;
  const mayMail = eligibility === "opt-out" || eligibility === "consent";
  const hello = `Hello ${lead.contactName ?? ""}`.trim();
  const greeting = `${hello}, I am ${agent.firstName} ${agent.lastName}. I work with ${lead.business}.`;
  const email = mayMail ? lead.contactEmail : null;
  return {
    phone: lead.contactPhone,
    tel: number?.tel ?? null,
    whatsapp: number?.international
      ? `https://wa.me/${number.international}?text=${encodeURIComponent(greeting)}`
      : null,
    email,
    mailto: email
      ? `mailto:${encodeURIComponent(email).replace("%40", "@")}?subject=${encodeURIComponent(lead.business)}&body=${encodeURIComponent(greeting)}`
      : null,
    noMail:
      eligibility !== null && eligibility in ELIGIBILITY_REASONS
        ? ELIGIBILITY_REASONS[eligibility as keyof typeof ELIGIBILITY_REASONS]
        : null,
  };
}

async function eligibilityOf(ctx: Context, lead: SharedLead, email: string): Promise<Eligibility> {
  const eligibility = sendEligibility({
    accountId: lead.accountId,
    hashes: addressHashes(ctx.config, email),
    country: lead.country ?? "",
    now: toUnixSeconds(ctx.now()),
  });
  const row = await statement(ctx, sql`select ${eligibility} as eligibility`).first<{
    eligibility: Eligibility;
  }>();
  return row?.eligibility ?? "suppressed";
}
