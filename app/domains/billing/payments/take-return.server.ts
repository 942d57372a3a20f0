import { and, eq, sql } from "drizzle-orm";
import type { Context, UserActor } from "~/core/context";
import { DomainError, notFound } from "~/core/errors";
import { MAX_EXACT_COUNT } from "~/core/pagination";
import { toUnixSeconds } from "~/core/seconds";
import { IF_UNCHANGED, isAborted, statement } from "~/core/statement";
import { auditStatement } from "~/domains/audit/audit.server";
import { mailStatement } from "~/domains/mail/mail-statement.server";
import { queueMails } from "~/domains/mail/queue-mails.server";
import { operatorConfig } from "~/domains/settings/operator.server";
import { BILLING } from "~/paths/business/billing";
import { reverseReturnedPayment } from "../invoices/reverse-payment.server";
import { checkouts, type PaymentReturn, paymentReturns, payments } from "../tables";
import type { ReturnTold } from "./payment-event";

type Checkout = typeof checkouts.$inferSelect;
/** `isWhole`: nothing of the payment is left. */
type Taken = PaymentReturn & { isWhole: boolean };

/** Records the event; null where that was known, or is older than what was decided. Anything new is shown to the operator again. */
async function write(ctx: Context, told: ReturnTold, checkout: Checkout): Promise<Taken | null> {
  const now = toUnixSeconds(ctx.now());
  const { kind, externalId, state, providerState, amount } = told;
  const currency = told.currency ?? checkout.currency;
  const upsert = sql`insert into ${paymentReturns} (kind, external_id, checkout_reference, invoice_id, account_id, state,
      provider_state, amount, currency, created_at, changed_at)
    values (${kind}, ${externalId}, ${checkout.reference}, ${checkout.invoiceId}, ${checkout.accountId}, ${state},
      ${providerState.slice(0, 60)}, ${amount}, ${currency}, ${now}, ${now})
    on conflict (kind, external_id) do update set state = excluded.state, provider_state = excluded.provider_state,
      amount = ifnull(excluded.amount, amount), changed_at = excluded.changed_at, seen_at = null, seen_by = null
    where payment_returns.state <> excluded.state and payment_returns.state not in ('returned', 'kept')`;
  const isChanged = (await statement(ctx, upsert).run()).meta.changes > 0;
  const byId = and(eq(paymentReturns.kind, kind), eq(paymentReturns.externalId, externalId));
  const [row] = await ctx.db.select().from(paymentReturns).where(byId).limit(1);
  if (!row) return null;
  const found = {
    ...row,
    isWhole: row.amount === null || (await sumReturned(ctx, checkout)) >= checkout.amount,
  };
  return isChanged || needsReversal(found) ? found : null;
}

/** Of a payment's refunds and disputes together: two halves are the whole. In its smallest unit; other currencies do not count. */
async function sumReturned(ctx: Context, { reference, invoiceId, currency }: Checkout): Promise<number> {
  const query = sql`select ifnull(sum(amount), 0) as sum from ${paymentReturns} where invoice_id = ${invoiceId}
    and checkout_reference = ${reference} and state = 'returned' and currency = ${currency}`;
  return (await statement(ctx, query).first<number>("sum")) ?? 0;
}

/** Money that went back as a whole, while the invoice was not opened again: also after a job that broke off. */
const needsReversal = ({ state, reversedAt, seenAt, isWhole }: Taken) =>
  state === "returned" && reversedAt === null && seenAt === null && isWhole;

const SUBJECTS: Record<PaymentReturn["state"], string> = {
  pending: "Refund started",
  open: "Payment disputed",
  returned: "Payment returned",
  kept: "Dispute won",
  failed: "Refund failed",
};

function followed(row: Taken, isReversed: boolean): string {
  if (row.state === "open")
    return "Answer it at the payment provider. The invoice stays paid until it is decided.";
  if (row.state !== "returned") return "The invoice is unchanged.";
  if (isReversed) return "The invoice is open again, and the subscription is what it was before.";
  return row.isWhole
    ? "The invoice could not be opened again automatically. Please check it and its subscription."
    : "A part was returned. The invoice stays paid.";
}

