import { type BusinessContext, isDemoWork } from "~/core/context";
import { countryName } from "~/core/places/countries";
import { linkedinUrl } from "~/domains/directory/contacts/contact-input";
import {
  bringPeople,
  type ImportedContact,
  type Person,
} from "~/domains/directory/contacts/import-contacts.server";
import { personKey } from "~/domains/directory/contacts/person-key";
import { leadBlockingReason } from "../ingest-opt-out.server";
import { leadName } from "../names";
import { SOURCE_NAMES } from "../policy";
import type { SocialLead } from "../tables";
import type { CampaignType, Part } from "./policy";

export const NOBODY: Record<CampaignType, string> = {
  email: "None of these leads has an email address. Select other leads or choose LinkedIn.",
  linkedin: "None of these leads has a LinkedIn profile. Select other leads or choose email.",
  mixed: "None of these leads has an email address or a LinkedIn profile. Select other leads.",
};

const profileOf = ({ socialProfile }: SocialLead) => (socialProfile ? linkedinUrl(socialProfile) : null);

/** How a campaign of this type contacts a lead. Demo leads are not contacted. */
export function partOf(ctx: BusinessContext, lead: SocialLead, type: CampaignType): Part {
  if (lead.isDemo && !ctx.account.isDemo && !isDemoWork(ctx)) return "none";
  if (leadBlockingReason(lead) !== null) return "none";
  if (type !== "linkedin" && lead.email !== null) return "email";
  return type !== "email" && profileOf(lead) !== null ? "task" : "none";
}

const personOf = (lead: SocialLead): Person => ({
  contactName: lead.name ?? leadName(lead),
  contactEmail: lead.email,
  contactTitle: null,
  companyName: lead.companyName ?? leadName(lead),
  companyWebsite: null,
  companySize: null,
  industry: lead.industry,
  location: lead.country ? countryName(lead.country) : null,
  linkedinProfile: profileOf(lead),
  phoneNumber: lead.phone,
  source: `${SOURCE_NAMES[lead.platform]}, social lead ${lead.id}`,
  country: lead.country,
});

export async function contactsOf(
  ctx: BusinessContext,
  leads: readonly SocialLead[],
): Promise<Map<number, ImportedContact>> {
  const brought = await bringPeople(ctx, leads.map(personOf));
  const byKey = new Map(brought.map((contact) => [contact.personKey, contact]));
  return new Map(
    leads.flatMap((lead) => {
      const contact = byKey.get(personKey(personOf(lead)));
      return contact ? [[lead.id, contact] as const] : [];
    }),
  );
}
