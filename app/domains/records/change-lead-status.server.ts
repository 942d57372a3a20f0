import { z } from "zod";
import type { BusinessContext } from "~/core/context";
import { updateLead } from "~/domains/lead-search/leads/update-lead.server";
import { LEAD_STATUSES } from "~/domains/lead-search/policy";

const Status = z.enum(LEAD_STATUSES, "Choose a status from the list.");

/** Changes a lead of the page's company; `from` is the status that the user saw. */
export const LeadStatusForm = z.object({ leadId: z.number().int().positive(), from: Status, status: Status });

/** The last status change, for the note with its Undo button. */
export const StatusQuery = z.object({
  changed: z.number().int().positive().optional(),
  was: Status.optional(),
});

/** @throws DomainError conflict if a teammate changed the status in the meantime; not_found */
export const changeLeadStatus = async (
  ctx: BusinessContext,
  { leadId, from, status }: z.infer<typeof LeadStatusForm>,
): Promise<void> => {
  await updateLead(ctx, leadId, { status }, from);
};

/** The changed lead and its previous status; null if it has that status again. */
export function statusChanged<Lead extends { id: number; status: string }>(
  leads: readonly Lead[],
  { changed, was }: z.infer<typeof StatusQuery>,
) {
  const lead = leads.find(({ id }) => id === changed);
  return lead && was && lead.status !== was ? { lead: { id: lead.id, status: lead.status }, was } : null;
}
export type StatusChanged = NonNullable<ReturnType<typeof statusChanged>>;
