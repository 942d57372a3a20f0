import { and, desc, eq, sql } from "drizzle-orm";
import type { BusinessContext } from "~/core/context";
import { DomainError } from "~/core/errors";
import { auditStatement } from "~/domains/audit/audit.server";
import { queueMails } from "~/domains/mail/queue-mails.server";
import { isStopped, unpaidExtraLeads } from "../lead-limit";
import { periodOf } from "../periods";
import { DAYS_TO_PAY } from "../plans/plans";
import { readOnlySince } from "../read-only";
import { requirePayer } from "../subscription/payer";
import { isMoved, runBatch } from "../subscription/save-subscription.server";
import type { ExtraLeadsInput } from "../subscription/schemas";
import { daysAfter } from "../subscription/subscription";
import { invoices } from "../tables";
import { extraLine } from "./lines";
import type { Invoice } from "./list-invoices.server";
import { extraLeadsWords, mailsTo } from "./mails.server";
import { invoiceStatement } from "./open-invoice.server";

const OPEN = "Pay your open invoice for extra leads first.";

/** The reason why the account can't buy extra leads; null if it can. */
export function extraLeadsBlockingReason({ account, now }: BusinessContext): string | null {
  if (!isStopped(account)) return "Your plan has no lead limit.";
  return readOnlySince({ account, now }) ? "Choose a plan first." : null;
}

/** How many of `leads` extra leads are usable before their invoice is paid. */
export async function leadsBeforePayment(ctx: BusinessContext, leads: number): Promise<number> {
  const [row] = await ctx.db.all<{ most: number }>(sql`select ${unpaidExtraLeads(ctx.account)} as most`);
  return Math.min(leads, row?.most ?? 0);
}

/**
 * Buys extra leads for the current period. They are usable once paid, up to 25 of them before. Only one invoice for
 * extra leads can be open (unique index), so submitting twice buys once. @throws DomainError forbidden, conflict
 */
export async function buyExtraLeads(ctx: BusinessContext, { leads }: ExtraLeadsInput): Promise<Invoice> {
  requirePayer(ctx);
  const { account } = ctx;
  const blockingReason = extraLeadsBlockingReason(ctx);
  if (blockingReason) throw new DomainError("conflict", blockingReason);
  const period = periodOf(account, ctx.now());
  const dueAt = daysAfter(ctx.now(), DAYS_TO_PAY);
  const invoice = await invoiceStatement(ctx, {
    kind: "extra",
    plan: null,
    billing: null,
    periodStart: null,
    periodEnd: null,
    lines: [extraLine(leads, period)],
    dueAt,
    extra: { leads, period },
  });
  const target = `account:${account.id}`;
  const words = extraLeadsWords(leads, await leadsBeforePayment(ctx, leads));
  try {
    await runBatch(ctx, [
      invoice,
      auditStatement(ctx, { action: "buy-extra-leads", target, detail: { leads, period } }),
      ...(await mailsTo(ctx, `extra-leads:${account.id}:${ctx.now().getTime()}`, words)),
    ]);
  } catch (error) {
    if (isMoved(error)) throw new DomainError("conflict", OPEN);
    throw error;
  }
  await queueMails(ctx);
  const [bought] = await ctx.db
    .select()
    .from(invoices)
    .where(and(eq(invoices.accountId, account.id), eq(invoices.kind, "extra")))
    .orderBy(desc(invoices.id))
    .limit(1);
  if (!bought) throw new Error("An invoice was not written");
  return bought;
}
