import { eq, sql } from "drizzle-orm";
import type { Config } from "~/core/config";
import type { BusinessContext, Context, UserActor } from "~/core/context";
import { isDemoWork } from "~/core/context";
import { DomainError } from "~/core/errors";
import { toUnixSeconds } from "~/core/seconds";
import { IF_UNCHANGED, statement } from "~/core/statement";
import { readerOf } from "~/domains/agents/assignments/other-side.server";
import { auditStatement } from "~/domains/audit/audit.server";
import { hasFeature } from "~/domains/billing/plans/features";
import type { Talk } from "~/domains/chats/between/talk";
import { noteReadBetween, writeBetween } from "~/domains/chats/between/write-between.server";
import { findAccount } from "~/domains/identity/find-account.server";
import { requireNotImpersonating } from "~/domains/identity/policy";
import { mailStatement } from "~/domains/mail/mail-statement.server";
import { notifyStatement } from "~/domains/notifications/notify.server";
import { isExempt } from "~/domains/quotas/policy";
import { chargesFor, chatMessageCharge, holderOf } from "~/domains/quotas/quota-charges";
import { m } from "~/messages/messages";
import { SUPPORT } from "~/paths/business/support";
import { MAX_OPEN, TOO_MANY_OPEN } from "./policy";
import type { SupportAnswer, SupportQuestion } from "./schemas";
import { type SupportMessage, type SupportThread, supportMessages, supportThreads } from "./tables";
import { findThread, getThread } from "./threads.server";

const answerMail = (config: Config, threadId: number) => ({
  isEssential: true,
  subject: m.emails_support_subject(),
  paragraphs: [m.emails_support_news({ app: config.APP_NAME })],
  action: { label: m.emails_support_button(), url: `${config.APP_ORIGIN}${SUPPORT.thread(threadId)}` },
});

type Side = SupportMessage["side"];
export type OperatorContext = Context & { actor: UserActor };

export const SUPPORT_TALK: Talk<Side> = {
  threads: supportThreads,
  messages: supportMessages,
  threadId: sql.raw("thread_id"),
  sides: ["account", "operator"],
};

async function messageOf(ctx: Context, id: number): Promise<SupportMessage> {
  const [written] = await ctx.db.select().from(supportMessages).where(eq(supportMessages.id, id)).limit(1);
  if (!written) throw new Error("A message was written and is not there");
  return written;
}

/** For an account's message: the thread gets the priority of the account's current plan, and a closed thread reopens. */
function ofAccount(ctx: BusinessContext, text: string) {
  const { account, actor } = ctx;
  const now = ctx.now();
  const isCounted = !isDemoWork(ctx) && !isExempt(actor);
  const isPriority = hasFeature(account, "prioritySupport") ? 1 : 0;
  return {
    side: "account" as const,
    userId: actor.userId,
    text,
    alsoSet: sql`, last_writer_id = ${actor.userId}, closed_at = null, is_priority = ${isPriority},
      waiting_since = ifnull(waiting_since, ${toUnixSeconds(now)})`,
    charges: () =>
      isCounted
        ? [...chargesFor(account, { rows: 1 }, now), chatMessageCharge(holderOf(account), now, "support")]
        : [],
    tell: async () => [],
  };
}

const openOf = (accountId: number) =>
  sql`(select count(*) from ${supportThreads} where account_id = ${accountId} and closed_at is null)`;

/** @throws DomainError conflict above 20 open threads; limit_reached; forbidden while impersonated */
export async function askSupport(ctx: BusinessContext, question: SupportQuestion): Promise<SupportThread> {
  requireNotImpersonating(ctx);
  const { account } = ctx;
  const isDemo = isDemoWork(ctx) || account.isDemo ? 1 : 0;
  const hasRoom = sql`${openOf(account.id)} < ${MAX_OPEN}`;
  const begin = sql`insert into ${supportThreads} (account_id, subject, last_message_id, last_at, is_demo)
    select ${account.id}, ${question.subject}, 0, ${toUnixSeconds(ctx.now())}, ${isDemo} where ${hasRoom}`;
  const id = await writeBetween<Side, SupportThread>(ctx, SUPPORT_TALK, {
    ...ofAccount(ctx, question.text),
    find: async () => null,
    threadCondition: sql`id = (select max(id) from ${supportThreads} where account_id = ${account.id})`,
    mayWrite: sql`true`,
    begin: [statement(ctx, begin), ctx.d1.prepare(IF_UNCHANGED)],
    refusal: async () => {
      const found = await statement(ctx, sql`select ${hasRoom} as hasRoom`).first<{ hasRoom: number }>();
      return found?.hasRoom ? null : new DomainError("conflict", TOO_MANY_OPEN);
    },
  });
  return getThread(ctx, (await messageOf(ctx, id)).threadId, account.id);
}

/** @throws DomainError not_found; limit_reached; forbidden while impersonated */
export async function writeToSupport(
  ctx: BusinessContext,
  threadId: number,
  { text }: SupportAnswer,
): Promise<SupportMessage> {
  requireNotImpersonating(ctx);
  const { account } = ctx;
  await getThread(ctx, threadId, account.id);
  const id = await writeBetween<Side, SupportThread>(ctx, SUPPORT_TALK, {
    ...ofAccount(ctx, text),
    find: () => findThread(ctx, threadId, account.id),
    threadCondition: sql`id = ${threadId} and account_id = ${account.id}`,
    mayWrite: sql`true`,
    begin: [],
    refusal: async () => null,
  });
  return messageOf(ctx, id);
}

/** Notification and email for the business user who wrote last, else for the account's first owner. */
async function tellBusiness(ctx: OperatorContext, thread: SupportThread, cause: string) {
  const { accountId, isDemo, subject, id } = thread;
  const reader = await readerOf(ctx, { accountId, offeredBy: thread.lastWriterId ?? 0 });
  if (!reader) return [];
  const title = `Support answered: ${subject}`;
  const path = SUPPORT.thread(id);
  const about = { accountId, userId: reader.id, cause, kind: "support" as const, title, path, isDemo };
  const notice = notifyStatement(ctx, about);
  if (isDemo || (await findAccount(ctx.db, accountId))?.isDemo) return [notice];
  const to = { address: reader.email };
  return [notice, mailStatement(ctx, { cause, to, ...answerMail(ctx.config, id) })];
}

/** Any administrator may reply; a closed thread reopens. @throws DomainError not_found */
export async function answerSupport(
  ctx: OperatorContext,
  threadId: number,
  { text }: SupportAnswer,
): Promise<SupportMessage> {
  const thread = await getThread(ctx, threadId, null);
  const target = `support:${threadId}`;
  const id = await writeBetween<Side, SupportThread>(ctx, SUPPORT_TALK, {
    side: "operator",
    userId: ctx.actor.userId,
    text,
    find: () => findThread(ctx, threadId, null),
    threadCondition: sql`id = ${threadId}`,
    mayWrite: sql`true`,
    begin: thread.isDemo ? [] : [statement(ctx, auditStatement(ctx, { action: "answer-support", target }))],
    alsoSet: sql`, closed_at = null, waiting_since = null`,
    charges: () => [],
    tell: (found, readTo) => tellBusiness(ctx, found ?? thread, `${target}:account:${readTo}`),
    refusal: async () => null,
  });
  return messageOf(ctx, id);
}

export const noteSupportRead = (ctx: Context, thread: SupportThread, side: Side): Promise<void> =>
  noteReadBetween(ctx, SUPPORT_TALK, thread, side);
