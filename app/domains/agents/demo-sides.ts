import { type SQL, sql } from "drizzle-orm";
import { isDemoAccount, joinUser, USER } from "~/domains/identity/users/user-fragments";
import { agents } from "./tables";

/** SQL: 1 for an agent whose user is a demo user, otherwise 0. */
export const isDemoAgent = (agentId: SQL | number): SQL =>
  sql`exists (select 1 from ${agents} dg ${sql.raw(joinUser("dg.user_id"))} where dg.id = ${agentId} and ${sql.raw(USER.isDemo)} = 1)`;

/** SQL: 1 if the business or the agent is a demo, because their joint work is demo data; otherwise 0. */
export const isDemoPair = (accountId: SQL | number, agentId: SQL | number): SQL =>
  sql`(${isDemoAccount(accountId)} or ${isDemoAgent(agentId)})`;
