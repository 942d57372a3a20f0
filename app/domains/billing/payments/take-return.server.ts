import { and, eq, getTableColumns, sql } from "drizzle-orm";
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
import { invoiceName } from "../invoices/lines";
import { getAnyInvoice } from "../invoices/list-invoices.server";
import { reverseReturnedPayment } from "../invoices/reverse-payment.server";
import { checkouts, invoices, type PaymentReturn, paymentReturns, payments } from "../tables";
import type { ReturnTold } from "./payment-event";

type Checkout = typeof checkouts.$inferSelect;

/** Gives a refund its number, which its first events lack, unless it was decided or another event has the number. */
const renamed = ({ kind, externalId, earlierId = "" }: ReturnTold) =>
  sql`update ${paymentReturns} set external_id = ${externalId} where kind = ${kind} and external_id = ${earlierId}
    and external_id <> ${externalId} and state = 'pending'
    and not exists (select 1 from ${paymentReturns} known where known.kind = ${kind} and known.external_id = ${externalId})`;

/**
 * Records the event. Returns null if it is already recorded or the return was already decided, also for the late start
 * of a refund without a number. A new event is shown to the operator again.
 */
async function write(ctx: Context, told: ReturnTold, checkout: Checkout): Promise<PaymentReturn | null> {
  const now = toUnixSeconds(ctx.now());
  const { kind, externalId, state, providerState } = told;
  const amount = told.amount === "unreadable" ? null : told.amount;
  const first = told.amount === null ? checkout.amount : amount;
  const currency = told.currency ?? checkout.currency;
  const upsert = sql`insert into ${paymentReturns} (kind, external_id, checkout_reference, invoice_id, account_id, state,
      provider_state, amount, currency, created_at, changed_at)
    select ${kind}, ${externalId}, ${checkout.reference}, ${checkout.invoiceId}, ${checkout.accountId}, ${state},
      ${providerState.slice(0, 60)}, ${first}, ${currency}, ${now}, ${now}
    where not (${state === "pending" && externalId === told.earlierId} and exists (select 1 from ${paymentReturns} known
      where known.kind = ${kind} and known.checkout_reference = ${checkout.reference} and known.state = 'returned' and known.amount is ${first}))
    on conflict (kind, external_id) do update set state = excluded.state, provider_state = excluded.provider_state,
      amount = ${told.amount === null ? sql`amount` : amount}, changed_at = excluded.changed_at, seen_at = null, seen_by = null
    where payment_returns.state <> excluded.state and payment_returns.state not in ('returned', 'kept')`;
  const [, written] = await ctx.d1.batch([statement(ctx, renamed(told)), statement(ctx, upsert)]);
  const isChanged = (written?.meta.changes ?? 0) > 0;
  const byId = and(eq(paymentReturns.kind, kind), eq(paymentReturns.externalId, externalId));
  const [row] = await ctx.db.select().from(paymentReturns).where(byId).limit(1);
  return row && (isChanged || mayReverse(row)) ? row : null;
}

/** Whether money was returned but the invoice was not reopened, also if an earlier job was interrupted. */
const mayReverse = ({ state, reversedAt, seenAt }: PaymentReturn) =>
  state === "returned" && reversedAt === null && seenAt === null;

/**
 * Whether the returned parts add up to the whole payment. A refund of the same amount as a lost dispute counts once,
 * with the dispute. A return with an unreadable amount counts as 0, and the operator decides.
 */
async function isReturnedWhole(
  ctx: Context,
  { reference, invoiceId, amount, currency }: Checkout,
): Promise<boolean> {
  const ofDispute = sql`r.kind = 'dispute' and exists (select 1 from ${paymentReturns} refund where refund.kind = 'refund'
    and refund.checkout_reference = r.checkout_reference and refund.state = 'returned' and refund.amount = r.amount)`;
  const query = sql`select ifnull(sum(case when ${ofDispute} then 0 else ifnull(r.amount, 0) end), 0) >= ${amount} as whole
    from ${paymentReturns} r where r.invoice_id = ${invoiceId} and r.checkout_reference = ${reference} and r.state = 'returned' and r.currency = ${currency}`;
  return (await statement(ctx, query).first("whole")) === 1;
}

const SUBJECTS: Record<PaymentReturn["state"], string> = {
  pending: "Refund started",
  open: "Payment disputed",
  returned: "Payment returned",
  kept: "Dispute won",
  failed: "Refund failed",
};

interface Outcome {
  /** The whole payment was returned. */
  isWhole: boolean;
  isReversed: boolean;
}

