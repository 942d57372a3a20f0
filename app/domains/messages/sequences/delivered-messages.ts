import { type SQL, sql } from "drizzle-orm";

/**
 * Rows `j` of the value `outcomes` with the messages `m` of campaigns that they end, as `from ... where ...`. `held` says
 * which rows still are the job's and may name further values.
 */
export const deliveredMessages = (held: SQL): SQL =>
  sql`from json_each(${sql.placeholder("outcomes")}) j join outreach_messages m on m.id = json_extract(j.value, '$[0]')
    where m.campaign_id is not null and m.id in (select id from outreach_messages where ${held} and id = m.id)`;

/** Campaign and step of a message while nobody knows whether it arrived. */
export const unknownMessage = (messageId: number): SQL =>
  sql`(select campaign_id, position from outreach_messages where id = ${messageId} and state = 'unknown')`;
