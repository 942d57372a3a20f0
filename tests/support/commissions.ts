import { sql } from "drizzle-orm";
import type { Context, UserActor } from "~/core/context";
import { type Agent, findAgent } from "~/domains/agents/agents.server";
import { agentAssignments, sharedLeads } from "~/domains/agents/tables";
import { confirmClose, getOwnClose } from "~/domains/commissions/closes/answer-close.server";
import { reportClose } from "~/domains/commissions/closes/report-close.server";
import { listChains } from "~/domains/commissions/ledger/list-commissions.server";
import { sumsOf } from "~/domains/commissions/ledger/sums.server";
import { closes } from "~/domains/commissions/tables";
import { findSession } from "~/domains/identity/sessions/find-session.server";
import { openSession } from "~/domains/identity/sessions/open-session.server";
import { type Business, testContext } from "./context";
import { applyAsAgent } from "./people";

/** An agent who is signed in. */
export async function makeAgent(input: Record<string, unknown> = {}) {
  const base = testContext();
  const { userId, agentId } = await applyAsAgent(input);
  const { token } = await openSession(base, userId);
  const session = await findSession(base, token);
  const agent = (await findAgent(base, agentId)) as Agent;
  if (!session) throw new Error("no session");
  return { ctx: { ...base, actor: session.actor as UserActor }, agent, userId, cookie: `njia=${token}` };
}

export type TestAgent = Awaited<ReturnType<typeof makeAgent>>;

let leads = 5_000_000;

/** A lead that a business shares with an agent who said yes. */
export async function shareLead(
  { ctx, account, user }: Pick<Business, "ctx" | "account" | "user">,
  agent: Agent,
) {
  const place = {
    accountId: account.id,
    agentId: agent.id,
    state: "accepted" as const,
    territory: ["KE"],
    offeredAt: ctx.now(),
    offeredBy: user.userId,
    answeredAt: ctx.now(),
  };
  await ctx.db.insert(agentAssignments).values(place).onConflictDoNothing();
  const [assignment] = await ctx.db
    .select({ id: agentAssignments.id })
    .from(agentAssignments)
    .where(sql`account_id = ${account.id} and agent_id = ${agent.id}`);
  const [lead] = await ctx.db
    .insert(sharedLeads)
    .values({
      accountId: account.id,
      agentId: agent.id,
      assignmentId: assignment?.id ?? 0,
      leadId: leads++,
      sharedAt: ctx.now(),
      sharedBy: user.userId,
    })
    .returning();
  return lead?.id ?? 0;
}

/** A close that waits for the business; gives its id. `dollars` is its value. */
export async function reportDeal(
  business: Business,
  { ctx, agent }: { ctx: Omit<TestAgent["ctx"], "queue"> & Pick<Context, "queue">; agent: Agent },
  dollars: number,
  now = ctx.now(),
) {
  const sharedLeadId = await shareLead(business, agent);
  const at = { ...ctx, now: () => now };
  await reportClose(at, (await findAgent(ctx, agent.id)) as Agent, { leadValue: dollars, sharedLeadId });
  const [row] = await ctx.db.select().from(closes).where(sql`shared_lead_id = ${sharedLeadId}`);
  return row?.id ?? 0;
}

export const sumsOfAgent = async (ctx: Context, agentId: number) => sumsOf(await listChains(ctx, agentId));

export async function confirmDeal({ ctx }: Business, closeId: number, now = ctx.now()) {
  const at = { ...ctx, now: () => now };
  await confirmClose(at, await getOwnClose(at, closeId), ctx.account.plan);
}
