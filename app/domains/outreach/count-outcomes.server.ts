import { type SQL, sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { statement } from "~/core/statement";

const COUNTED = ["sent", "failed", "unknown"] as const;

/**
 * The statements that add what became of messages to their campaigns and steps, before the messages change. `outcomes` is
 * JSON: `[[messageId, newState, ...], ...]`; `held` says which rows still are the job's. One that was counted as unknown moves over.
 */
export function countOutcomesStatements(ctx: Context, outcomes: string, held: SQL): D1PreparedStatement[] {
  const of = (state: string) =>
    sql.raw(
      `sum(json_extract(j.value, '$[1]') = '${state}')${state === "unknown" ? " - sum(m.state = 'unknown')" : ""}`,
    );
  const rows = sql`from json_each(${outcomes}) j join outreach_messages m on m.id = json_extract(j.value, '$[0]')
    where m.campaign_id is not null and m.id in (select id from outreach_messages where ${held} and id = m.id)`;
  return [
    statement(
      ctx,
      sql`update outreach_campaigns set ${sql.raw(COUNTED.map((state) => `${state} = outreach_campaigns.${state} + n.${state}`).join(", "))}
        from (select m.campaign_id as campaign_id, ${sql.join(
          COUNTED.map((state) => sql`${of(state)} as ${sql.raw(state)}`),
          sql`, `,
        )} ${rows} group by m.campaign_id) n where outreach_campaigns.id = n.campaign_id`,
    ),
    statement(
      ctx,
      sql`update campaign_steps set sent_a = sent_a + n.a, sent_b = sent_b + n.b
        from (select m.campaign_id as campaign_id, m.position as position, sum(ifnull(m.variant, 'a') = 'a') as a,
          sum(ifnull(m.variant, 'a') = 'b') as b ${rows} and json_extract(j.value, '$[1]') = 'sent'
          group by m.campaign_id, m.position) n
        where campaign_steps.campaign_id = n.campaign_id and campaign_steps.position = n.position`,
    ),
  ];
}
