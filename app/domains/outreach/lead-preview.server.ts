import type { BusinessContext } from "~/core/context";
import { getLead, listLeads } from "~/domains/lead-search/leads.server";
import { leadValues } from "./lead-values";
import { compileTemplate, type RenderedMessage, renderMessage } from "./render-message";
import { signatureOf } from "./signature.server";
import type { Template } from "./templates.server";

/** Leads one can choose from; any other of the account by its address. */
const CHOICES = 50;

export interface Preview {
  leads: { id: number; name: string }[];
  lead: { id: number; name: string; email: string | null } | null;
  message: RenderedMessage | null;
}

const nameOf = (lead: { companyName: string; contactName: string | null }) =>
  lead.contactName ? `${lead.contactName}, ${lead.companyName}` : lead.companyName;

/** What a lead would read, signed by who looks. @throws DomainError not_found for a lead of another account */
export async function previewTemplate(
  ctx: BusinessContext,
  template: Pick<Template, "subject" | "content">,
  leadId: number | null,
): Promise<Preview> {
  const { rows } = await listLeads(ctx, { limit: CHOICES });
  const lead = leadId === null ? rows[0] : await getLead(ctx, leadId);
  const leads = rows.map((row) => ({ id: row.id, name: nameOf(row) }));
  if (!lead) return { leads, lead: null, message: null };
  if (!rows.some(({ id }) => id === lead.id)) leads.unshift({ id: lead.id, name: nameOf(lead) });
  const { html } = await signatureOf(ctx, ctx.actor.userId);
  const compiled = compileTemplate(template.subject, template.content);
  return {
    leads,
    lead: { id: lead.id, name: nameOf(lead), email: lead.contactEmail },
    message: renderMessage(compiled, leadValues(lead, html)),
  };
}
