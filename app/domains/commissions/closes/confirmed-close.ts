import { type SQL, sql } from "drizzle-orm";
import { closes } from "../tables";

/** The rows, at most one, of an account's own deal while it is confirmed; a test deal is none. */
export const confirmedClose = (closeId: number, accountId: number): SQL =>
  sql`select id, agent_id, account_id, is_demo from ${closes}
    where id = ${closeId} and account_id = ${accountId} and state = 'confirmed' and is_test = 0`;
