import { sql } from "drizzle-orm";
import type { Context, UserActor } from "~/core/context";
import { type Agent, findAgent } from "~/domains/agents/agents.server";
import { agentAssignments, sharedLeads } from "~/domains/agents/tables";
import { confirmClose, getOwnClose } from "~/domains/commissions/closes/answer-close.server";
import { reportClose } from "~/domains/commissions/closes/report-close.server";

import { recordFeePayment } from "~/domains/commissions/fees/fee-payments.server";
import { owedOf } from "~/domains/commissions/ledger/sums.server";

export { sumsOfAgent } from "~/domains/commissions/ledger/sums.server";

import { statementFile } from "~/domains/commissions/statement/statement.server";
import { closes } from "~/domains/commissions/tables";
import { findSession } from "~/domains/identity/sessions/find-session.server";
import { openSession } from "~/domains/identity/sessions/open-session.server";
import { type Business, testContext } from "./context";
import { applyAsAgent } from "./people";

/** An agent with a confirmed address who is signed in. */
export async function makeAgent(input: Record<string, unknown> = {}) {
  const base = testContext();
  const { userId, agentId } = await applyAsAgent(input);
  await base.db.run(sql`update users set email_verified_at = 1 where id = ${userId}`);
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

export async function confirmDeal({ ctx }: Business, closeId: number, now = ctx.now()) {
  const at = { ...ctx, now: () => now };
  await confirmClose(at, await getOwnClose(at, closeId), ctx.account);
}

let transfers = 0;

/** Pays the commission a business owes, or so many cents, a surplus as credit; returns the payment's id. */
export async function payCommission({ ctx, account }: Business, cents?: number) {
  const { commissionOwed } = await owedOf(ctx, account.id);
  const amount = (cents ?? commissionOwed) / 100;
  transfers += 1;
  const input = {
    pays: "commission" as const,
    amount,
    reference: `DEALS-${transfers}`,
    paidOn: "2026-01-31",
    credit: amount,
  };
  return (await recordFeePayment({ ...ctx, actor: ctx.actor as UserActor }, account.id, input)).id;
}

/** The text of a statement; null where nothing was written between the two. */
export async function statementText(
  ctx: Context,
  agentId: number,
  accountId: number,
  format: "json" | "csv",
) {
  const file = await statementFile(ctx, agentId, accountId, format).catch(() => null);
  if (!file) return null;
  let text = "";
  for await (const piece of file.pieces) text += piece;
  return text;
}

interface Entry {
  seq: number;
  subject: string;
  fact: string;
  cents: number;
  rate: number;
}

export async function statementOf(ctx: Context, agentId: number, accountId: number) {
  const text = await statementText(ctx, agentId, accountId, "json");
  return text === null ? null : (JSON.parse(text) as { head: object; publicKey: string; entries: Entry[] });
}
