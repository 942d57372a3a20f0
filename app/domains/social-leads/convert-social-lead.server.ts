import { and, eq, sql } from "drizzle-orm";
import type { BusinessContext } from "~/core/context";
import { countryName } from "~/core/places/countries";
import { toUnixSeconds } from "~/core/seconds";
import { statement } from "~/core/statement";
import { orUnavailable } from "~/core/transient";
import { openOpportunityOfSocialLead } from "~/domains/opportunities/creation/create-opportunity-from-social-lead.server";
import { opportunitiesOfSocialLeads } from "~/domains/opportunities/creation/move-opportunities-of-social-lead.server";
import type { Opportunity } from "~/domains/opportunities/opportunity";
import { NO_REGION, regionName } from "~/domains/opportunities/regions";
import { carryConsentStatements } from "./carry-consent.server";
import { getSocialLead } from "./list-leads.server";
import { touchStatement } from "./move-lead.server";
import { leadName } from "./names";
import { SOURCE_NAMES } from "./policy";
import { type SocialLead, socialLeads } from "./tables";

const regionOf = ({ country }: SocialLead) => (country && regionName(countryName(country))) || NO_REGION;

const draftOf = (ctx: BusinessContext, lead: SocialLead) => ({
  title: `${lead.companyName ?? leadName(lead)}, from ${SOURCE_NAMES[lead.platform]}`.slice(0, 160),
  region: regionOf(lead),
  description: lead.message,
  contactName: lead.name,
  contactEmail: lead.email,
  contactPhone: lead.phone,
  companyName: lead.companyName,
  ownerId: ctx.actor.userId,
  socialLeadId: lead.id,
  source: "social" as const,
  isDemo: lead.isDemo,
});

interface ConvertedLead {
  lead: SocialLead;
  opportunity: Opportunity;
  isNew: boolean;
}

/**
 * Creates the lead's deal once, even if requested concurrently; lead and deal reference each other. @throws DomainError
 * not_found, limit_reached
 */
export async function convertSocialLead(ctx: BusinessContext, leadId: number): Promise<ConvertedLead> {
  const lead = await getSocialLead(ctx, leadId);
  const now = toUnixSeconds(ctx.now());
  const byId = and(eq(socialLeads.id, leadId), eq(socialLeads.accountId, ctx.account.id));
  const open = (consents: D1PreparedStatement[]) =>
    openOpportunityOfSocialLead(ctx, draftOf(ctx, lead), (opportunityId, isWritten) => [
      statement(
        ctx,
        sql`update ${socialLeads} set status = 'converted', opportunity_id = ${opportunityId}, converted_at = ${now},
        updated_at = ${now} where ${byId} and ${isWritten}`,
      ),
      touchStatement(ctx, lead, { kind: "converted", text: null }, isWritten),
      ...consents,
    ]);
  const opening = carryConsentStatements(ctx, [lead]).then(open);
  const opened = await orUnavailable(ctx, opening, "Failed to convert lead.");
  return { lead: await getSocialLead(ctx, leadId), ...opened };
}

/** Existing deals of the lead and of leads merged into it. If they were deleted, the lead can be converted again. */
export const opportunitiesOf = (
  ctx: BusinessContext,
  lead: SocialLead,
  merges: readonly { mergedId: number }[],
): Promise<Opportunity[]> =>
  lead.opportunityId === null
    ? Promise.resolve([])
    : opportunitiesOfSocialLeads(ctx, [lead.id, ...merges.map(({ mergedId }) => mergedId)]);
