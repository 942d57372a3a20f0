import { eq } from "drizzle-orm";
import type { BusinessContext } from "~/core/context";
import { DomainError } from "~/core/errors";
import { paragraphsOf } from "~/core/html/paragraphs";
import { statement } from "~/core/statement";
import { requireVerifiedAccount } from "~/domains/identity/verified-user.server";
import { queueMailbox } from "~/domains/mailboxes/queue-mailbox.server";
import { replyMailbox } from "~/domains/mailboxes/reply-mailbox.server";
import { type SingleMail, singleMailStatements, usesOf } from "~/domains/messages/one-off-emails.server";
import { withQuota } from "~/domains/quotas/charge-quota.server";
import { signatureOf } from "~/domains/templates/signatures/signatures.server";
import type { AnswerInput } from "../reply-schemas";
import { threads } from "../tables";
import { mayBeQueued, replyEligibility } from "./reply-blockers.server";
import { getThread, listMailsOf } from "./threads.server";

const NO_MAILBOX = "Connect a mailbox first to send replies.";
const REFUSED = "This person does not want mail from you. Nothing was sent.";

const plainId = (id: string | null) => (id && /^<[\x21-\x7e]{3,300}>$/.test(id) ? id : null);

/** @throws DomainError forbidden while the account is unverified; conflict without a mailbox or after a no; limit_reached */
export async function replyToThread(
  ctx: BusinessContext,
  threadId: number,
  { text }: AnswerInput,
): Promise<number> {
  const thread = await getThread(ctx, threadId);
  await requireVerifiedAccount(ctx);
  const mailboxId = await replyMailbox(ctx, thread.mailboxId);
  if (mailboxId === null) throw new DomainError("conflict", NO_MAILBOX);
  const ids = (await listMailsOf(ctx, thread)).flatMap(({ messageId }) => plainId(messageId) ?? []);
  const last = ids.at(-1);
  const signature = await signatureOf(ctx, ctx.actor.userId);
  const { country, rule, eligibility } = await replyEligibility(ctx, thread);
  const mail: SingleMail = {
    accountId: ctx.account.id,
    mailboxId,
    to: { address: thread.address, name: thread.name },
    leadId: thread.leadId,
    country,
    rule,
    subject: `Re: ${thread.subject}`.slice(0, 300),
    text: `${text}\n\n${signature.text}`.trim(),
    html: `${paragraphsOf(text)}\n${signature.html}`,
    headers: last ? { "In-Reply-To": last, References: ids.slice(-3).join(" ") } : {},
  };
  const statements = singleMailStatements(ctx, mail, mayBeQueued(eligibility));
  const [, , written] = await withQuota(
    ctx,
    usesOf(mail),
    (count) => ctx.d1.batch<{ message_id: number }>([statement(ctx, count), ...statements]),
    { onlyIf: mayBeQueued(eligibility) },
  );
  const id = written?.results[0]?.message_id;
  if (id === undefined) throw new DomainError("conflict", REFUSED);
  await ctx.db.update(threads).set({ needsReviewSince: null }).where(eq(threads.id, thread.id));
  await queueMailbox(ctx, mailboxId);
  return id;
}
