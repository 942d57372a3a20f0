import type { AccountContext } from "~/core/context";
import { DomainError } from "~/core/errors";
import { requireTeammate } from "~/domains/identity/team/teammates.server";
import { getOpportunity } from "./opportunities.server";
import type { Opportunity } from "./opportunity";
import type { OpportunityInput } from "./schemas";
import { writeOpportunity } from "./write-opportunity.server";

export const LOST_REASON_MISSING = "Enter a loss reason.";

/** @throws DomainError invalid for an owner outside the team, or a lost deal without a reason */
export async function createOpportunity(ctx: AccountContext, input: OpportunityInput): Promise<Opportunity> {
  if (input.status === "closed_lost" && !input.lostReason)
    throw new DomainError("invalid", LOST_REASON_MISSING, { field: "lostReason" });
  const { leadId: _lead, ...facts } = input;
  const ownerId = input.ownerId ?? (ctx.actor.kind === "user" ? ctx.actor.userId : null);
  if (input.ownerId) await requireTeammate(ctx, input.ownerId, "ownerId");
  const id = await writeOpportunity(ctx, { ...facts, ownerId, source: "manual" });
  return getOpportunity(ctx, id);
}
