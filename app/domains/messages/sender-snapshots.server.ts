import { and, eq, type SQL, sql } from "drizzle-orm";
import type { AccountContext, Context } from "~/core/context";
import { sha256 } from "~/core/ids";
import { statement } from "~/core/statement";
import { type SenderSnapshot, senderSnapshots } from "./tables";

export async function saveSenderSnapshot(
  ctx: AccountContext,
  userId: number,
  content: SenderSnapshot,
): Promise<number> {
  const hash = await sha256(JSON.stringify([userId, content]));
  const accountId = ctx.account.id;
  const byHash = and(eq(senderSnapshots.accountId, accountId), eq(senderSnapshots.hash, hash));
  const find = ctx.db.select({ id: senderSnapshots.id }).from(senderSnapshots).where(byHash).limit(1);
  const [before] = await find;
  if (before) return before.id;
  const row = { accountId, userId, hash, content, createdAt: ctx.now() };
  const [, [written]] = await ctx.db.batch([
    ctx.db.insert(senderSnapshots).values(row).onConflictDoNothing(),
    find,
  ]);
  if (!written) throw new Error("The sender snapshot was not saved");
  return written.id;
}

export async function findSenderSnapshot(ctx: AccountContext, id: number): Promise<SenderSnapshot | null> {
  const byId = and(eq(senderSnapshots.id, id), eq(senderSnapshots.accountId, ctx.account.id));
  const [row] = await ctx.db.select().from(senderSnapshots).where(byId).limit(1);
  return row?.content ?? null;
}

export const removeSenderSnapshotsOf = (ctx: Context, userId: number, isGone: SQL) =>
  statement(ctx, sql`delete from sender_snapshots where user_id = ${userId} and ${isGone}`);

export const isInSenderSnapshot = (accountId: SQL, name: SQL): SQL =>
  sql`exists (select 1 from sender_snapshots l where l.account_id = ${accountId} and instr(l.content, ${name}) > 0)`;
