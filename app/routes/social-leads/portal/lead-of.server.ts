import type { BusinessContext } from "~/core/context";
import { parseId } from "~/core/ids";
import { getSocialLead } from "~/domains/social-leads/list-leads.server";

interface Named {
  params: { socialLeadId?: string | undefined };
}

/** The lead that a path of the portal names. @throws DomainError not_found */
export const leadOf = (ctx: BusinessContext, { params }: Named) =>
  getSocialLead(ctx, parseId(params.socialLeadId, "lead"));
