import { type SQL, sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { statement } from "~/core/statement";
import { findAccount } from "~/domains/identity/find-account.server";
import { countOutcomeStatements } from "~/domains/outreach/count-outcome.server";
import { stopSequenceStatements } from "~/domains/outreach/stop-sequence.server";
import { addressHashes } from "~/domains/privacy/address-hash.server";
import { findMessage, type SentMessage } from "~/domains/sending/find-message.server";
import { markStatement } from "~/domains/sending/mark-message.server";
import { isRefused } from "./is-refused.server";
import { refuseStatement } from "./refuse.server";
import { isTokenOf, rowOfToken } from "./tokens.server";

async function messageOfToken(ctx: Context, token: string): Promise<SentMessage | null> {
  const id = rowOfToken(token);
  const message = id === null ? null : await findMessage(ctx, id);
  return message && isTokenOf(ctx.config, "unsubscribe", token, message.id, message.toAddress)
    ? message
    : null;
}

/** Who wrote to whom, for the page of the link, and whether that is over; null when the link is not one of ours. */
export async function findUnsubscribe(
  ctx: Context,
  token: string,
): Promise<{ address: string; sender: string; isOver: boolean } | null> {
  const message = await messageOfToken(ctx, token);
  const account = message && (await findAccount(ctx.db, message.accountId));
  if (!message || !account) return null;
  const hashes = addressHashes(ctx.config, message.toAddress);
  const now = await ctx.db.get<{ over: number }>(sql`select ${isRefused(account.id, hashes)} as over`);
  return { address: message.toAddress, sender: account.name, isOver: now?.over === 1 };
}

/** Everything that follows a reader's no, for one batch. Told twice, it counts once. */
export function unsubscribeStatements(
  ctx: Context,
  message: SentMessage,
  note: string,
): D1PreparedStatement[] {
  const { accountId, toAddress: address, id } = message;
  const refusal = { accountId, address, reason: "unsubscribe", outreachMessageId: id, note } as const;
  const changes: SQL[] = [
    ...countOutcomeStatements(message, "unsubscribed"),
    markStatement(ctx, id, "unsubscribed"),
    ...stopSequenceStatements({ accountId, address, reason: "This person does not want mail." }),
  ];
  return [statement(ctx, refuseStatement(ctx, refusal)), ...changes.map((change) => statement(ctx, change))];
}

/** The reader's no, by the button of the page or of the mail program (RFC 8058). Returns whether the link was ours. */
export async function unsubscribe(ctx: Context, token: string, way: "page" | "one-click"): Promise<boolean> {
  const message = await messageOfToken(ctx, token);
  if (!message) return false;
  const note = way === "page" ? "The page of the link in the mail" : "The button of the mail program";
  await ctx.d1.batch(unsubscribeStatements(ctx, message, note));
  return true;
}
