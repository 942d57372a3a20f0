import { and, eq, gt, isNull, ne, type SQL, sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { DomainError } from "~/core/errors";
import { randomToken, sha256 } from "~/core/ids";
import { m } from "~/messages/messages";
import { oneTimeTokens, users } from "./tables";

export type Purpose = (typeof oneTimeTokens.$inferSelect)["purpose"];

const HOUR = 3600;
const LIFE_SECONDS: Record<Purpose, number> = {
  "verify-email": 72 * HOUR,
  "change-email": 24 * HOUR,
  "reset-password": 3 * HOUR,
  "second-factor": 300,
  "member-second-factor": 300,
  "erase-account": 3 * HOUR,
};

const goneText = () => m.auth_one_time_tokens_this_link_was_already_used();

export async function newToken(
  ctx: Context,
  purpose: Purpose,
  userId: number | SQL<number>,
  /** The recipient's address; for "change-email", the new address. */
  email: string | null = null,
) {
  const token = randomToken();
  const now = ctx.now();
  const expiresAt = new Date(now.getTime() + LIFE_SECONDS[purpose] * 1000);
  const tokenHash = await sha256(token);
  const row = { tokenHash, purpose, userId, email, createdAt: now, expiresAt };
  return { token, tokenHash, statement: ctx.db.insert(oneTimeTokens).values(row) };
}

const usable = (ctx: Context, purpose: Purpose, tokenHash: string) =>
  and(
    eq(oneTimeTokens.tokenHash, tokenHash),
    eq(oneTimeTokens.purpose, purpose),
    isNull(oneTimeTokens.usedAt),
    gt(oneTimeTokens.expiresAt, ctx.now()),
  );

export async function findToken(ctx: Context, purpose: Purpose, token: string) {
  const [row] = await ctx.db
    .select({ userId: users.id, userType: users.userType, email: oneTimeTokens.email, login: users.email })
    .from(oneTimeTokens)
    .innerJoin(users, eq(users.id, oneTimeTokens.userId))
    .where(
      and(usable(ctx, purpose, await sha256(token)), isNull(users.deactivatedAt), isNull(users.suspendedAt)),
    )
    .limit(1);
  return row ?? null;
}

/** @throws DomainError invalid if it can't be used */
export async function getToken(ctx: Context, purpose: Purpose, token: string) {
  const found = await findToken(ctx, purpose, token);
  if (!found) throw new DomainError("invalid", goneText());
  return found;
}

/** Uses up a token: of concurrent uses one succeeds. @throws DomainError invalid */
export async function consumeToken(ctx: Context, purpose: Purpose, token: string) {
  const [row] = await ctx.db
    .update(oneTimeTokens)
    .set({ usedAt: ctx.now() })
    .where(usable(ctx, purpose, await sha256(token)))
    .returning({ userId: oneTimeTokens.userId, email: oneTimeTokens.email });
  if (!row) throw new DomainError("invalid", goneText());
  return row;
}

/** The statement that revokes links that could change how a user signs in; verification links stay. */
export const withdrawTokens = (ctx: Context, userId: number) =>
  ctx.db
    .delete(oneTimeTokens)
    .where(
      and(
        eq(oneTimeTokens.userId, userId),
        ne(oneTimeTokens.purpose, "verify-email"),
        isNull(oneTimeTokens.usedAt),
      ),
    );

/** Revokes a token if the password changed during the slow password check. A null hash means no password was checked. */
export const withdrawUnlessPassword = (
  ctx: Context,
  tokenHash: string,
  userId: number,
  passwordHash: string | null,
) =>
  ctx.db.delete(oneTimeTokens).where(
    and(
      eq(oneTimeTokens.tokenHash, tokenHash),
      sql`${passwordHash} is not null and not exists (select 1 from users u where u.id = ${userId}
        and u.password_hash = ${passwordHash})`,
    ),
  );

/** The statement that revokes every link of a user whose address became `email` in the same batch. */
export const withdrawAllTokens = (ctx: Context, userId: number, email: string) =>
  ctx.db
    .delete(oneTimeTokens)
    .where(
      and(
        eq(oneTimeTokens.userId, userId),
        isNull(oneTimeTokens.usedAt),
        sql`exists (select 1 from users u where u.id = ${userId} and u.email = ${email})`,
      ),
    );
