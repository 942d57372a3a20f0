import { type SQL, sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { inJsonArray, statement } from "~/core/statement";
import { joinSharedLead } from "~/domains/lead-search/leads/shared-lead";
import { sharedLeads } from "../tables";

/** The company of a deal, through the shared lead. */
export interface Customer {
  leadId: number;
  companyName: string;
  /** Whether the agent still sees the lead. */
  isShared: boolean;
}

/** Conditions on a shared lead `s` that limit deals to what the viewer may see. */
export const sharedByAccount = (accountId: number): SQL => sql`s.account_id = ${accountId}`;
export const sharedWithAgent = (agentId: number): SQL => sql`s.agent_id = ${agentId}`;
export const sharedByAnyone = sql`1`;

/** Customers keyed by shared lead id; deleted leads and leads that don't match `whose` are left out. */
export async function customersOf(
  ctx: Context,
  sharedLeadIds: readonly (number | null)[],
  whose: SQL,
): Promise<Map<number, Customer>> {
  const ids = [...new Set(sharedLeadIds.filter((id) => id !== null))];
  if (ids.length === 0) return new Map();
  const { results } = await statement(
    ctx,
    sql`select s.id, s.lead_id as leadId, l.company_name as companyName, s.revoked_at is null
        and exists (select 1 from agent_assignments w where w.id = s.assignment_id and w.state = 'accepted') as isShared
      from ${sharedLeads} s ${joinSharedLead("s.lead_id", "s.account_id")}
      where s.id in ${inJsonArray(ids)} and ${whose}`,
  ).all<Omit<Customer, "isShared"> & { id: number; isShared: number }>();
  return new Map(results.map(({ id, isShared, ...lead }) => [id, { ...lead, isShared: isShared === 1 }]));
}
