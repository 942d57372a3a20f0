import type { BusinessContext, Context, UserActor } from "~/core/context";
import { DomainError } from "~/core/errors";
import type { Statement } from "~/core/statement";
import { findAgent } from "~/domains/agents/agents.server";
import { auditStatement } from "~/domains/audit/audit.server";
import { findAccount } from "~/domains/identity/find-account.server";
import { requireNotImpersonating } from "~/domains/identity/policy";
import { mailStatement } from "~/domains/mail/mail-statement.server";
import { queueMails } from "~/domains/mail/queue-mails.server";
import { type Close, confirmClose, disputeClose, getClose, getOwnClose } from "./answer-close.server";
import { canBeDecided, rejectClose, requireDecidable, reverseClose } from "./end-close.server";
import { answeredMail } from "./notices";
import { feePercentOf } from "./policy";
import type { ConfirmInput } from "./schemas";

type Answer = Parameters<typeof answeredMail>[1];

async function mailOf(ctx: Context, close: Close, answer: Answer): Promise<Statement[]> {
  const agent = close.isDemo ? null : await findAgent(ctx, close.agentId);
  if (!agent) return [];
  const mail = {
    cause: `close:${close.id}:${answer}`,
    to: { address: agent.email, name: agent.firstName },
    ...answeredMail(ctx.config.APP_ORIGIN, answer, close.value),
  };
  return [mailStatement(ctx, mail)];
}

const FEE_CHANGED =
  "Your plan changed, so the platform fee changed too. Check the amounts and confirm again.";

/** Books commission and platform fee. @throws DomainError not_found; conflict, also if the fee is no longer the one shown */
export async function confirmOwnClose(
  ctx: BusinessContext,
  closeId: number,
  { platformFeeRate }: ConfirmInput = {},
): Promise<Close> {
  requireNotImpersonating(ctx);
  const close = await getOwnClose(ctx, closeId);
  if (platformFeeRate !== undefined && platformFeeRate !== feePercentOf(ctx.account))
    throw new DomainError("conflict", FEE_CHANGED);
  await confirmClose(ctx, close, ctx.account, await mailOf(ctx, close, "confirmed"));
  await queueMails(ctx);
  return getOwnClose(ctx, closeId);
}

export async function disputeOwnClose(ctx: BusinessContext, closeId: number, reason: string): Promise<Close> {
  requireNotImpersonating(ctx);
  const close = await getOwnClose(ctx, closeId);
  await disputeClose(ctx, close, reason, await mailOf(ctx, close, "disputed"));
  await queueMails(ctx);
  return getOwnClose(ctx, closeId);
}

const GONE = { plan: "trial" } as const;

type AdminContext = Context & { actor: UserActor };

/** Confirms the deal for the agent; called by an administrator. @throws DomainError not_found, conflict */
export async function decideForAgent(ctx: AdminContext, closeId: number): Promise<void> {
  const close = await getClose(ctx, closeId);
  const account = (await findAccount(ctx.db, close.accountId)) ?? GONE;
  requireDecidable(ctx, close);
  const audit = auditStatement(ctx, { action: "confirm-close", target: `close:${closeId}` });
  const notices = [audit, ...(await mailOf(ctx, close, "confirmed"))];
  await confirmClose(ctx, close, account, notices, canBeDecided(ctx));
  await queueMails(ctx);
}

/** Rejects the deal for the business; called by an administrator. @throws DomainError not_found, conflict */
export async function decideForBusiness(ctx: AdminContext, closeId: number): Promise<void> {
  const close = await getClose(ctx, closeId);
  const audit = auditStatement(ctx, { action: "refuse-close", target: `close:${closeId}` });
  await rejectClose(ctx, close, [audit, ...(await mailOf(ctx, close, "rejected"))]);
  await queueMails(ctx);
}

/** Reverses unpaid earnings; called by an administrator. @throws DomainError not_found, conflict */
export async function takeBackClose(ctx: AdminContext, closeId: number, reason: string): Promise<Close> {
  const close = await getClose(ctx, closeId);
  const audit = auditStatement(ctx, { action: "reverse-close", target: `close:${closeId}` });
  await reverseClose(ctx, close, reason, [audit, ...(await mailOf(ctx, close, "reversed"))]);
  await queueMails(ctx);
  return getClose(ctx, closeId);
}
