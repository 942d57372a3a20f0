import { type SQL, sql } from "drizzle-orm";
import type { AccountContext, Context } from "~/core/context";
import { deleteInBatches } from "~/core/delete-in-batches";
import { idsWithAddress } from "~/core/same-address";
import { toUnixSeconds } from "~/core/seconds";
import { statement } from "~/core/statement";
import { removeNoticesOfReplies } from "~/domains/notifications/remove-notices.server";
import { inboundEmails } from "./tables";

const threadsWith = (key: string): SQL => idsWithAddress(sql`threads`, sql`address`, key);

const from = (key: string): SQL =>
  sql`(id in (${idsWithAddress(sql`inbound_emails`, sql`from_address`, key)})
    or id in (${idsWithAddress(sql`inbound_emails`, sql`about_address`, key)})
    or thread_id in (${threadsWith(key)}))`;

const BATCH_SIZE = 200;

/** Keeps the fact that there was a conversation. `removeRawMails` deletes the files. */
export const erasePersonFromReplies = (ctx: Context, key: string) => [
  removeNoticesOfReplies(ctx, sql`select id from inbound_emails where ${from(key)}`),
  statement(
    ctx,
    sql`delete from pending_opportunities where inbound_id in (select id from inbound_emails where ${from(key)})`,
  ),
  statement(
    ctx,
    sql`delete from model_reviews where inbound_id in (select id from inbound_emails where ${from(key)})`,
  ),
  statement(
    ctx,
    sql`update inbound_emails set from_address = '', from_name = null, to_address = null, subject = '', text = '', html = null,
      attachments = null, meeting = null, class_terms = null, message_id = null, about_address = null, smtp_response = null where ${from(key)}`,
  ),
  statement(
    ctx,
    sql`update threads set address = 'erased-' || id, name = null, subject = '' where id in (${threadsWith(key)})`,
  ),
];

const sent = (key: string): SQL =>
  sql`id in (${idsWithAddress(sql`inbound_emails`, sql`from_address`, key)})`;
const told = (key: string): SQL =>
  sql`id in (${idsWithAddress(sql`inbound_emails`, sql`about_address`, key)})`;

/** Returns at most 500. A report can name several recipients: only the part about this person is included. */
export const repliesHeldOf = (ctx: Context, key: string) =>
  ctx.db
    .select({
      accountId: inboundEmails.accountId,
      kind: inboundEmails.kind,
      fromName: inboundEmails.fromName,
      subject: inboundEmails.subject,
      text: sql<string>`case when ${sent(key)} then ${inboundEmails.text} else '' end`,
      understoodAs: inboundEmails.replyClass,
      correctedTo: sql<
        string | null
      >`(select corrected_class from classification_corrections where inbound_id = ${inboundEmails.id})`,
      modelUnderstood: sql<
        string | null
      >`(select model_class from model_reviews where inbound_id = ${inboundEmails.id})`,
      reportedAs: inboundEmails.bounceType,
      serverSaid: inboundEmails.smtpResponse,
      receivedAt: inboundEmails.receivedAt,
    })
    .from(inboundEmails)
    .where(sql`(${sent(key)} or ${told(key)})`)
    .orderBy(sql`id desc`)
    .limit(500);

async function removeRaw(ctx: Context, which: SQL): Promise<boolean> {
  const { results } = await statement(
    ctx,
    sql`select id, raw_key from inbound_emails where raw_key is not null and ${which} limit ${BATCH_SIZE}`,
  ).all<{ id: number; raw_key: string }>();
  if (results.length === 0) return false;
  await ctx.files.delete(results.map(({ raw_key }) => raw_key));
  const ids = JSON.stringify(results.map(({ id }) => id));
  await statement(
    ctx,
    sql`update inbound_emails set raw_key = null where id in (select value from json_each(${ids}))`,
  ).run();
  return true;
}

/** Must run before the rows are anonymised. */
export async function removeRawMails(ctx: Context, key: string): Promise<void> {
  while (await removeRaw(ctx, from(key)));
}

/** Deletes at most 200 files. */
export async function purgeRawMails(ctx: Context, before: Date): Promise<number> {
  const some = sql`received_at < ${toUnixSeconds(before)}`;
  return (await removeRaw(ctx, some)) ? BATCH_SIZE : 0;
}

export async function purgeWebhookEvents(ctx: Context, before: Date): Promise<number> {
  const old = sql`delete from webhook_events where rowid in (select rowid from webhook_events
    where received_at < ${toUnixSeconds(before)} limit 500)`;
  return (await statement(ctx, old).run()).meta.changes;
}

export async function eraseOwnReplies(ctx: AccountContext): Promise<boolean> {
  if (await removeRaw(ctx, sql`account_id = ${ctx.account.id}`)) return true;
  return deleteInBatches(ctx, [
    "pending_opportunities",
    "model_reviews",
    "classification_corrections",
    "inbound_emails",
    "threads",
    "webhook_events",
    "webhook_keys",
  ]);
}

export const demoCorrespondents = (ctx: AccountContext): SQL =>
  sql`select address from threads where account_id = ${ctx.account.id} and is_demo = 1`;

/** Deletes one batch; returns false when nothing is left. */
export async function deleteDemoReplies(ctx: AccountContext): Promise<boolean> {
  const isDemo = sql`account_id = ${ctx.account.id} and is_demo = 1`;
  if (await removeRaw(ctx, isDemo)) return true;
  await statement(
    ctx,
    sql`delete from pending_opportunities where inbound_id in (select id from inbound_emails where ${isDemo})`,
  ).run();
  return deleteInBatches(ctx, ["classification_corrections", "inbound_emails", "threads"], "demo");
}
