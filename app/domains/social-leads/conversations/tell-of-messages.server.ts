import { sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { toUnixSeconds } from "~/core/seconds";
import { statement } from "~/core/statement";
import { readerOf } from "~/domains/agents/assignments/other-side.server";
import { PLATFORM_NAMES, type Platform } from "~/domains/marketing/platforms/names";
import { notifyEach } from "~/domains/notifications/notify.server";
import { MARKETING } from "~/paths/business/marketing";
import { socialLeads } from "../tables";
import { socialConversations } from "./tables";

const [BEFORE = "", AFTER = ""] = MARKETING.replyToLead("*").split("*");

/** For the batch that stores these people's messages: one notification per conversation until it is read. */
export async function noticeStatements(
  ctx: AccountContext,
  platform: Platform,
  leadIds: readonly number[],
): Promise<D1PreparedStatement[]> {
  const reader = await readerOf(ctx, { accountId: ctx.account.id, offeredBy: 0 });
  if (!reader) return [];
  const rows = sql`select c.account_id, ${reader.id}, 'social:' || c.lead_id || ':' || c.read_to, 'lead',
      substr(ifnull(l.name, 'Somebody'), 1, 100) || ${` wrote on ${PLATFORM_NAMES[platform]}`}, null,
      ${BEFORE} || c.lead_id || ${AFTER}, ${toUnixSeconds(ctx.now())}
    from ${socialConversations} c join ${socialLeads} l on l.id = c.lead_id
    where c.account_id = ${ctx.account.id} and c.is_demo = 0
      and c.lead_id in (select value from json_each(${JSON.stringify(leadIds)}))`;
  return [statement(ctx, notifyEach(rows))];
}
