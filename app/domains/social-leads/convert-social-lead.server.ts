import { and, eq, sql } from "drizzle-orm";
import type { BusinessContext } from "~/core/context";
import { countryName } from "~/core/places/countries";
import { secondsOf } from "~/core/seconds";
import { statement } from "~/core/statement";
import { orUnavailable } from "~/core/transient";
import {
  findOpportunityOfSocialLead,
  openOpportunityOfSocialLead,
} from "~/domains/opportunities/opening/open-opportunity-of-social-lead.server";
import type { Opportunity } from "~/domains/opportunities/opportunity";
import { NO_REGION, regionName } from "~/domains/opportunities/regions";
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

export interface ConvertedLead {
  lead: SocialLead;
  opportunity: Opportunity;
  isNew: boolean;
}

/** Opens its opportunity once, also at once; each knows the other. @throws DomainError not_found, limit_reached */
export async function convertSocialLead(ctx: BusinessContext, leadId: number): Promise<ConvertedLead> {
  const lead = await getSocialLead(ctx, leadId);
  const now = secondsOf(ctx.now());
  const isIt = and(eq(socialLeads.id, leadId), eq(socialLeads.accountId, ctx.account.id));
  const opening = openOpportunityOfSocialLead(ctx, draftOf(ctx, lead), (opportunityId, isWritten) => [
    statement(
      ctx,
      sql`update ${socialLeads} set status = 'converted', opportunity_id = ${opportunityId}, converted_at = ${now},
        updated_at = ${now} where ${isIt} and ${isWritten}`,
    ),
    touchStatement(ctx, lead, { kind: "converted", text: null }, isWritten),
  ]);
  const opened = await orUnavailable(ctx, opening, "Failed to convert lead.");
  return { lead: await getSocialLead(ctx, leadId), ...opened };
}

/** The one that is there: who deleted it can convert the lead again. */
export const opportunityOf = (ctx: BusinessContext, lead: SocialLead): Promise<Opportunity | null> =>
  lead.opportunityId === null ? Promise.resolve(null) : findOpportunityOfSocialLead(ctx, lead.id);
