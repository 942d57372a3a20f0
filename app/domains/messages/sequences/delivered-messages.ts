import { type SQL, sql } from "drizzle-orm";

/** `from ... where ...` over rows `j` of the value `outcomes` and their messages `m`; `held`: which still are the job's. */
export const deliveredMessages = (held: SQL): SQL =>
  sql`from json_each(${sql.placeholder("outcomes")}) j join outreach_messages m on m.id = json_extract(j.value, '$[0]')
    where m.campaign_id is not null and m.id in (select id from outreach_messages where ${held} and id = m.id)`;

export const unknownMessage = (messageId: number): SQL =>
  sql`(select campaign_id, position from outreach_messages where id = ${messageId} and state = 'unknown')`;