function followed(row: PaymentReturn, { isWhole, isReversed }: Outcome): string {
  if (row.state === "open")
    return "Respond on the payment provider’s website. The invoice stays paid until the dispute is decided.";
  if (row.state !== "returned") return "The invoice is unchanged.";
  if (isReversed) return "The invoice is open again, and the subscription was restored to its earlier state.";
  if (row.amount === null)
    return "The amount couldn’t be read. Check it on the payment provider’s website. The invoice stays paid.";
  return isWhole
    ? "The invoice couldn’t be reopened automatically. Check the invoice and its subscription."
    : "Part of the amount was returned. The invoice stays paid.";
}

const money = ({ amount, currency }: PaymentReturn) =>
  amount === null ? `An amount in ${currency}` : `${(amount / 100).toFixed(2)} ${currency}`;

/** Emails the operator, once per state of the return. */
async function tellOperator(ctx: Context, row: PaymentReturn, outcome: Outcome) {
  const { SALES_EMAIL } = await operatorConfig(ctx);
  const name = invoiceName(await getAnyInvoice(ctx, row.invoiceId));
  const mail = mailStatement(ctx, {
    cause: `payment-return:${row.id}:${row.state}`,
    to: { address: SALES_EMAIL },
    subject: `${SUBJECTS[row.state]}: invoice ${name}`,
    paragraphs: [
      `${money(row)}, payment ${row.checkoutReference}. Provider message: ${row.providerState}.`,
      followed(row, outcome),
    ],
    action: {
      label: "View invoice",
      url: `${ctx.config.APP_ORIGIN}${BILLING.adminPaid(row.invoiceId)}`,
    },
  });
  await statement(ctx, mail).run();
  await queueMails(ctx);
}

/**
 * Records a refund or dispute, reported once or repeatedly, in any order, and notifies the operator. Once the returned
 * parts add up to the whole payment, the invoice reopens. Returns false for an unknown payment.
 */
export async function takeReturn(ctx: Context, told: ReturnTold): Promise<boolean> {
  const byReference = eq(checkouts.reference, told.checkoutReference);
  const [checkout] = await ctx.db.select().from(checkouts).where(byReference).limit(1);
  if (!checkout) return false;
  const row = await write(ctx, told, checkout);
  if (!row) return true;
  const system: Context = { ...ctx, actor: { kind: "system" }, account: null };
  const isWhole = mayReverse(row) && (await isReturnedWhole(ctx, checkout));
  if (isWhole) await reverseReturnedPayment(system, checkout.invoiceId, checkout.reference);
  const isReversed = await isReversedAlready(ctx, checkout);
  if (isReversed) await markReversed(ctx, checkout);
  await tellOperator(system, row, { isWhole, isReversed });
  return true;
}

/** Marks each returned part as reversed. */
const markReversed = (ctx: Context, { reference, invoiceId }: Checkout) =>
  ctx.db.run(sql`update ${paymentReturns} set reversed_at = ${toUnixSeconds(ctx.now())}
    where invoice_id = ${invoiceId} and checkout_reference = ${reference} and state = 'returned' and reversed_at is null`);

/** Whether another event of the payment, or the same event concurrently, already reversed it. */
async function isReversedAlready(ctx: Context, { reference, invoiceId }: Checkout): Promise<boolean> {
  const query = sql`select 1 as found from ${payments}
    where invoice_id = ${invoiceId} and reference = ${reference} and cents < 0 limit 1`;
  return (await statement(ctx, query).first("found")) === 1;
}

/** Lists returns that the operator has not closed, oldest first; `limit` + 1 rows if there are more. */
export const listReturns = (ctx: Context, { after, limit }: { after: number; limit: number }) =>
  ctx.db
    .select({
      ...getTableColumns(paymentReturns),
      number: invoices.number,
      billedTo: invoices.billedTo,
    })
    .from(paymentReturns)
    .innerJoin(invoices, eq(invoices.id, paymentReturns.invoiceId))
    .where(sql`${paymentReturns.id} > ${after} and seen_at is null`)
    .orderBy(paymentReturns.id)
    .limit(limit + 1);

export async function countReturns(ctx: Context): Promise<number> {
  const [row] = await ctx.db
    .select({ count: sql<number>`count(*)` })
    .from(sql`(select 1 from ${paymentReturns} where seen_at is null limit ${MAX_EXACT_COUNT})`);
  return row?.count ?? 0;
}

/** Closes a return until its state changes again. @throws DomainError not_found, conflict */
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
    if (isAborted(error)) throw new DomainError("conflict", "This case is already closed.");
    throw error;
  }
}
