import { sql } from "drizzle-orm";
import type { BusinessContext } from "~/core/context";
import { DomainError } from "~/core/errors";
import { mailStatement } from "~/domains/mail/mail-statement.server";
import { queueMails } from "~/domains/mail/queue-mails.server";
import { mailboxForAccount } from "~/domains/mailboxes/mailboxes.server";
import { withQuota } from "~/domains/quotas/charge-quota.server";
import { readFileOf } from "~/domains/templates/files/files.server";
import { previewTemplate } from "~/domains/templates/rendering/lead-preview.server";
import type { RenderedMessage } from "~/domains/templates/rendering/render-message";
import { getTemplate, type Template } from "~/domains/templates/templates.server";
import { sendTest } from "./test-mailbox.server";

/**
 * Sends to the current user only, without copies. From a mailbox that may send, 20 per day; else from the platform, one
 * per minute.
 * @throws DomainError forbidden before the address is confirmed; conflict, too_many; not_found
 */
export async function testTemplate(
  ctx: BusinessContext,
  templateId: number,
  leadId: number | null,
): Promise<{ address: string }> {
  const template = await getTemplate(ctx, templateId);
  const { actor } = ctx;
  if (!actor.isVerified)
    throw new DomainError(
      "forbidden",
      "Confirm your email address first. We’ll send the test email to that address.",
    );
  const { message, version } = await previewTemplate(ctx, template, leadId);
  if (!message) throw new DomainError("conflict", "No leads to preview. Find leads first.");
  const mailbox = await mailboxForAccount(ctx);
  if (mailbox?.readyAt && !mailbox.pausedAt) {
    const { subject, text, html } = message;
    const { to } = await sendTest(ctx, mailbox.id, { subject, text, html, fileId: version.fileId });
    return { address: to };
  }
  return sendFromPlatform(ctx, version, message);
}

async function sendFromPlatform(ctx: BusinessContext, template: Template, message: RenderedMessage) {
  const { actor } = ctx;
  const file = template.fileId === null ? null : await readFileOf(ctx, template.fileId);
  const minute = Math.floor(ctx.now().getTime() / 60_000);
  const cause = `template-test:${template.id}:${actor.userId}:${minute}`;
  const mail = mailStatement(ctx, {
    cause,
    to: { address: actor.email, name: `${actor.firstName} ${actor.lastName}` },
    isEssential: true,
    subject: message.subject,
    paragraphs: [],
    whole: { text: message.text, html: `<!doctype html>\n<meta charset="utf-8">\n${message.html}\n` },
    attachments: file ? [{ key: file.key, name: file.originalName, type: file.mimeType }] : [],
  }).returning();
  const [written] = await withQuota(ctx, { mails: 1 }, (count) => ctx.db.batch([mail, count]), {
    onlyIf: sql`changes() > 0`,
  });
  if (written.length === 0)
    throw new DomainError("conflict", "A test of this template was just sent. Try again in a minute.");
  await queueMails(ctx);
  return { address: actor.email };
}
