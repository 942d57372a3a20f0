import { sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { toUnixSeconds } from "~/core/seconds";
import { statement } from "~/core/statement";
import type { ReplyClass } from "../classification/reply-class";

export type Reading =
  | { state: "reviewed"; modelClass: ReplyClass; model: string; textHash: string }
  | { state: "failed" | "skipped" };

/** For one batch. The last statement queues a deal only if the rules are sure and the model doesn't disagree. */
export function settleStatements(ctx: AccountContext, inboundId: number, reading: Reading) {
  const now = toUnixSeconds(ctx.now());
  const { modelClass, model, textHash } =
    reading.state === "reviewed" ? reading : { modelClass: null, model: null, textHash: null };
  const isAgainst = sql`exists (select 1 from model_reviews r join inbound_emails m on m.id = r.inbound_id
    where r.inbound_id = ${inboundId} and r.model_class <> m.reply_class)`;
  const isCorrected = sql`exists (select 1 from classification_corrections where inbound_id = ${inboundId})`;
  return [
    sql`update model_reviews set state = ${reading.state}, model_class = ${modelClass}, model = ${model},
      text_hash = ${textHash}, reviewed_at = ${now} where inbound_id = ${inboundId} and state = 'pending'`,
    sql`update classification_corrections set model_class = (select model_class from model_reviews where inbound_id = ${inboundId})
      where inbound_id = ${inboundId}`,
    sql`update inbound_emails set is_sure = 0 where id = ${inboundId} and ${isAgainst}`,
    sql`update threads set needs_review_since = ${now} where needs_review_since is null and ${isAgainst} and not ${isCorrected}
      and id = (select thread_id from inbound_emails where id = ${inboundId})
      and ${inboundId} = (select max(l.id) from inbound_emails l where l.thread_id = threads.id and l.kind = 'reply')`,
    sql`insert into pending_opportunities (inbound_id, account_id, queued_at)
      select m.id, m.account_id, ${now} from inbound_emails m join threads t on t.id = m.thread_id
      where m.id = ${inboundId} and m.reply_class = 'interested' and m.is_sure = 1 and t.opportunity_id is null
        and not exists (select 1 from classification_corrections c where c.inbound_id = m.id and c.corrected_class <> 'interested')
      on conflict do nothing`,
  ].map((change) => statement(ctx, change));
}
