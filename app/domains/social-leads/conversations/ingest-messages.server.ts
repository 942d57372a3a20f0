import { and, eq, sql } from "drizzle-orm";
import { type AccountContext, isDemoWork } from "~/core/context";
import { toUnixSeconds } from "~/core/seconds";
import { statement } from "~/core/statement";
import type { MetaPlatformName } from "~/domains/marketing/platforms/names";
import { nowLead } from "../merging/now-lead";
import { socialLeads } from "../tables";
import type { MessageKind } from "./policy";
import { socialChannels, socialConversations, socialMessages } from "./tables";

export interface InboundMessage {
  leadId: number;
  placeId: string;
  personId: string;
  externalId: string;
  content: MessageKind;
  text: string;
  at: Date;
}

interface Connected {
  connectionId: number;
  platform: MetaPlatformName;
}

const isDemoOf = (ctx: AccountContext) => isDemoWork(ctx) || ctx.account.isDemo;

/**
 * For one batch: stores each inbound message once. A future time counts as now, so that a fast clock doesn't extend the
 * reply window.
 */
export function ingestMessageStatements(
  ctx: AccountContext,
  { connectionId, platform }: Connected,
  messages: readonly InboundMessage[],
): D1PreparedStatement[] {
  const { id: accountId } = ctx.account;
  const isDemo = isDemoOf(ctx) ? 1 : 0;
  const now = toUnixSeconds(ctx.now());
  const rows = JSON.stringify(
    messages.map(({ at, text, ...each }) => ({
      ...each,
      text: text || null,
      at: Math.min(toUnixSeconds(at), now),
    })),
  );
  const leadId = nowLead(sql`(value ->> 'leadId')`);
  const ofLeadsThatStay = sql`json_each(${rows}) where exists (select 1 from ${socialLeads} where id = ${leadId})`;
  const channelOf = sql`(select id from ${socialChannels} where account_id = ${accountId} and platform = ${platform}
    and person_key = value ->> 'personId' and is_demo = ${isDemo})`;
  return [
    sql`insert into ${socialChannels} (account_id, lead_id, connection_id, platform, place_id, person_key, last_inbound_at, is_demo)
      select ${accountId}, ${leadId}, ${connectionId}, ${platform}, value ->> 'placeId', value ->> 'personId',
        value ->> 'at', ${isDemo} from ${ofLeadsThatStay}
      on conflict (account_id, platform, person_key, is_demo) do update set lead_id = excluded.lead_id,
        connection_id = excluded.connection_id, place_id = excluded.place_id,
        last_inbound_at = max(last_inbound_at, excluded.last_inbound_at)`,
    sql`insert into ${socialMessages} (account_id, lead_id, channel_id, platform, direction, kind, state, external_id, text,
        written_at, is_demo)
      select ${accountId}, ${leadId}, ${channelOf}, ${platform}, 'in', value ->> 'content', 'received',
        value ->> 'externalId', value ->> 'text', value ->> 'at', ${isDemo}
      from ${ofLeadsThatStay} on conflict do nothing`,
    sql`insert into ${socialConversations} (lead_id, account_id, last_at, is_demo)
      select ${leadId}, ${accountId}, max(value ->> 'at'), ${isDemo} from ${ofLeadsThatStay}
      group by 1 on conflict (lead_id) do update set last_at = max(last_at, excluded.last_at)`,
  ].map((query) => statement(ctx, query));
}

/** Returns which of these people wrote before. */
export async function knownPeople(
  ctx: AccountContext,
  platform: MetaPlatformName,
  people: readonly string[],
): Promise<Set<string>> {
  const isOne = sql`${socialChannels.personKey} in (select value from json_each(${JSON.stringify(people)}))`;
  const rows = await ctx.db
    .select({ person: socialChannels.personKey })
    .from(socialChannels)
    .where(
      and(
        eq(socialChannels.accountId, ctx.account.id),
        eq(socialChannels.platform, platform),
        eq(socialChannels.isDemo, isDemoOf(ctx)),
        isOne,
      ),
    );
  return new Set(rows.map(({ person }) => person));
}
