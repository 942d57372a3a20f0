import type { BusinessContext } from "~/core/context";
import { plainText } from "~/core/text";
import { listLeads } from "~/domains/lead-search/leads/leads.server";
import { safeHtml } from "../insert-template.server";
import { signatureOf } from "../signatures/signatures.server";
import type { UnsavedWords } from "../template-schema";
import { nameOfLead } from "./lead-preview.server";
import { leadValues } from "./lead-values";
import { compileTemplate, type RenderedMessage, renderMessage } from "./render-message";

export type WordsPreview = Omit<RenderedMessage, "text"> & { reader: string };

/** Renders unsaved text for the account's lead with the highest confidence; null without a lead. Saves nothing. */
export async function previewContent(
  ctx: BusinessContext,
  { subject, content }: UnsavedWords,
): Promise<WordsPreview | null> {
  const [lead] = (await listLeads(ctx, { limit: 1 })).rows;
  if (!lead) return null;
  const { html: signature } = await signatureOf(ctx, ctx.actor.userId);
  const compiled = compileTemplate(plainText(subject), safeHtml(content));
  const { text: _text, ...message } = renderMessage(compiled, leadValues(lead, signature));
  return { ...message, reader: nameOfLead(lead) };
}
