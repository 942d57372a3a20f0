import { and, eq, isNull } from "drizzle-orm";
import type { Context } from "~/core/context";
import { pepperHmac } from "~/core/secrets/pepper.server";
import { recoveryCodes } from "../tables";

const COUNT = 10;
// Without ambiguous letters and digits.
const ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/** Returns ten characters of 5 bits each: 50 bits, which the attempt limit makes impossible to guess. */
function newCode(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(10));
  const text = [...bytes].map((byte) => ALPHABET[byte % 32]).join("");
  return `${text.slice(0, 5)}-${text.slice(5)}`;
}

async function hashOf(ctx: Context, userId: number, code: string): Promise<string> {
  const text = code.toUpperCase().replace(/[^A-Z0-9]/g, "");
  return Buffer.from(await pepperHmac(ctx.config, `recovery-code:${userId}:${text}`)).toString("hex");
}

export async function newRecoveryCodes(ctx: Context, userId: number) {
  const codes = Array.from({ length: COUNT }, newCode);
  const rows = await Promise.all(
    codes.map(async (code) => ({ userId, codeHash: await hashOf(ctx, userId, code) })),
  );
  return {
    codes,
    statements: [removeRecoveryCodes(ctx, userId), ctx.db.insert(recoveryCodes).values(rows)] as const,
  };
}

export const removeRecoveryCodes = (ctx: Context, userId: number) =>
  ctx.db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));

/** Each code works once, also under concurrency. */
export async function takeRecoveryCode(ctx: Context, userId: number, code: string): Promise<boolean> {
  const codeHash = await hashOf(ctx, userId, code);
  const used = await ctx.db
    .update(recoveryCodes)
    .set({ usedAt: ctx.now() })
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        eq(recoveryCodes.codeHash, codeHash),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ userId: recoveryCodes.userId });
  return used.length > 0;
}

export async function countRecoveryCodes(ctx: Context, userId: number): Promise<number> {
  return ctx.db.$count(recoveryCodes, and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
}
