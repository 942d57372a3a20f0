import { and, eq, type SQL, sql } from "drizzle-orm";
import type { AccountContext, BusinessContext, Context } from "~/core/context";
import { idsWithAddress } from "~/core/same-address";
import { toUnixSeconds } from "~/core/seconds";
import { statement } from "~/core/statement";
import { withQuota } from "~/domains/quotas/charge-quota.server";
import { emailDrafts } from "./tables";

export type DraftRecord = `thread:${number}` | `contact:${number}`;

interface NewDraft {
  record: DraftRecord;
  mailboxId: number;
  toAddress: string;
  subject?: string | null;
  text: string;
  sendableAt: Date;
}

const isOf = (ctx: BusinessContext, record: DraftRecord) =>
  and(
    eq(emailDrafts.userId, ctx.actor.userId),
    eq(emailDrafts.accountId, ctx.account.id),
    eq(emailDrafts.record, record),
  );

/** One for each user and record: a later text replaces it. @throws DomainError limit_reached */
export async function saveDraft(ctx: BusinessContext, draft: NewDraft): Promise<void> {
  const values = { ...draft, subject: draft.subject ?? null, updatedAt: ctx.now() };
  await withQuota(ctx, { rows: 1, bytes: Buffer.byteLength(draft.text) }, (count) =>
    ctx.db.batch([
      count,
      ctx.db
        .insert(emailDrafts)
        .values({ accountId: ctx.account.id, userId: ctx.actor.userId, ...values })
        .onConflictDoUpdate({ target: [emailDrafts.userId, emailDrafts.record], set: values }),
    ]),
  );
}

/** The user's own; null without one. */
export async function findDraft(ctx: BusinessContext, record: DraftRecord) {
  const [row] = await ctx.db.select().from(emailDrafts).where(isOf(ctx, record)).limit(1);
  if (!row) return null;
  const { mailboxId, subject, text, sendableAt } = row;
  return { mailboxId, subject, text, sendableAt };
}

export const draftJson = (draft: Awaited<ReturnType<typeof findDraft>>) =>
  draft && { ...draft, sendableAt: draft.sendableAt.toISOString() };

export async function deleteDraft(ctx: BusinessContext, record: DraftRecord): Promise<void> {
  await ctx.db.delete(emailDrafts).where(isOf(ctx, record));
}

export const eraseDraftsTo = (ctx: Context, key: string) =>
  statement(
    ctx,
    sql`delete from email_drafts where id in (${idsWithAddress(sql`email_drafts`, sql`to_address`, key)})`,
  );

export const removeDraftsOf = (ctx: Context, userId: number, condition: SQL) =>
  statement(ctx, sql`delete from email_drafts where user_id = ${userId} and ${condition}`);

export const deleteDemoDrafts = (ctx: AccountContext, addresses: SQL) =>
  statement(
    ctx,
    sql`delete from email_drafts where account_id = ${ctx.account.id} and to_address collate nocase in (${addresses})`,
  );

const BATCH_SIZE = 500;

/** Removes at most 500 that could have been sent before. */
export async function purgeDrafts(ctx: Context, before: Date): Promise<number> {
  const old = sql`select id from email_drafts where sendable_at < ${toUnixSeconds(before)} limit ${BATCH_SIZE}`;
  return (await statement(ctx, sql`delete from email_drafts where id in (${old})`).run()).meta.changes;
}
