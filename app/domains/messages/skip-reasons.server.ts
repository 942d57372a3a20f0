import { sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { statement } from "~/core/statement";
import { type MessageReason, reasonText } from "./message-reasons";

const MAX_SHOWN = 3;
const MAX_COUNTED = 1_000;

/** Why a campaign skipped contacts, most frequent reason first. Counts only the newest 1,000 skipped messages. */
export async function listSkipReasons(
  ctx: AccountContext,
  campaignId: number,
): Promise<{ reason: string; count: number }[]> {
  const { results } = await statement(
    ctx,
    sql`select reason_code as reasonCode, count(*) as count from (
        select reason_code from outreach_messages indexed by outreach_messages_campaign
        where campaign_id = ${campaignId} and state = 'skipped' and account_id = ${ctx.account.id}
        order by id desc limit ${MAX_COUNTED})
      group by reason_code order by count(*) desc, reason_code limit ${MAX_SHOWN}`,
  ).all<{ reasonCode: MessageReason | null; count: number }>();
  return results.flatMap(({ reasonCode, count }) => {
    const reason = reasonText({ reasonCode, reason: null });
    return reason === null ? [] : [{ reason, count }];
  });
}
