import { type SQL, sql } from "drizzle-orm";

/** Whether a step of a campaign or a translation of one carries a file. Takes an expression of its id. */
export const isInStep = (fileId: SQL): SQL =>
  sql`(exists (select 1 from campaign_steps c where c.file_id is not null and c.file_id = ${fileId})
    or exists (select 1 from campaign_translations r where r.file_id is not null and r.file_id = ${fileId}))`;
