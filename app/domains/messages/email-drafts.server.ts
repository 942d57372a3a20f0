import { and, desc, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { AccountContext, BusinessContext, Context } from "~/core/context";
import { notFound } from "~/core/errors";
import { idsWithAddress } from "~/core/same-address";
import { toUnixSeconds } from "~/core/seconds";
import { inJsonArray, statement } from "~/core/statement";
import { withQuota } from "~/domains/quotas/charge-quota.server";
import { paths } from "~/paths";
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

const isOwn = (ctx: BusinessContext) =>
  and(eq(emailDrafts.userId, ctx.actor.userId), eq(emailDrafts.accountId, ctx.account.id));
const isOf = (ctx: BusinessContext, record: DraftRecord) => and(isOwn(ctx), eq(emailDrafts.record, record));

/** Saves the only draft per user and record, replacing an earlier one. @throws DomainError limit_reached */
export async function saveDraft(ctx: BusinessContext, draft: NewDraft): Promise<void> {
  const values = { ...draft, subject: draft.subject ?? null, updatedAt: ctx.now(), discardedAt: null };
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

type Draft = typeof emailDrafts.$inferSelect;

/** The user's own draft; null if there is none, or it was discarded. */
export async function findDraft(ctx: BusinessContext, record: DraftRecord): Promise<Draft | null> {
  const [row] = await ctx.db.select().from(emailDrafts).where(isOf(ctx, record)).limit(1);
  return row && row.discardedAt === null ? row : null;
}

const MAX_DRAFTS = 20;

/** The user's own drafts to these addresses, newest first; at most 20. */
export const listDraftsTo = async (ctx: BusinessContext, addresses: readonly string[]): Promise<Draft[]> =>
  addresses.length === 0
    ? []
    : ctx.db
        .select()
        .from(emailDrafts)
        .where(
          and(
            sql`+${emailDrafts.userId} = ${ctx.actor.userId}`,
            sql`+${emailDrafts.accountId} = ${ctx.account.id}`,
            sql`${emailDrafts.toAddress} collate nocase in ${inJsonArray(addresses)}`,
            isNull(emailDrafts.discardedAt),
          ),
        )
        .orderBy(desc(emailDrafts.id))
        .limit(MAX_DRAFTS);

async function getOwnDraft(ctx: BusinessContext, draftId: number): Promise<Draft> {
  const [row] = await ctx.db
    .select()
    .from(emailDrafts)
    .where(and(isOwn(ctx), eq(emailDrafts.id, draftId)));
  if (!row) throw notFound("This draft");
  return row;
}

/** The page of a draft, discarded or not. @throws DomainError not_found for another user's draft, or a sent one */
export const findDraftPage = async (ctx: BusinessContext, draftId: number): Promise<string> =>
  pageOfDraft(await getOwnDraft(ctx, draftId));

/** Discards a draft. Safe to repeat. @throws DomainError not_found for another user's draft, or a sent one */
export async function discardDraft(ctx: BusinessContext, draftId: number): Promise<Draft> {
  await ctx.db
    .update(emailDrafts)
    .set({ discardedAt: ctx.now() })
    .where(and(isOwn(ctx), eq(emailDrafts.id, draftId), isNull(emailDrafts.discardedAt)));
  return getOwnDraft(ctx, draftId);
}

/** Restores a discarded draft. @throws DomainError not_found for another user's draft, or a sent one */
export async function restoreDraft(ctx: BusinessContext, draftId: number): Promise<Draft> {
  await ctx.db
    .update(emailDrafts)
    .set({ discardedAt: null })
    .where(and(isOwn(ctx), eq(emailDrafts.id, draftId)));
  return getOwnDraft(ctx, draftId);
}

/** Returns the ID if it is the user's own discarded draft, else null. */
export async function findDiscardedDraft(
  ctx: BusinessContext,
  draftId: number | undefined,
): Promise<number | null> {
  if (draftId === undefined) return null;
  const [row] = await ctx.db
    .select({ id: emailDrafts.id })
    .from(emailDrafts)
    .where(and(isOwn(ctx), eq(emailDrafts.id, draftId), isNotNull(emailDrafts.discardedAt)));
  return row?.id ?? null;
}

/** The page of a draft: a conversation, or a contact's composer. */
export function pageOfDraft({ record }: Pick<Draft, "record">): string {
  const [kind, id = ""] = record.split(":");
  return kind === "thread" ? paths.replies.thread(id) : paths.business.writeToContact(id);
}

export const draftJson = (draft: Draft | null) =>
  draft && {
    id: draft.id,
    mailboxId: draft.mailboxId,
    toAddress: draft.toAddress,
    subject: draft.subject,
    text: draft.text,
    sendableAt: draft.sendableAt.toISOString(),
    discardedAt: draft.discardedAt?.toISOString() ?? null,
  };

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

/** Deletes at most 500 drafts that could have been sent before a date. */
export async function purgeDrafts(ctx: Context, before: Date): Promise<number> {
  const old = sql`select id from email_drafts where sendable_at < ${toUnixSeconds(before)} limit ${BATCH_SIZE}`;
  return (await statement(ctx, sql`delete from email_drafts where id in (${old})`).run()).meta.changes;
}
