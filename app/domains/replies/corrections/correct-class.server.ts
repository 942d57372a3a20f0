import { type SQL, sql } from "drizzle-orm";
import type { AccountContext, BusinessContext } from "~/core/context";
import { toUnixSeconds } from "~/core/seconds";
import { abortUnless } from "~/core/statement";
import type { ReplyClass } from "../classification/reply-class";

const lastReply = (ctx: AccountContext, threadId: number): SQL =>
  sql`(select max(id) from inbound_emails where thread_id = ${threadId} and account_id = ${ctx.account.id}
    and kind = 'reply')`;

const IS_LAST = `(SELECT max(id) FROM inbound_emails WHERE thread_id = ?1 AND account_id = ?2 AND kind = 'reply') = ?3`;

/** Goes first in a batch: aborts it unless this is the last reply of the conversation. */
export const unlessNewerStatement = (ctx: AccountContext, threadId: number, replyId: number) =>
  ctx.d1.prepare(abortUnless(IS_LAST)).bind(threadId, ctx.account.id, replyId);

/** For the batch that sets the class of the thread. Setting our own class confirms it; the last correction wins. */
export const correctionStatement = (ctx: BusinessContext, threadId: number, setClass: ReplyClass): SQL =>
  sql`insert into classification_corrections
      (inbound_id, account_id, rules_class, model_class, corrected_class, user_id, received_at, corrected_at, is_demo)
    select id, account_id, reply_class,
      (select model_class from model_reviews where inbound_id = inbound_emails.id), ${setClass}, ${ctx.actor.userId}, received_at, ${toUnixSeconds(ctx.now())}, is_demo
    from inbound_emails where id = ${lastReply(ctx, threadId)} and reply_class is not null
    on conflict (inbound_id) do update set corrected_class = excluded.corrected_class, user_id = excluded.user_id,
      corrected_at = excluded.corrected_at where corrected_class <> excluded.corrected_class`;

/** Restores our classification, and its review if confidence was low. A suppression stays. */
export const undoCorrectionStatements = (ctx: BusinessContext, threadId: number): SQL[] => {
  const last = lastReply(ctx, threadId);
  return [
    sql`update threads set (reply_class, needs_review_since) = (select m.reply_class,
        case when m.reply_class = 'unclear' or m.is_sure = 0 then m.received_at end
        from inbound_emails m where m.id = ${last})
      where id = ${threadId} and account_id = ${ctx.account.id}
        and exists (select 1 from classification_corrections where inbound_id = ${last})`,
    sql`delete from classification_corrections where inbound_id = ${last} and account_id = ${ctx.account.id}`,
  ];
};
