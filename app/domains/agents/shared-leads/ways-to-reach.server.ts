import { sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { e164 } from "~/core/places/dial-codes";
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
  /** URLs that open apps on a phone: dialer, WhatsApp with a prefilled message, mail program. */
  tel: string | null;
  whatsapp: string | null;
  email: string | null;
  mailto: string | null;
  /** Why no email is offered, although the contact has an address. */
  noMail: string | null;
}

/** Formats a number for `tel:` and WhatsApp; the latter needs the country code. */
function numberOf(
  phone: string,
  country: string | null,
): { tel: string; international: string | null } | null {
  const known = e164(phone, country);
  if (known) return { tel: `tel:${known}`, international: known.slice(1) };
  const digits = phone.replace(/[^\d+]/g, "").replace(/^00/, "+");
  if (!/^\+?\d{5,15}$/.test(digits)) return null;
  return { tel: `tel:${digits}`, international: digits.startsWith("+") ? digits.slice(1) : null };
}

export const telOf = (phone: string, country: string | null) => numberOf(phone, country)?.tel ?? null;

const mayBeMailed = (eligibility: Eligibility | null) =>
  eligibility === "opt-out" || eligibility === "consent";

/** Returns how the agent can reach the contact. The address of a contact who opted out or must be asked first is hidden. */
export async function waysToReach(ctx: Context, agent: Agent, lead: SharedLead): Promise<WaysToReach> {
  const number = lead.contactPhone ? numberOf(lead.contactPhone, lead.country) : null;
  const eligibility = lead.contactEmail ? await eligibilityOf(ctx, lead, lead.contactEmail) : null;
  const mayMail = mayBeMailed(eligibility);
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

type Written = Pick<SharedLead, "accountId" | "country">;

function eligibilityStatement(ctx: Context, lead: Written, email: string) {
  const eligibility = sendEligibility({
    accountId: lead.accountId,
    hashes: addressHashes(ctx.config, email),
    country: lead.country ?? "",
    now: toUnixSeconds(ctx.now()),
  });
  return statement(ctx, sql`select ${eligibility} as eligibility`);
}

async function eligibilityOf(ctx: Context, lead: Written, email: string): Promise<Eligibility> {
  const row = await eligibilityStatement(ctx, lead, email).first<{ eligibility: Eligibility }>();
  return row?.eligibility ?? "suppressed";
}

interface Reached extends Written {
  id: number;
  contactPhone: string | null;
  contactEmail: string | null;
}

export const isReachable = async (ctx: Context, lead: Reached) =>
  !(await unreachableAmong(ctx, [lead])).has(lead.id);

/** Addresses checked per call; in a longer list of leads, every address counts as contactable. */
const MAX_LOOKED_UP = 50;

/** Returns the ids of leads without a phone number or a contactable address. */
export async function unreachableAmong(ctx: Context, leads: readonly Reached[]): Promise<Set<number>> {
  const none = leads.filter(({ contactPhone, contactEmail }) => !contactPhone && !contactEmail);
  const byEmail = leads
    .flatMap((lead) => (!lead.contactPhone && lead.contactEmail ? [{ lead, email: lead.contactEmail }] : []))
    .slice(0, leads.length > MAX_LOOKED_UP ? 0 : MAX_LOOKED_UP);
  const found =
    byEmail.length === 0
      ? []
      : await ctx.d1.batch<{ eligibility: Eligibility }>(
          byEmail.map(({ lead, email }) => eligibilityStatement(ctx, lead, email)),
        );
  const refused = byEmail.filter((_, index) => !mayBeMailed(found[index]?.results[0]?.eligibility ?? null));
  return new Set([...none.map(({ id }) => id), ...refused.map(({ lead }) => lead.id)]);
}
