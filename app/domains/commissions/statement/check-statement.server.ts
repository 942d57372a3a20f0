import type { Context } from "~/core/context";
import { DomainError } from "~/core/errors";
import { consumeAttempt } from "~/domains/identity/sign-in/rate-limiter.server";
import { m } from "~/messages/messages";
import { signingKey } from "../ledger/signing-key.server";
import { verifyStatement } from "./verify-statement.mjs";

/** The current signing key, then the keys from before a rotation, which still verify older heads. */
export const ledgerKeys = async ({ config }: Context): Promise<string[]> => [
  (await signingKey(config)).publicKey,
  ...(config.LEDGER_OLD_KEYS?.split(",") ?? []),
];

const refused = (problem: string) => ({ isUntouched: false, problem, count: 0, sums: null });

/** About 20,000 entries; `npm run verify-statement` reads larger ones. */
export const MAX_STATEMENT_BYTES = 4_000_000;

export function requireStatementSize(bytes: number): void {
  if (bytes > MAX_STATEMENT_BYTES)
    throw new DomainError("too_large", m.agents_check_statement_choose_a_statement_of_at());
}

export const requireStatementAttempt = (ctx: Context): Promise<void> =>
  consumeAttempt(ctx, ["statement-network", ctx.client.address]);

async function* textWithinSize(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.length;
    requireStatementSize(size);
    yield decoder.decode(chunk, { stream: true });
  }
  yield decoder.decode();
}

export const checkStatementFile = (ctx: Context, chunks: AsyncIterable<Uint8Array>) =>
  checkStatement(ctx, textWithinSize(chunks));

/** Verifies a statement without storing it. `pieces` are the parts of the file's text, in order. */
export async function checkStatement(ctx: Context, pieces: AsyncIterable<string>) {
  const { isUntouched, problem, count, sums, publicKey } = await verifyStatement(pieces);
  if (isUntouched && !(await ledgerKeys(ctx)).includes(publicKey))
    return refused(m.agents_check_statement_the_statement_is_complete_but());
  return { isUntouched, problem, count, sums };
}
