import { getTableColumns, type SQL, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { moveOpportunitiesOfSocialLead } from "~/domains/opportunities/creation/move-opportunities-of-social-lead.server";
import { socialCampaignLeads } from "../campaigns/tables";
import { socialChannels, socialConversations, socialMessages } from "../conversations/tables";
import { socialLeadMerges, socialLeadOrigins, socialLeads, socialLeadTouches } from "../tables";

const COLUMNS = Object.values(getTableColumns(socialLeads)).map(({ name }) => name);
/** Values per piece: SQLite functions in D1 take at most 32 arguments, so a row is assembled from pieces. */
const A_PIECE = 15;

export function snapshot(alias: string): SQL {
  const pieces: string[] = [];
  for (let index = 0; index < COLUMNS.length; index += A_PIECE)
    pieces.push(
      `json_object(${COLUMNS.slice(index, index + A_PIECE)
        .map((name) => `'${name}', ${alias}.${name}`)
        .join(", ")})`,
    );
  return sql.raw(pieces.reduce((all, piece) => `json_patch(${all}, ${piece})`));
}

/** Tables whose rows reference a lead by `lead_id` and have their own ID. */
const HANGING = {
  origins: socialLeadOrigins,
  touches: socialLeadTouches,
  messages: socialMessages,
  channels: socialChannels,
  merges: socialLeadMerges,
} as const;

const list = (rows: SQL) => sql`json((select ifnull(json_group_array(j), '[]') from (${rows})))`;
const MEMBER = sql.raw(
  "json_object('campaign', campaign_id, 'part', part, 'contact', contact_id, 'task', task_id, 'demo', is_demo) as j",
);
const TALK = sql.raw(
  "json_object('last', last_at, 'read', read_to, 'outcome', outcome, 'at', outcome_at, 'demo', is_demo) as j",
);

interface Two {
  keptId: number;
  otherId: number;
}

export function movedJson(ctx: AccountContext, { keptId, otherId }: Two): SQL {
  const own = (leadId: number) => sql`lead_id = ${leadId} and +account_id = ${ctx.account.id}`;
  const parts = Object.entries(HANGING).map(
    ([kind, table]) =>
      sql`${sql.raw(`'${kind}'`)}, ${list(sql`select id as j from ${table} where ${own(otherId)}`)}`,
  );
  const members = (leadId: number) =>
    list(sql`select ${MEMBER} from ${socialCampaignLeads} where ${own(leadId)}
      and campaign_id in (select campaign_id from ${socialCampaignLeads} where ${own(otherId)})`);
  const talk = (leadId: number) => list(sql`select ${TALK} from ${socialConversations} where ${own(leadId)}`);
  return sql`json_object(${sql.join(parts, sql`, `)}, 'campaigns', ${members(otherId)}, 'keptCampaigns', ${members(keptId)},
    'conversation', ${talk(otherId)}, 'keptConversation', ${talk(keptId)},
    'opportunities', ${list(moveOpportunitiesOfSocialLead(ctx, { from: otherId, to: keptId }).moving)})`;
}

const UNREAD = sql`c.lead_id = m.lead_id and m.direction = 'in' and m.id > c.read_to`;

/** Moves all records of the other lead to the kept one, then deletes the other lead. */
export function moveSql(ctx: AccountContext, { keptId, otherId }: Two): SQL[] {
  const account = ctx.account.id;
  const ofOther = sql`lead_id = ${otherId} and +account_id = ${account}`;
  const both = sql`(${keptId}, ${otherId})`;
  const talk = socialConversations;
  return [
    sql`insert into ${talk} (lead_id, account_id, last_at, read_to, outcome, outcome_at, is_demo)
      select ${keptId}, ${account}, max(last_at), ifnull((select min(m.id) - 1 from ${talk} c join ${socialMessages} m on ${UNREAD}
          where c.lead_id in ${both}), max(read_to)),
        max(iif(lead_id = ${otherId}, outcome, null)), max(iif(lead_id = ${otherId}, outcome_at, null)), max(is_demo)
      from ${talk} where lead_id in ${both} and +account_id = ${account} group by account_id
        having max(lead_id = ${otherId}) = 1
      on conflict (lead_id) do update set last_at = excluded.last_at, read_to = excluded.read_to,
        outcome_at = iif(outcome is null, excluded.outcome_at, outcome_at), outcome = ifnull(outcome, excluded.outcome)`,
    sql`delete from ${talk} where ${ofOther}`,
    ...Object.values(HANGING).map((table) => sql`update ${table} set lead_id = ${keptId} where ${ofOther}`),
    // In a campaign once: an action on either lead is an action on the person.
    sql`update ${socialCampaignLeads} as k set part = o.part, contact_id = o.contact_id, task_id = o.task_id
      from ${socialCampaignLeads} o where k.lead_id = ${keptId} and k.account_id = ${account} and k.part = 'none'
        and o.campaign_id = k.campaign_id and o.lead_id = ${otherId} and o.part <> 'none'`,
    sql`update or ignore ${socialCampaignLeads} set lead_id = ${keptId} where ${ofOther}`,
    moveOpportunitiesOfSocialLead(ctx, { from: otherId, to: keptId }).move,
    sql`delete from ${socialLeads} where id = ${otherId} and account_id = ${account}`,
  ];
}

/** Restores the other lead with the records that moved, if they still exist; newer records stay. */
export function moveBackSql(
  ctx: AccountContext,
  { keptId, otherId, mergeId }: Two & { mergeId: number },
): SQL[] {
  const account = ctx.account.id;
  const movedRows = (kind: string) =>
    sql`json_each((select moved from ${socialLeadMerges} where id = ${mergeId}), ${`$.${kind}`})`;
  const cell = (name: string) => sql`j.value ->> ${`$.${name}`}`;
  const isThere = sql`exists (select 1 from social_campaigns s where s.id = j.value ->> '$.campaign' and s.account_id = ${account})`;
  const insertMember = sql`insert into ${socialCampaignLeads} (campaign_id, account_id, lead_id, part, contact_id, task_id, is_demo)`;
  const member = (
    leadId: number,
  ) => sql`select ${cell("campaign")}, ${account}, ${leadId}, ${cell("part")}, ${cell("contact")},
      ${cell("task")}, ${cell("demo")}`;
  const talk = socialConversations;
  const ofKept = sql`lead_id = ${keptId} and account_id = ${account}`;
  return [
    sql`insert into ${socialLeads} (${sql.raw(COLUMNS.join(", "))})
      select ${sql.raw(COLUMNS.map((name) => `removed ->> '$.${name}'`).join(", "))} from ${socialLeadMerges} where id = ${mergeId}`,
    ...Object.entries(HANGING).map(
      ([
        kind,
        table,
      ]) => sql`update ${table} set lead_id = ${otherId} where id in (select value from ${movedRows(kind)})
        and lead_id = ${keptId} and +account_id = ${account}`,
    ),
    sql`delete from ${socialCampaignLeads} where ${ofKept}
      and campaign_id in (select value ->> '$.campaign' from ${movedRows("campaigns")})`,
    sql`${insertMember} ${member(otherId)} from ${movedRows("campaigns")} j where ${isThere} on conflict do nothing`,
    sql`${insertMember} ${member(keptId)} from ${movedRows("keptCampaigns")} j where ${isThere} on conflict do nothing`,
    sql`insert into ${talk} (lead_id, account_id, last_at, read_to, outcome, outcome_at, is_demo)
      select ${otherId}, ${account}, ${cell("last")}, ${cell("read")}, ${cell("outcome")}, ${cell("at")}, ${cell("demo")}
      from ${movedRows("conversation")} j where true on conflict do nothing`,
    sql`update ${talk} set outcome = null, outcome_at = null where ${ofKept}
      and (outcome, outcome_at) in (select ${cell("outcome")}, ${cell("at")} from ${movedRows("conversation")} j)
      and not exists (select 1 from ${movedRows("keptConversation")} j where ${cell("outcome")} is not null)`,
    sql`delete from ${talk} where ${ofKept} and not exists (select 1 from ${movedRows("keptConversation")})
      and not exists (select 1 from ${socialMessages} m where m.lead_id = ${keptId})`,
    moveOpportunitiesOfSocialLead(ctx, { from: keptId, to: otherId }).moveThese(
      sql`(select value from ${movedRows("opportunities")})`,
    ),
  ];
}
