import { type SQL, sql } from "drizzle-orm";
import type { BusinessContext } from "~/core/context";
import { sanitizeHtml } from "~/core/html/sanitize-html";
import { toUnixSeconds } from "~/core/seconds";
import { statement } from "~/core/statement";
import { contentHtml } from "./content-html";
import { compileTemplate } from "./rendering/render-message";
import { hasRoom, limitError } from "./template-limit";
import type { TemplateInput } from "./template-schema";

export const safeHtml = (content: string) => sanitizeHtml(contentHtml(content), { pictures: true });

export function wordsToSave(subject: string, content: string) {
  const html = safeHtml(content);
  const { variables, unknown } = compileTemplate(subject, html);
  return { subject, content: html, variables: [...variables, ...unknown] };
}

/** Returns the new ID; inserts nothing if `isAllowed` does not hold. */
export function insertTemplate(
  ctx: BusinessContext,
  input: TemplateInput,
  root: number | null,
  isAllowed: SQL,
): D1PreparedStatement {
  const { subject, content, variables } = wordsToSave(input.subject, input.content);
  const now = toUnixSeconds(ctx.now());
  return statement(
    ctx,
    sql`insert into outreach_templates (account_id, created_by, name, template_type, language, variant_of, subject, content,
          variables, cc_emails, file_id, is_demo, created_at, updated_at)
        select ${ctx.account.id}, ${ctx.actor.userId}, ${input.name}, ${input.templateType}, ${input.language}, ${root},
          ${subject}, ${content}, ${JSON.stringify(variables)}, ${JSON.stringify(input.ccEmails)}, ${input.fileId},
          ${ctx.account.isDemo ? 1 : 0}, ${now}, ${now}
        where ${isAllowed} returning id`,
  );
}

/**
 * For a batch that writes a template and its use: `newest` refers to it in statements after `insert`, and `full` is the
 * error if there is no room.
 */
export const templateInBatch = (ctx: BusinessContext, input: TemplateInput) => ({
  insert: insertTemplate(ctx, input, null, hasRoom(ctx.account)),
  isAllowed: hasRoom(ctx.account),
  newest: sql`(select max(id) from outreach_templates where account_id = ${ctx.account.id} and archived_at is null)`,
  full: () => limitError(ctx.account),
});
