import { eq } from "drizzle-orm";
import type { BusinessContext } from "~/core/context";
import { DomainError } from "~/core/errors";
import { toUnixSeconds } from "~/core/seconds";
import { IF_UNCHANGED, isAborted, statement } from "~/core/statement";
import { auditStatement } from "~/domains/audit/audit.server";
import { mailStatement } from "~/domains/mail/mail-statement.server";
import { queueMails } from "~/domains/mail/queue-mails.server";
import { operatorConfig } from "~/domains/settings/operator.server";
import { findAccess } from "./access.server";
import { askedMail, receivedMail } from "./mails";
import { NOT_OPEN } from "./policy";
import type { AccessApplication } from "./schemas";
import { type MarketingAccess, marketingAccess } from "./tables";

/**
 * Submits the application to the operator and emails both sides. Safe to repeat; a declined application may be
 * resubmitted.
 * @throws DomainError conflict if the portal is already open
 */
export async function applyForMarketing(
  ctx: BusinessContext,
  input: AccessApplication,
): Promise<MarketingAccess> {
  const { account, actor } = ctx;
  const known = await findAccess(ctx);
  if (known?.state === "pending") return known;
  if (known?.state === "approved")
    throw new DomainError("conflict", "You already have access to the marketing portal.");
  if (known?.state === "withdrawn") throw new DomainError("conflict", NOT_OPEN.withdrawn);
  const { monthlyBudget, ...said } = input;
  const row = {
    ...said,
    website: input.website ?? null,
    portfolio: input.portfolio ?? null,
    references: input.references || null,
    monthlyBudgetCents: monthlyBudget == null ? null : Math.round(monthlyBudget * 100),
    state: "pending" as const,
    appliedBy: actor.userId,
    appliedAt: ctx.now(),
    decidedBy: null,
    decidedAt: null,
    reason: null,
    isDemo: account.isDemo,
  };
  const save = ctx.db
    .insert(marketingAccess)
    .values({ accountId: account.id, ...row })
    .onConflictDoUpdate({
      target: marketingAccess.accountId,
      set: row,
      setWhere: eq(marketingAccess.state, "declined"),
    });
  const trail = auditStatement(ctx, { action: "apply-marketing", target: `account:${account.id}` });
  try {
    await ctx.d1.batch([statement(ctx, save), ctx.d1.prepare(IF_UNCHANGED), statement(ctx, trail)]);
  } catch (error) {
    if (!isAborted(error)) throw error;
  }
  const saved = await findAccess(ctx);
  if (!saved) throw new Error("An application was written and is not there");
  if (!account.isDemo) await sendMails(ctx, saved);
  return saved;
}

/** One `cause` per application, so repeating it sends no second email. */
async function sendMails(ctx: BusinessContext, { id, appliedAt, businessName }: MarketingAccess) {
  const cause = `marketing-access:${id}:${toUnixSeconds(appliedAt)}`;
  const operator = { address: (await operatorConfig(ctx)).SALES_EMAIL };
  const applicant = { address: ctx.actor.email, name: ctx.actor.firstName };
  await ctx.db.batch([
    mailStatement(ctx, { cause, to: operator, ...askedMail(ctx.config, id, businessName) }),
    mailStatement(ctx, { cause: `${cause}:received`, to: applicant, ...receivedMail(ctx.config) }),
  ]);
  await queueMails(ctx);
}
