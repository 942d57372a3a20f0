import type { Context } from "~/core/context";
import type { ProductLanguage } from "~/core/languages";
import { readConsentToken } from "~/core/secrets/link-tokens.server";
import { statement } from "~/core/statement";
import { messageLanguages } from "~/domains/campaigns/steps/message-languages.server";
import { findAccount } from "~/domains/identity/find-account.server";
import { queueMailbox } from "~/domains/mailboxes/queue-mailbox.server";
import { releaseAskedStatement } from "~/domains/messages/waiting-messages.server";
import { answerStatement, findConsentOf, hasConsented } from "~/domains/suppressions/consents.server";

interface OpenConsent {
  sender: string;
  answer: "yes" | "no" | null;
  /** Language of the held email; English if the page is not translated into it. */
  language: ProductLanguage;
}

/** Null if the token is invalid or consent was not requested. */
export async function findConsent(ctx: Context, token: string): Promise<OpenConsent | null> {
  const read = readConsentToken(ctx.config, token);
  if (!read) return null;
  const row = await findConsentOf(ctx, read);
  const account = row?.requestedAt && (await findAccount(ctx.db, read.accountId));
  if (!row || !account) return null;
  const { heldMessageId: heldId } = row;
  const language = (heldId && (await messageLanguages(ctx, [heldId])).get(heldId)) || "en";
  return { sender: account.name, answer: row.deniedAt ? "no" : row.grantedAt ? "yes" : null, language };
}

/** Acceptance releases the waiting emails immediately. Returns whether the token is valid. */
export async function recordConsentReply(
  ctx: Context,
  token: string,
  answer: "yes" | "no",
): Promise<boolean> {
  const read = readConsentToken(ctx.config, token);
  if (!read) return false;
  const row = await findConsentOf(ctx, read);
  const [, released] = await ctx.d1.batch<{ mailbox_id: number }>([
    statement(ctx, answerStatement(ctx, { ...read, answer })),
    ...(row?.heldMessageId ? [releaseAskedStatement(ctx, row.heldMessageId, hasConsented(read))] : []),
  ]);
  const mailboxes = new Set(released?.results.map((message) => message.mailbox_id));
  for (const mailboxId of mailboxes) await queueMailbox(ctx, mailboxId);
  return true;
}
