import { DomainError } from "~/core/errors";
import type { Page, PageQuery } from "~/core/pagination";
import { accountNames } from "~/domains/identity/erasure/held-by-address.server";
import { m } from "~/messages/messages";
import type { AgentContext } from "../agents.server";
import { type Assignment, assignmentOfAgent, listOfAgent } from "./assignments.server";

interface BusinessOfAgent {
  assignment: Assignment;
  business: string;
}

const goneText = () => m.agents_businesses_former_business();

/** @throws DomainError not_found */
export async function getBusiness(ctx: AgentContext, assignmentId: number): Promise<BusinessOfAgent> {
  const assignment = await assignmentOfAgent(ctx, ctx.agent.id, assignmentId);
  if (!assignment) throw new DomainError("not_found", m.agents_businesses_this_business());
  const names = await accountNames(ctx, [assignment.accountId]);
  return { assignment, business: names.get(assignment.accountId) || goneText() };
}

/** Requests and offers for the agent with their status; newest first. */
export async function listBusinesses(ctx: AgentContext, query: PageQuery): Promise<Page<BusinessOfAgent>> {
  const { rows, ...page } = await listOfAgent(ctx, ctx.agent.id, query);
  const names = await accountNames(
    ctx,
    rows.map(({ accountId }) => accountId),
  );
  return {
    ...page,
    rows: rows.map((assignment) => ({
      assignment,
      business: names.get(assignment.accountId) || goneText(),
    })),
  };
}
