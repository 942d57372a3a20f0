import { and, lte, sql } from "drizzle-orm";
import type { BusinessContext, Context } from "~/core/context";
import { DomainError } from "~/core/errors";
import { toUnixSeconds } from "~/core/seconds";
import { IF_UNCHANGED, isAborted, statement } from "~/core/statement";
import { auditStatement } from "~/domains/audit/audit.server";
import { inNameOf } from "~/domains/identity/brand/brand.server";
import { requireNotImpersonating } from "~/domains/identity/policy";
import { mailStatement } from "~/domains/mail/mail-statement.server";
import { queueMails } from "~/domains/mail/queue-mails.server";
import { m } from "~/messages/messages";
import { marketAgentsByIds } from "../marketplace/market-agents.server";
import { agentAssignments } from "../tables";
import { revokeLeadsOf } from "./answer-assignment.server";
import { type Assignment, isOpen, lastAssignment } from "./assignments.server";
import { endMail } from "./mails";

/** Withdraws an offer or ends the work; the seat is free immediately. Safe to repeat. @throws DomainError not_found */
export async function endAssignment(ctx: BusinessContext, agentId: number): Promise<Assignment> {
  requireNotImpersonating(ctx);
  const assignment = await lastAssignment(ctx, agentId);
  if (!assignment) throw new DomainError("not_found", m.agents_end_assignment_this_agent());
  if (assignment.state === "ended" || assignment.state === "declined") return assignment;
  const [agent] = await marketAgentsByIds(ctx, [agentId]);
  const isMailed = agent !== undefined && !agent.isDemo && !assignment.isDemo && !ctx.account.isDemo;
  const update = sql`update ${agentAssignments} set state = 'ended', ended_at = ${toUnixSeconds(ctx.now())}, ended_by = 'business'
    where id = ${assignment.id} and account_id = ${ctx.account.id} and ${isOpen}`;
  const detail = { assignmentId: assignment.id };
  const audit = auditStatement(ctx, { action: "end-assignment", target: `agent:${agentId}`, detail });
  const { config, brand } = await inNameOf(ctx);
  const mail = () =>
    mailStatement(ctx, {
      brand,
      cause: `assignment:${assignment.id}:ended`,
      to: { address: agent?.email ?? "", name: agent?.name ?? null },
      ...endMail(config, ctx.account.name, assignment),
    });
  try {
    await ctx.d1.batch([
      statement(ctx, update),
      ctx.d1.prepare(IF_UNCHANGED),
      revokeLeadsOf(ctx, assignment.id),
      statement(ctx, audit),
      ...(isMailed ? [statement(ctx, mail())] : []),
    ]);
  } catch (error) {
    if (!isAborted(error)) throw error;
  }
  await queueMails(ctx);
  return (await lastAssignment(ctx, agentId)) ?? assignment;
}

const BATCH_SIZE = 200;

/** Ends assignments past their duration; those beyond the batch limit end in the next hourly run. */
export async function endOverdueAssignments(ctx: Context): Promise<number> {
  const due = await ctx.db
    .select({ id: agentAssignments.id })
    .from(agentAssignments)
    .where(and(sql`state = 'accepted' and ends_at is not null`, lte(agentAssignments.endsAt, ctx.now())))
    .limit(BATCH_SIZE);
  for (const { id } of due)
    await ctx.d1.batch([
      statement(
        ctx,
        sql`update ${agentAssignments} set state = 'ended', ended_at = ${toUnixSeconds(ctx.now())} where id = ${id} and state = 'accepted'`,
      ),
      revokeLeadsOf(ctx, id),
    ]);
  return due.length;
}
