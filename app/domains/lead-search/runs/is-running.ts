import { sql } from "drizzle-orm";
import type { Run } from "../lead-search";
import { leadSearches } from "../tables";

/** Every statement that ends a run carries it, so a run ends once. */
export const isRunning = ({ searchId, runNumber }: Run, accountId: number) => sql`exists (
  select 1 from ${leadSearches}
  where id = ${searchId} and account_id = ${accountId} and run_number = ${runNumber} and status = 'running')`;
