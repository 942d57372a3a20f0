import { desc, eq, lt, sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { notFound } from "~/core/errors";
import { type Page, pageOf, totalUpTo } from "~/core/pagination";
import { toUnixSeconds } from "~/core/seconds";
import { findCompanyLine } from "~/domains/settings/operator.server";
import { withCompanyFooter } from "./render-mail";
import { transactionalEmails } from "./tables";

export type Mail = typeof transactionalEmails.$inferSelect;
type MailLine = Pick<Mail, "id" | "toAddress" | "subject" | "state" | "createdAt" | "attachments">;

const MAX_EXACT_COUNT = 1_000;

export async function listMails(
  ctx: Context,
  { limit, before }: { limit: number; before?: number | undefined },
): Promise<Page<MailLine>> {
  const { id, toAddress, subject, state, createdAt, attachments } = transactionalEmails;
  const found = await ctx.db
    .select({ id, toAddress, subject, state, createdAt, attachments })
    .from(transactionalEmails)
    .where(before === undefined ? undefined : lt(transactionalEmails.id, before))
    .orderBy(desc(transactionalEmails.id))
    .limit(limit + 1);
  const [counted] = await ctx.db.all<{ n: number }>(
    sql`select count(*) as n from (select 1 from ${transactionalEmails} limit ${MAX_EXACT_COUNT})`,
  );
  const count = counted?.n ?? 0;
  const { rows, next } = pageOf(found, limit, (last) => last.id);
  return {
    rows,
    next,
    total: totalUpTo(count, MAX_EXACT_COUNT),
  };
}

/** Returns an email as its recipient sees it. @throws DomainError not_found */
export async function getMail(ctx: Context, mailId: number): Promise<Mail> {
  const [row] = await ctx.db
    .select()
    .from(transactionalEmails)
    .where(eq(transactionalEmails.id, mailId))
    .limit(1);
  if (!row) throw notFound("This email");
  return withCompanyFooter(row, await findCompanyLine(ctx), ctx.config);
}

const BATCH_SIZE = 500;
const OLD = `select id from transactional_emails where created_at < ?1 and state not in ('queued', 'sending')`;

const run = async (ctx: Context, sql: string, before: Date): Promise<number> => {
  const seconds = toUnixSeconds(before);
  return (await ctx.d1.prepare(sql).bind(seconds).run()).meta.changes;
};

/** Empties the text of at most 500 emails created before a date that no job needs; returns the count. */
export const purgeOldMails = (ctx: Context, before: Date) =>
  run(
    ctx,
    `update transactional_emails set text = '', html = '', attachments = '[]' where id in (${OLD} and text <> '' limit ${BATCH_SIZE})`,
    before,
  );

export const purgeMails = (ctx: Context, before: Date) =>
  run(ctx, `delete from transactional_emails where id in (${OLD} limit ${BATCH_SIZE})`, before);
