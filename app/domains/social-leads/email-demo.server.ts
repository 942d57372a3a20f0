import { sql } from "drizzle-orm";
import type { BusinessContext } from "~/core/context";
import { DomainError } from "~/core/errors";
import { mailStatement } from "~/domains/mail/mail-statement.server";
import { queueMails } from "~/domains/mail/queue-mails.server";
import { withQuota } from "~/domains/quotas/charge-quota.server";
import { MARKETING } from "~/paths/business/marketing";

export const DEMO_SENT = "Demo email sent successfully!";
const DEMO_FAILED = "Failed to send demo";

const failed = (code: "forbidden" | "conflict", reason: string) =>
  new DomainError(code, `${DEMO_FAILED}: ${reason}`);

/** Emails a sample for a new lead to the requesting user; one per minute. @throws DomainError forbidden for an unconfirmed address, conflict, limit_reached */
export async function sendEmailDemo(ctx: BusinessContext): Promise<{ address: string }> {
  const { actor, account, config } = ctx;
  if (!actor.isVerified)
    throw failed("forbidden", "confirm your email address first. We’ll send the demo to that address.");
  const minute = Math.floor(ctx.now().getTime() / 60_000);
  const mail = mailStatement(ctx, {
    cause: `marketing-demo:${actor.userId}:${minute}`,
    to: { address: actor.email, name: `${actor.firstName} ${actor.lastName}` },
    isEssential: true,
    subject: `Demo: a first email from ${account.name}`,
    paragraphs: [
      "This is a demo email. Only you receive it.",
      `Thank you for contacting ${account.name}. We’ve read your message and will get back to you today. Which product are you interested in, and when do you need it?`,
      `${actor.firstName} ${actor.lastName}, ${account.name}`,
      "Emails to real leads are sent from your own mailbox, only where the law allows, and always with an unsubscribe link.",
    ],
    action: { label: "Open Lead Management", url: `${config.APP_ORIGIN}${MARKETING.leads}` },
  }).returning();
  const [written] = await withQuota(ctx, { mails: 1 }, (count) => ctx.db.batch([mail, count]), {
    onlyIf: sql`changes() > 0`,
  });
  if (written.length === 0) throw failed("conflict", "a demo email was just sent. Try again in a minute.");
  await queueMails(ctx);
  return { address: actor.email };
}
