import { and, eq, type SQL, sql } from "drizzle-orm";
import type { AccountContext, Context } from "~/core/context";
import { sha256 } from "~/core/ids";
import { statement } from "~/core/statement";
import { type Letterhead, letterheads } from "./tables";

export async function keepLetterhead(
  ctx: AccountContext,
  userId: number,
  content: Letterhead,
): Promise<number> {
  const hash = await sha256(JSON.stringify([userId, content]));
  const accountId = ctx.account.id;
  const isIt = and(eq(letterheads.accountId, accountId), eq(letterheads.hash, hash));
  const find = ctx.db.select({ id: letterheads.id }).from(letterheads).where(isIt).limit(1);
  const [before] = await find;
  if (before) return before.id;
  const row = { accountId, userId, hash, content, createdAt: ctx.now() };
  const [, [written]] = await ctx.db.batch([
    ctx.db.insert(letterheads).values(row).onConflictDoNothing(),
    find,
  ]);
  if (!written) throw new Error("A letterhead was not written down");
  return written.id;
}

export async function findLetterhead(ctx: AccountContext, id: number): Promise<Letterhead | null> {
  const isIt = and(eq(letterheads.id, id), eq(letterheads.accountId, ctx.account.id));
  const [row] = await ctx.db.select().from(letterheads).where(isIt).limit(1);
  return row?.content ?? null;
}

export const removeLetterheadsOf = (ctx: Context, userId: number, isGone: SQL) =>
  statement(ctx, sql`delete from letterheads where user_id = ${userId} and ${isGone}`);

export const isInLetterhead = (accountId: SQL, name: SQL): SQL =>
  sql`exists (select 1 from letterheads l where l.account_id = ${accountId} and instr(l.content, ${name}) > 0)`;
