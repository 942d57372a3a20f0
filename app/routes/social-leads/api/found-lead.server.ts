import type { BusinessContext } from "~/core/context";
import { requireMarketing } from "~/domains/marketing/access/access.server";
import { leadOf } from "../portal/lead-of.server";

interface Asked {
  ctx: BusinessContext;
  params: { socialLeadId?: string | undefined };
}

/** What isn't yours is not found, whether the portal is open to you or not. @throws DomainError not_found, forbidden */
export async function findPortalLead({ ctx, params }: Asked) {
  const lead = await leadOf(ctx, { params });
  await requireMarketing(ctx);
  return lead;
}
