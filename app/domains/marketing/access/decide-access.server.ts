import { and, eq } from "drizzle-orm";
import type { Context, UserActor } from "~/core/context";
import { DomainError } from "~/core/errors";
import { IF_UNCHANGED, isAborted, statement } from "~/core/statement";
import { readerOf } from "~/domains/agents/assignments/other-side.server";
import { auditStatement } from "~/domains/audit/audit.server";
import { mailStatement } from "~/domains/mail/mail-statement.server";
import { queueMails } from "~/domains/mail/queue-mails.server";
import { getApplication } from "./access.server";
import { decidedMail } from "./mails";
import { marketingAccess } from "./tables";

type OperatorContext = Context & { actor: UserActor };
type Decision = "approved" | "declined" | "withdrawn" | "restored";

const DECISIONS = {
  approved: { from: "pending", to: "approved", action: "approve-marketing" },
  declined: { from: "pending", to: "declined", action: "decline-marketing" },
  withdrawn: { from: "approved", to: "withdrawn", action: "withdraw-marketing" },
  restored: { from: "withdrawn", to: "approved", action: "restore-marketing" },
} as const satisfies Record<Decision, object>;

async function mailOf(ctx: OperatorContext, id: number, decision: Decision, reason: string | null) {
  const { accountId, appliedBy, isDemo } = await getApplication(ctx, id);
  const reader = isDemo ? null : await readerOf(ctx, { accountId, offeredBy: appliedBy });
  if (!reader) return [];
  const cause = `marketing-access:${id}:${crypto.randomUUID()}`;
  const mail = { cause, to: { address: reader.email }, ...decidedMail(ctx.config, decision, reason) };
  return [statement(ctx, mailStatement(ctx, mail))];
}

async function decide(ctx: OperatorContext, id: number, decision: Decision, reason: string | null) {
  const known = await getApplication(ctx, id);
  const { from, to, action } = DECISIONS[decision];
  if (known.state === to) return;
  const claim = ctx.db
    .update(marketingAccess)
    .set({ state: to, reason, decidedAt: ctx.now(), decidedBy: ctx.actor.userId })
    .where(and(eq(marketingAccess.id, id), eq(marketingAccess.state, from)));
  const target = `account:${known.accountId}`;
  const trail = auditStatement(ctx, { action, target });
  const mail = await mailOf(ctx, id, decision, reason);
  try {
    await ctx.d1.batch([
      statement(ctx, claim),
      ctx.d1.prepare(IF_UNCHANGED),
      ...(known.isDemo ? [] : [statement(ctx, trail)]),
      ...mail,
    ]);
  } catch (error) {
    if (isAborted(error))
      throw new DomainError("conflict", "This application was updated elsewhere. Reload and try again.");
    throw error;
  }
  if (mail.length > 0) await queueMails(ctx);
}

/** Approves an application. Safe to repeat. @throws DomainError not_found; conflict if it was declined */
export const approveMarketing = (ctx: OperatorContext, id: number): Promise<void> =>
  decide(ctx, id, "approved", null);

/**
 * Withdraws access: stops the account's links and forms, and closes its portal.
 * @throws DomainError not_found; conflict if it is not approved
 */
export const withdrawMarketing = (ctx: OperatorContext, id: number, reason: string): Promise<void> =>
  decide(ctx, id, "withdrawn", reason);

export const restoreMarketing = (ctx: OperatorContext, id: number): Promise<void> =>
  decide(ctx, id, "restored", null);

/**
 * Declines an application. The business sees the reason and may reapply. @throws DomainError not_found; conflict if it
 * was approved
 */
export const declineMarketing = (ctx: OperatorContext, id: number, reason: string): Promise<void> =>
  decide(ctx, id, "declined", reason);
