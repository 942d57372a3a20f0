import type { BusinessContext, Context, UserActor } from "~/core/context";
import { findAgent } from "~/domains/agents/agents.server";
import { auditStatement } from "~/domains/audit/audit.server";
import { findAccount } from "~/domains/identity/find-account.server";
import { mailStatement } from "~/domains/mail/mail-statement.server";
import { queueMails } from "~/domains/mail/queue-mails.server";
import {
  type Close,
  confirmClose,
  disputeClose,
  getClose,
  getOwnClose,
  rejectClose,
  reverseClose,
} from "./answer-close.server";
import { answeredMail } from "./notices";

async function tellAgent(
  ctx: Context,
  close: Close,
  answer: Parameters<typeof answeredMail>[1],
): Promise<void> {
  const agent = close.isDemo ? null : await findAgent(ctx, close.agentId);
  if (!agent) return;
  await mailStatement(ctx, {
    cause: `close:${close.id}:${answer}`,
    to: { address: agent.email, name: agent.firstName },
    ...answeredMail(ctx.config.APP_ORIGIN, answer, close.value),
  });
  await queueMails(ctx);
}

export async function confirmOwnClose(ctx: BusinessContext, closeId: number): Promise<Close> {
  const close = await getOwnClose(ctx, closeId);
  await confirmClose(ctx, close, ctx.account.plan);
  await tellAgent(ctx, close, "confirmed");
  return getOwnClose(ctx, closeId);
}

export async function disputeOwnClose(ctx: BusinessContext, closeId: number, reason: string): Promise<Close> {
  const close = await getOwnClose(ctx, closeId);
  await disputeClose(ctx, close, reason);
  await tellAgent(ctx, close, "disputed");
  return getOwnClose(ctx, closeId);
}

type AdminContext = Context & { actor: UserActor };

/** An administrator decides for the agent. @throws DomainError not_found, conflict */
export async function decideForAgent(ctx: AdminContext, closeId: number): Promise<void> {
  const close = await getClose(ctx, closeId);
  await confirmClose(ctx, close, (await findAccount(ctx.db, close.accountId))?.plan ?? "trial");
  await auditStatement(ctx, { action: "confirm-close", target: `close:${closeId}` });
  await tellAgent(ctx, close, "confirmed");
}

/** An administrator decides for the business. @throws DomainError not_found, conflict */
export async function decideForBusiness(ctx: AdminContext, closeId: number): Promise<void> {
  const close = await getClose(ctx, closeId);
  await rejectClose(ctx, close);
  await auditStatement(ctx, { action: "refuse-close", target: `close:${closeId}` });
  await tellAgent(ctx, close, "rejected");
}

/** An administrator takes back what was earned and not yet paid. @throws DomainError not_found, conflict */
export async function takeBackClose(ctx: AdminContext, closeId: number, reason: string): Promise<Close> {
  const close = await getClose(ctx, closeId);
  await reverseClose(ctx, close, reason);
  await auditStatement(ctx, { action: "reverse-close", target: `close:${closeId}`, detail: { reason } });
  await tellAgent(ctx, close, "reversed");
  return getClose(ctx, closeId);
}
