import { type SQL, sql } from "drizzle-orm";

/** Half of the leads each, and at one step not by the half of another. Null where the step `s` tests nothing. */
export const variantOf = (leadId: SQL): SQL => sql`case
  when s.subject_b is null then null
  when (((${leadId} + s.position * 7919) * 40503) >> 9) & 1 then 'b' else 'a' end`;
