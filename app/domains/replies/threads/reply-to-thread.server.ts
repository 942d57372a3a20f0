import { eq } from "drizzle-orm";
import type { BusinessContext } from "~/core/context";
import { DomainError } from "~/core/errors";
import { paragraphsOf } from "~/core/html/paragraphs";
import { requireVerifiedAccount } from "~/domains/identity/verified-user.server";
import { replyMailbox } from "~/domains/mailboxes/reply-mailbox.server";
import type { SingleMail } from "~/domains/messages/one-off-emails.server";
import { queueOneToOne } from "~/domains/sending/queue-one-to-one.server";
import { signatureOf } from "~/domains/templates/signatures/signatures.server";
import type { AnswerInput } from "../reply-schemas";
import { threads } from "../tables";
import { mayBeQueued, replyEligibility } from "./reply-blockers.server";
import { getThread, listMailsOf } from "./threads.server";

const NO_MAILBOX = "Connect a mailbox first to send replies.";
const REFUSED = "This address is on your suppression list, so your reply wasn’t sent.";

const plainId = (id: string | null) => (id && /^<[\x21-\x7e]{3,300}>$/.test(id) ? id : null);

/**
 * Queues a reply ahead of campaigns; a paused mailbox sends it when resumed.
 * @throws DomainError forbidden while the account is unverified; conflict without a mailbox or after an opt-out;
 * limit_reached with a draft
 */
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
  const { country, rule, askedAt, eligibility } = await replyEligibility(ctx, thread);
  const mail: SingleMail = {
    accountId: ctx.account.id,
    mailboxId,
    to: { address: thread.address, name: thread.name },
    leadId: thread.leadId,
    country,
    rule,
    askedAt,
    subject: `Re: ${thread.subject}`.slice(0, 300),
    text: `${text}\n\n${signature.text}`.trim(),
    html: `${paragraphsOf(text)}\n${signature.html}`,
    headers: last ? { "In-Reply-To": last, References: ids.slice(-3).join(" ") } : {},
  };
  const draft = { record: `thread:${thread.id}`, text } as const;
  const id = await queueOneToOne(ctx, { mail, draft, onlyIf: mayBeQueued(eligibility) });
  if (id === null) throw new DomainError("conflict", REFUSED);
  await ctx.db.update(threads).set({ needsReviewSince: null }).where(eq(threads.id, thread.id));
  return id;
}
