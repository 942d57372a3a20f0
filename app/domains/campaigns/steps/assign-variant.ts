import { type SQL, sql } from "drizzle-orm";

/** Assigns half of the leads to each variant, with a different split at each step. Null if step `s` has no A/B test. */
export const variantOf = (leadId: SQL): SQL => sql`case
  when s.subject_b is null then null
  when (((${leadId} + s.position * 7919) * 40503) >> 9) & 1 then 'b' else 'a' end`;