const money = ({ amount, currency }: PaymentReturn) =>
  amount === null ? `An amount in ${currency}` : `${(amount / 100).toFixed(2)} ${currency}`;

/** Tells the operator, once for each thing that became of it. */
async function tellOperator(ctx: Context, row: Taken, isReversed: boolean) {
  const { SALES_EMAIL } = await operatorConfig(ctx);
  const mail = mailStatement(ctx, {
    cause: `payment-return:${row.id}:${row.state}`,
    to: { address: SALES_EMAIL },
    subject: `${SUBJECTS[row.state]}: invoice ${row.invoiceId}`,
    paragraphs: [
      `${money(row)}, payment ${row.checkoutReference}. The provider says: ${row.providerState}.`,
      followed(row, isReversed),
    ],
    action: {
      label: "See the invoice",
      url: `${ctx.config.APP_ORIGIN}${BILLING.adminPaid(row.invoiceId)}`,
    },
  });
  await statement(ctx, mail).run();
  await queueMails(ctx);
}

/**
 * A refund or a dispute of a payment, told once or many times, in any order. What went back as a whole opens its invoice again;
 * the operator is told of everything. False for a payment that is not ours.
 */
export async function takeReturn(ctx: Context, told: ReturnTold): Promise<boolean> {
  const byReference = eq(checkouts.reference, told.checkoutReference);
  const [checkout] = await ctx.db.select().from(checkouts).where(byReference).limit(1);
  if (!checkout) return false;
  const row = await write(ctx, told, checkout);
  if (!row) return true;
  const system: Context = { ...ctx, actor: { kind: "system" }, account: null };
  const isReversed =
    needsReversal(row) && (await reverseReturnedPayment(system, checkout.invoiceId, checkout.reference));
  if (isReversed)
    await ctx.db.update(paymentReturns).set({ reversedAt: ctx.now() }).where(eq(paymentReturns.id, row.id));
  await tellOperator(system, row, isReversed || (await isReversedAlready(ctx, checkout)));
  return true;
}

/** By another event of the same payment, or the same event twice at once. */
async function isReversedAlready(ctx: Context, { reference, invoiceId }: Checkout): Promise<boolean> {
  const query = sql`select 1 as found from ${payments}
    where invoice_id = ${invoiceId} and reference = ${reference} and cents < 0 limit 1`;
  return (await statement(ctx, query).first("found")) === 1;
}

/** What the operator has not dealt with yet, oldest first, one more than `limit` where there are more. */
export const listReturns = (ctx: Context, { after, limit }: { after: number; limit: number }) =>
  ctx.db
    .select()
    .from(paymentReturns)
    .where(sql`${paymentReturns.id} > ${after} and seen_at is null`)
    .orderBy(paymentReturns.id)
    .limit(limit + 1);

export async function countReturns(ctx: Context): Promise<number> {
  const [row] = await ctx.db
    .select({ count: sql<number>`count(*)` })
    .from(sql`(select 1 from ${paymentReturns} where seen_at is null limit ${MAX_EXACT_COUNT})`);
  return row?.count ?? 0;
}

/** Dealt with, until something else becomes of it. @throws DomainError not_found, conflict */
export async function closeReturn(ctx: Context & { actor: UserActor }, returnId: number): Promise<void> {
  const [row] = await ctx.db.select().from(paymentReturns).where(eq(paymentReturns.id, returnId)).limit(1);
  if (!row) throw notFound("This payment");
  const { userId } = ctx.actor;
  const close = sql`update ${paymentReturns} set seen_at = ${toUnixSeconds(ctx.now())}, seen_by = ${userId}
    where id = ${returnId} and seen_at is null`;
  const audit = auditStatement(ctx, { action: "close-payment-return", target: `invoice:${row.invoiceId}` });
  try {
    await ctx.d1.batch([statement(ctx, close), ctx.d1.prepare(IF_UNCHANGED), statement(ctx, audit)]);
  } catch (error) {
    if (isAborted(error)) throw new DomainError("conflict", "This payment was dealt with already.");
    throw error;
  }
}
