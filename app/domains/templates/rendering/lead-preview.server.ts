import type { BusinessContext } from "~/core/context";
import { getLead, listLeads } from "~/domains/lead-search/leads/leads.server";
import { signatureOf } from "../signatures/signatures.server";
import { listVariants, type Template } from "../templates.server";
import { leadValues } from "./lead-values";
import { versionFor } from "./reader-languages";
import { compileTemplate, type RenderedMessage, renderMessage } from "./render-message";

/** Leads offered; any other lead of the account can be chosen by URL. */
const CHOICES = 50;

interface Preview {
  leads: { id: number; name: string }[];
  lead: { id: number; name: string; email: string | null; country: string | null } | null;
  version: Template;
  message: RenderedMessage | null;
}

export const nameOfLead = (lead: { companyName: string; contactName: string | null }) =>
  lead.contactName ? `${lead.contactName}, ${lead.companyName}` : lead.companyName;

/** Renders in the lead's language, signed by the current user. @throws DomainError not_found */
export async function previewTemplate(
  ctx: BusinessContext,
  template: Template,
  leadId: number | null,
): Promise<Preview> {
  const { rows } = await listLeads(ctx, { limit: CHOICES });
  const lead = leadId === null ? rows[0] : await getLead(ctx, leadId);
  const leads = rows.map((row) => ({ id: row.id, name: nameOfLead(row) }));
  if (!lead) return { leads, lead: null, version: template, message: null };
  if (!rows.some(({ id }) => id === lead.id)) leads.unshift({ id: lead.id, name: nameOfLead(lead) });
  const { html } = await signatureOf(ctx, ctx.actor.userId);
  const variants = template.variantOf === null ? await listVariants(ctx, template) : [];
  const translations = variants.filter(({ id }) => id !== template.id);
  const version = versionFor([template, ...translations], lead.country);
  const compiled = compileTemplate(version.subject, version.content);
  return {
    leads,
    lead: { id: lead.id, name: nameOfLead(lead), email: lead.contactEmail, country: lead.country },
    version,
    message: renderMessage(compiled, leadValues(lead, html)),
  };
}
