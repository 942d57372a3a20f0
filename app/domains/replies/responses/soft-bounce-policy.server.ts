import { type SQL, sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { toUnixSeconds } from "~/core/seconds";
import { stopSequenceStatements } from "~/domains/campaigns/steps/stop-sequence.server";
import type { SentMessage } from "~/domains/messages/find-message.server";
import { giveUpStatement, isWrittenTo } from "~/domains/messages/mark-outcome.server";

const MAX_SOFT_BOUNCES = 3;
const FULL_DAYS = 30;

/** Whether soft bounces of this address were reported on that many recent days. Runs after the report is written. */
const isTooOften = (ctx: Context, { accountId, toAddress }: SentMessage): SQL =>
  sql`(select count(*) from inbound_emails f where f.about_address = ${toAddress} collate nocase
    and f.account_id = ${accountId} and f.bounce_type = 'soft_bounce'
    and ${isWrittenTo(sql`f.outreach_message_id`, toAddress)}
    and f.received_at >= ${toUnixSeconds(ctx.now()) - FULL_DAYS * 86_400}) >= ${MAX_SOFT_BOUNCES}`;

export function fullStatements(ctx: Context, message: SentMessage): SQL[] {
  const condition = isTooOften(ctx, message);
  const { accountId, toAddress: address } = message;
  return [
    giveUpStatement(ctx, message.id, condition),
    ...stopSequenceStatements({ accountId, address, reasonCode: "soft_bounce_limit", condition }),
  ];
}
