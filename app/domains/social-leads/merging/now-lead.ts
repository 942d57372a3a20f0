import { type SQL, sql } from "drizzle-orm";
import { socialLeadMerges } from "../tables";

/** The current lead of an id: after a merge, the kept lead. */
export const nowLead = (leadId: SQL): SQL =>
  sql`ifnull((select m.lead_id from ${socialLeadMerges} m where m.merged_id = ${leadId} and m.undone_at is null), ${leadId})`;
