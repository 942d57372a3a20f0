import { type SQL, sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { isProductLanguage, type ProductLanguage } from "~/core/languages";
import { isTokenOf, rowOfToken } from "~/core/secrets/link-tokens.server";
import { statement } from "~/core/statement";
import { countResponseStatements } from "~/domains/campaigns/metrics/count-response.server";
import { stopSequenceStatements } from "~/domains/campaigns/steps/stop-sequence.server";
import { addressHashes } from "~/domains/global-suppressions/address-hash.server";
import { findAccount } from "~/domains/identity/find-account.server";
import { findMessage, findMessageLanguage, type SentMessage } from "~/domains/messages/find-message.server";
import { markOutcomeStatement } from "~/domains/messages/mark-outcome.server";
import { isSuppressed } from "~/domains/suppressions/is-suppressed.server";
import { suppressStatement } from "~/domains/suppressions/suppress.server";

async function messageOfToken(ctx: Context, token: string): Promise<SentMessage | null> {
  const id = rowOfToken(token);
  const message = id === null ? null : await findMessage(ctx, id);
  return message && isTokenOf(ctx.config, "unsubscribe", token, message.id, message.toAddress)
    ? message
    : null;
}

interface UnsubscribeLink {
  address: string;
  sender: string;
  /** Language of the email; English if the page is not translated into it. */
  language: ProductLanguage;
  isOver: boolean;
}

/** Null if the link is not one of ours. */
export async function findUnsubscribe(ctx: Context, token: string): Promise<UnsubscribeLink | null> {
  const message = await messageOfToken(ctx, token);
  const account = message && (await findAccount(ctx.db, message.accountId));
  if (!message || !account) return null;
  const hashes = addressHashes(ctx.config, message.toAddress);
  const now = await ctx.db.get<{ over: number }>(sql`select ${isSuppressed(account.id, hashes)} as over`);
  const sentIn = await findMessageLanguage(ctx, message.id);
  const language = isProductLanguage(sentIn) ? sentIn : "en";
  return { address: message.toAddress, sender: account.name, language, isOver: now?.over === 1 };
}

/** For one batch. Idempotent. */
export function unsubscribeStatements(
  ctx: Context,
  message: SentMessage,
  note: string,
): D1PreparedStatement[] {
  const { accountId, toAddress: address, id } = message;
  const refusal = { accountId, address, reason: "unsubscribe", outreachMessageId: id, note } as const;
  const changes: SQL[] = [
    ...countResponseStatements(message, "unsubscribed"),
    markOutcomeStatement(ctx, id, "unsubscribed"),
    ...stopSequenceStatements({ accountId, address, reasonCode: "suppressed" }),
  ];
  return [
    statement(ctx, suppressStatement(ctx, refusal)),
    ...changes.map((change) => statement(ctx, change)),
  ];
}

/** Returns whether the token is valid. "one-click" follows RFC 8058. */
export async function unsubscribe(ctx: Context, token: string, way: "page" | "one-click"): Promise<boolean> {
  const message = await messageOfToken(ctx, token);
  if (!message) return false;
  const note = way === "page" ? "Unsubscribe page" : "Unsubscribe button";
  await ctx.d1.batch(unsubscribeStatements(ctx, message, note));
  return true;
}
