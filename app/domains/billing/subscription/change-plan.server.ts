import type { AccountContext, BusinessContext } from "~/core/context";
import { DomainError } from "~/core/errors";
import type { Statement } from "~/core/statement";
import { auditStatement } from "~/domains/audit/audit.server";
import { queueMails } from "~/domains/mail/queue-mails.server";
import { creditLine, planLine } from "../invoices/lines";
import { billingMails } from "../invoices/mails.server";
import { invoiceStatement, voidOpenStatement } from "../invoices/open-invoice.server";
import { type Billing, DAYS_TO_PAY, type PlanOnSale, type Terms } from "../plans/plans";
import { requirePayer } from "./payer";
import { changing, type Read, subscriptionStatements } from "./save-subscription.server";
import { type Change, cancel, choose, daysAfter, periodAfter, resume } from "./subscription";

async function invoiceOf(
  ctx: AccountContext,
  { subscription: s }: Read,
  terms: Terms,
  upgradeDueAt: Date | null,
) {
  const now = ctx.now();
  const end = periodAfter(now, terms.billing);
  const credit =
    !s.endedAt && s.periodStart && s.periodEnd ? creditLine(s, s.periodStart, s.periodEnd, now) : null;
  return invoiceStatement(ctx, {
    kind: upgradeDueAt ? "upgrade" : "return",
    ...terms,
    periodStart: now,
    periodEnd: end,
    lines: [planLine(terms, now, end), ...(credit ? [credit] : [])],
    dueAt: upgradeDueAt ?? daysAfter(now, DAYS_TO_PAY),
  });
}

/** Maximum void plan invoices within 30 days, because each used an invoice number. */
const MAX_UNPAID = 10;

type Outcome = Exclude<Change["kind"], "refused">;

/** A new invoice voids the old one: an account has at most one open plan invoice (unique index). */
async function carryOut(ctx: BusinessContext, read: Read, change: Change) {
  if (change.kind === "refused") throw new DomainError("conflict", change.why);
  if (change.kind === "same") return { statements: [], result: "same" as Outcome };
  const { kind, next } = change;
  const terms =
    kind === "upgrade" && next.upgradePlan && next.upgradeBilling
      ? { plan: next.upgradePlan, billing: next.upgradeBilling }
      : kind === "return"
        ? change.terms
        : null;
  if (terms && read.unpaid.count >= MAX_UNPAID)
    throw new DomainError(
      "conflict",
      `You left ${MAX_UNPAID} plan invoices unpaid in the last 30 days. Pay the open invoice or contact us.`,
    );
  const detail = { kind, plan: terms?.plan ?? next.nextPlan ?? next.plan };
  const statements: Statement[] = [
    ...subscriptionStatements(ctx, next, read.version),
    voidOpenStatement(ctx),
    ...(terms ? [await invoiceOf(ctx, read, terms, next.upgradeDueAt)] : []),
    auditStatement(ctx, {
      action: "change-subscription",
      target: `account:${ctx.account.id}`,
      detail,
    }),
    ...(await billingMails(
      ctx,
      `subscription:${ctx.account.id}:${read.version + 1}`,
      kind,
      next,
      read.subscription,
    )),
  ];
  return { statements, result: kind as Outcome };
}

/**
 * Reserves a larger plan and opens its invoice; a smaller plan applies at the period's end. After the paid period, or
 * after an unpaid upgrade in this period, nothing is reserved: the plan applies once its invoice is paid.
 * @throws DomainError forbidden, conflict
 */
export async function choosePlan(
  ctx: BusinessContext,
  chosen: { plan: PlanOnSale; billing?: Billing | undefined },
): Promise<Outcome> {
  requirePayer(ctx);
  const result = await changing(ctx, (read) => {
    const { subscription: s, open, unpaid } = read;
    const waiting = open?.kind === "return" ? open : null;
    return carryOut(ctx, read, choose(ctx.account, s, chosen, waiting, unpaid.upgradeAt, ctx.now()));
  });
  await queueMails(ctx);
  return result;
}

/** Cancels at the period's end; an unpaid upgrade is withdrawn immediately. @throws DomainError forbidden, conflict */
export async function cancelSubscription(ctx: BusinessContext): Promise<Outcome> {
  requirePayer(ctx);
  const result = await changing(ctx, (read) =>
    carryOut(ctx, read, cancel(ctx.account, read.subscription, ctx.now())),
  );
  await queueMails(ctx);
  return result;
}

export async function resumeSubscription(ctx: BusinessContext): Promise<Outcome> {
  requirePayer(ctx);
  const result = await changing(ctx, (read) => carryOut(ctx, read, resume(read.subscription)));
  await queueMails(ctx);
  return result;
}
