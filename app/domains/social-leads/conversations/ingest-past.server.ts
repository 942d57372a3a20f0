import { sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { toUnixSeconds } from "~/core/seconds";
import { inJsonArray, statement } from "~/core/statement";
import type { MetaPlatformName } from "~/domains/marketing/platforms/names";
import { nowLead } from "../merging/now-lead";
import type { MessageKind } from "./policy";
import { socialChannels, socialConversations, socialMessages } from "./tables";

export interface PastSent {
  leadId: number;
  personId: string;
  externalId: string;
  content: MessageKind;
  text: string;
  at: Date;
}

const NEAR_SECONDS = 3_600;

/**
 * Stores each of our past messages once. A reply with an unknown result is matched by its text; others came from the
 * platform's own inbox.
 */
export function ingestPastSentStatements(
  ctx: AccountContext,
  platform: MetaPlatformName,
  sent: readonly PastSent[],
): D1PreparedStatement[] {
  const { id: accountId } = ctx.account;
  const now = toUnixSeconds(ctx.now());
  const rows = JSON.stringify(
    sent.map(({ at, text, ...each }) => ({
      ...each,
      text: text || null,
      at: Math.min(toUnixSeconds(at), now),
    })),
  );
  const isThere = sql`exists (select 1 from ${socialMessages} t where t.account_id = ${accountId}
    and t.platform = ${platform} and t.external_id = value ->> 'externalId')`;
  return [
    sql`update ${socialMessages} set state = 'sent', last_error = null, external_id = found.external
      from (select value ->> 'externalId' as external, (select min(m.id) from ${socialMessages} m
          where m.lead_id = ${nowLead(sql`(value ->> 'leadId')`)} and m.account_id = ${accountId} and m.platform = ${platform}
            and m.state in ('sending', 'unconfirmed') and m.external_id is null and m.text = value ->> 'text'
            and abs(m.written_at - (value ->> 'at')) < ${NEAR_SECONDS}) as row_id
        from json_each(${rows}) where not ${isThere}) found
      where ${socialMessages}.id = found.row_id`,
    sql`insert into ${socialMessages} (account_id, lead_id, channel_id, platform, direction, kind, state, external_id, text,
        written_at, is_demo)
      select c.account_id, c.lead_id, c.id, c.platform, 'out', value ->> 'content', 'sent', value ->> 'externalId',
        value ->> 'text', value ->> 'at', c.is_demo
      from json_each(${rows}) join ${socialChannels} c on c.account_id = ${accountId} and c.platform = ${platform}
        and c.person_key = value ->> 'personId' where true on conflict do nothing`,
  ].map((query) => statement(ctx, query));
}

/** Past messages are never shown as unread. */
export const markReadStatement = (ctx: AccountContext, leadIds: readonly number[]): D1PreparedStatement =>
  statement(
    ctx,
    sql`update ${socialConversations} set read_to = ifnull((select max(m.id) from ${socialMessages} m
        where m.lead_id = ${socialConversations.leadId}), read_to)
      where account_id = ${ctx.account.id} and lead_id in ${inJsonArray(leadIds)}`,
  );
