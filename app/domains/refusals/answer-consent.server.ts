import { and, eq } from "drizzle-orm";
import type { Context } from "~/core/context";
import { findAccount } from "~/domains/identity/find-account.server";
import { answerStatement } from "./consent.server";
import { consents } from "./tables";
import { readConsentToken } from "./tokens.server";

export interface OpenConsent {
  sender: string;
  /** What was answered before; the first no stays. */
  answer: "yes" | "no" | null;
}

/** The question a token is about; null when it is not ours, or nobody asked. */
export async function findConsent(ctx: Context, token: string): Promise<OpenConsent | null> {
  const read = readConsentToken(ctx.config, token);
  if (!read) return null;
  const [row] = await ctx.db
    .select()
    .from(consents)
    .where(and(eq(consents.accountId, read.accountId), eq(consents.addressHash, read.hash)))
    .limit(1);
  const account = row && (await findAccount(ctx.db, read.accountId));
  if (!row || !account) return null;
  return { sender: account.name, answer: row.refusedAt ? "no" : row.givenAt ? "yes" : null };
}

/** Writes a person's answer down. Returns whether the link was ours. */
export async function answerConsent(ctx: Context, token: string, answer: "yes" | "no"): Promise<boolean> {
  const read = readConsentToken(ctx.config, token);
  if (!read) return false;
  await ctx.db.run(answerStatement(ctx, { ...read, answer }));
  return true;
}
