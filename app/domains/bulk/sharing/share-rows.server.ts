import { sql } from "drizzle-orm";
import { type BusinessContext, isDemoWork } from "~/core/context";
import { DomainError } from "~/core/errors";
import { toUnixSeconds } from "~/core/seconds";
import { statement } from "~/core/statement";
import { acceptedAssignment } from "~/domains/agents/assignments/assignments.server";
import { shareMails } from "~/domains/agents/shared-leads/share-mail.server";
import { agentsOfLeads, shareStatements } from "~/domains/agents/shared-leads/share-statements.server";
import { retryWhenChanged } from "~/domains/directory/companies/retry-when-changed.server";
import type { Lead } from "~/domains/lead-search/lead-search";
import { queueMails } from "~/domains/mail/queue-mails.server";
import { withQuota } from "~/domains/quotas/charge-quota.server";
import { suppressedAmong } from "~/domains/suppressions/suppressed-among.server";
import { selectedRows } from "../selected-rows.server";
import { bulkShares } from "../tables";
import { type LeftOut, NONE_LEFT_OUT, type Reason } from "./left-out";
import type { ShareRowsInput } from "./share-schema";

/** Checks the first lead of each company: returns those that can be shared, and a count by reason of those that cannot. */
async function sorted(ctx: BusinessContext, agentId: number, leads: readonly Lead[]) {
  const companies = new Map(leads.toReversed().map((lead) => [lead.sameCompanyId, lead]));
  const one = leads.filter((lead) => companies.get(lead.sameCompanyId) === lead);
  const [agents, refused] = await Promise.all([
    agentsOfLeads(
      ctx,
      one.map(({ id }) => id),
    ),
    suppressedAmong(
      ctx,
      ctx.account.id,
      one.flatMap(({ contactEmail }) => contactEmail ?? []),
    ),
  ]);
  const reasonOf = ({ sameCompanyId, contactEmail, convertedAt }: Lead): Reason | null => {
    const worker = agents.get(sameCompanyId);
    if (worker !== undefined) return worker === agentId ? "already" : "elsewhere";
    if (contactEmail && refused.has(contactEmail)) return "refused";
    return convertedAt === null ? null : "converted";
  };
  const leftOut: LeftOut = { ...NONE_LEFT_OUT };
  const free: Lead[] = [];
  for (const lead of one) {
    const reason = reasonOf(lead);
    if (reason) leftOut[reason] += 1;
    else free.push(lead);
  }
  return { free, leftOut };
}

async function shareAt(ctx: BusinessContext, { selection, agentId }: ShareRowsInput) {
  const selected = await selectedRows(ctx, selection);
  if (selected.list !== "leads") throw new DomainError("invalid", "Only leads can be shared with an agent.");
  if (!(await acceptedAssignment(ctx, agentId, ctx.account.id)))
    throw new DomainError("invalid", "This agent hasn’t accepted your invitation yet.", {
      field: "agentId",
    });
  const { free, leftOut } = await sorted(ctx, agentId, selected.rows);
  const done = { agentId, shared: free.length, leftOut, isCut: selected.isCut };
  if (free.length === 0) return { id: null, ...done };
  const ids = free.map(({ id }) => id);
  const mails = await shareMails(ctx, { agentId, leads: free, cause: `shares:${crypto.randomUUID()}` });
  const note = sql`insert into ${bulkShares} (account_id, by_user_id, agent_id, lead_ids, left_out, is_demo, shared_at)
    values (${ctx.account.id}, ${ctx.actor.userId}, ${agentId}, ${JSON.stringify(ids)}, ${JSON.stringify(leftOut)},
      ${Number(isDemoWork(ctx))}, ${toUnixSeconds(ctx.now())}) returning id`;
  const results = await withQuota(ctx, { rows: ids.length, mails: mails.length }, (count) =>
    ctx.d1.batch<{ id: number }>([
      statement(ctx, count),
      statement(ctx, note),
      ...shareStatements(ctx, agentId, free, ctx.actor.userId),
      ...mails,
    ]),
  );
  if (mails.length > 0) await queueMails(ctx);
  return { id: results[1]?.results[0]?.id ?? null, ...done };
}

/**
 * Shares in one batch, with one email to the agent and an undo row; null if no lead could be shared.
 * @throws DomainError invalid for an agent who has not accepted, limit_reached
 */
export const shareRows = (ctx: BusinessContext, input: ShareRowsInput) =>
  retryWhenChanged(() => shareAt(ctx, input));
