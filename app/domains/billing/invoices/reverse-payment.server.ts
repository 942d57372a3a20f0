import { sql } from "drizzle-orm";
import type { Context, UserActor } from "~/core/context";
import { DomainError } from "~/core/errors";
import { toUnixSeconds } from "~/core/seconds";
import { IF_UNCHANGED, type Statement } from "~/core/statement";
import { auditStatement } from "~/domains/audit/audit.server";
import { queueMails } from "~/domains/mail/queue-mails.server";
import { DAYS_TO_PAY } from "../plans/plans";
import { isMoved, runBatch, subscriptionStatements } from "../subscription/save-subscription.server";
import { daysAfter, type Subscription } from "../subscription/subscription";
import { invoices, payments } from "../tables";
import { invoiceName } from "./lines";
import { getAnyInvoice, type Invoice, paymentsOf } from "./list-invoices.server";
import { mailsTo, reversedWords } from "./mails.server";
import { contextOfInvoice } from "./settle-invoice.server";

const TIMES = ["startedAt", "periodStart", "periodEnd", "cancelledAt", "endedAt", "upgradeDueAt"] as const;

function subscriptionBefore(kept: Record<string, unknown>, dueAt: Date): Subscription {
  const times = TIMES.map((key) => [key, typeof kept[key] === "string" ? new Date(kept[key]) : null]);
  const before = { ...kept, ...Object.fromEntries(times) } as Subscription;
  return before.upgradePlan ? { ...before, upgradeDueAt: dueAt } : before;
}

const REVERSED = "This invoice is unpaid or its subscription has changed. Make the correction manually.";

/** If `reference` is given, reverses only that payment. Returns null if the payment can no longer be reversed. */
async function reverse(ctx: Context, invoiceId: number, reference: string | null): Promise<Invoice | null> {
  const invoice = await getAnyInvoice(ctx, invoiceId);
  const account = await contextOfInvoice(ctx, invoice);
  const last = (await paymentsOf(ctx, invoiceId)).at(-1);
  const isOther = reference !== null && last?.reference !== reference;
  if (invoice.state !== "paid" || !last || last.cents <= 0 || isOther) return null;
  const by = ctx.actor.kind === "user" ? ctx.actor.userId : null;
  const [now, dueAt] = [ctx.now(), daysAfter(ctx.now(), DAYS_TO_PAY)];
  const restored =
    last.before && last.versionAfter !== null
      ? subscriptionStatements(account, subscriptionBefore(last.before, dueAt), last.versionAfter)
      : [];
  const statements: Statement[] = [
    sql`insert into ${payments} (invoice_id, account_id, cents, method, reference, at, recorded_by, reverses)
      values (${invoiceId}, ${invoice.accountId}, ${-last.cents}, ${last.method}, ${last.reference}, ${toUnixSeconds(now)},
        ${by}, ${last.id})`,
    ...restored,
    sql`update ${invoices} set state = 'open', settled_at = null, due_at = ${toUnixSeconds(dueAt)}, reminders = 0
      where id = ${invoiceId} and state = 'paid'`,
    sql.raw(IF_UNCHANGED),
    auditStatement(account, {
      action: "reverse-payment",
      target: `invoice:${invoiceId}`,
      detail: { payment: last.id },
    }),
    ...(await mailsTo(
      account,
      `payment:${last.id}:reversed`,
      reversedWords(invoiceName(invoice)),
      invoiceId,
    )),
  ];
  try {
    await runBatch(account, statements);
  } catch (error) {
    if (isMoved(error)) return null;
    throw error;
  }
  await queueMails(ctx);
  return getAnyInvoice(ctx, invoiceId);
}

/** Adds a reversing entry, reopens the invoice and restores the previous subscription. @throws DomainError not_found, conflict */
export async function reversePayment(
  ctx: Context & { actor: UserActor },
  invoiceId: number,
): Promise<Invoice> {
  const invoice = await reverse(ctx, invoiceId, null);
  if (!invoice) throw new DomainError("conflict", REVERSED);
  return invoice;
}

/**
 * Reverses a payment that the provider returned. Returns false if this must be done manually: the subscription changed,
 * or another payment applies.
 */
export const reverseReturnedPayment = async (
  ctx: Context,
  invoiceId: number,
  reference: string,
): Promise<boolean> => (await reverse(ctx, invoiceId, reference)) !== null;
