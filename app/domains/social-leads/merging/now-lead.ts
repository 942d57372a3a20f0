import { type SQL, sql } from "drizzle-orm";
import { socialLeadMerges } from "../tables";

/** The lead that a number stands for now: another one after a merge. */
export const nowLead = (leadId: SQL): SQL =>
  sql`ifnull((select m.lead_id from ${socialLeadMerges} m where m.merged_id = ${leadId} and m.undone_at is null), ${leadId})`;
