import { sql } from "drizzle-orm";
import { z } from "zod";
import type { AccountContext, Context, UserActor } from "~/core/context";
import { DomainError } from "~/core/errors";
import { toUnixSeconds } from "~/core/seconds";
import { IF_UNCHANGED, type Statement } from "~/core/statement";
import { auditStatement } from "~/domains/audit/audit.server";
import { getAccount } from "~/domains/identity/find-account.server";
import { queueMails } from "~/domains/mail/queue-mails.server";
import { isLarger } from "../plans/plans";
import { changing, type Read, subscriptionStatements } from "../subscription/save-subscription.server";
import { paid } from "../subscription/turn";
import { invoices, payments } from "../tables";
import { invoiceName } from "./lines";
import { getAnyInvoice, type Invoice } from "./list-invoices.server";
import { mailsTo, paidWords } from "./mails.server";
import { voidOpenStatement } from "./open-invoice.server";

const REFERENCE = "Enter the bank’s transfer reference, at most 64 characters.";

export const PaymentInput = z.object({
  reference: z.string(REFERENCE).trim().min(1, REFERENCE).max(64, REFERENCE),
});

interface Payment {
  method: "bank" | "paystack";
  reference: string;
}

export async function contextOfInvoice<C extends Context>(ctx: C, { accountId }: Invoice) {
  return { ...ctx, account: await getAccount(ctx, accountId) };
}

/** A payment for a void invoice applies if its plan is larger than the account's, or the subscription has ended. */
const counts = ({ state, plan }: Invoice, { subscription: s }: Read) =>
  state === "open" || s.endedAt !== null || (plan !== null && isLarger(plan, s.plan));

function nextOf(ctx: Context, invoice: Invoice, read: Read) {
  const { kind, plan, billing } = invoice;
  if (kind === "extra" || !plan || !billing || !counts(invoice, read)) return null;
  return paid(read.subscription, { plan, billing }, kind, ctx.now());
}

async function statementsOf(
  ctx: AccountContext,
  invoice: Invoice,
  read: Read,
  { method, reference }: Payment,
) {
  const at = toUnixSeconds(ctx.now());
  const next = nextOf(ctx, invoice, read);
  const by = ctx.actor.kind === "user" ? ctx.actor.userId : null;
  const before = next ? JSON.stringify(read.subscription) : null;
  const isUpgrade =
    next !== null && (invoice.kind === "upgrade" || isLarger(next.plan, read.subscription.plan));
  const detail = { method, reference, cents: invoice.total };
  return [
    sql`update ${invoices} set state = 'paid', settled_at = ${at} where id = ${invoice.id} and state = ${invoice.state}`,
    sql.raw(IF_UNCHANGED),
    ...(next ? [...subscriptionStatements(ctx, next, read.version), voidOpenStatement(ctx)] : []),
    sql`insert into ${payments} (invoice_id, account_id, cents, method, reference, at, recorded_by, before, version_after)
      values (${invoice.id}, ${ctx.account.id}, ${invoice.total}, ${method}, ${reference}, ${at}, ${by}, ${before},
        ${next ? read.version + 1 : null})`,
    auditStatement(ctx, { action: "pay-invoice", target: `invoice:${invoice.id}`, detail }),
    ...(await mailsTo(
      ctx,
      `invoice:${invoice.id}:paid:${at}`,
      paidWords(invoiceName(invoice), invoice.total, isUpgrade),
      invoice.id,
    )),
  ] satisfies Statement[];
}

/** Returns false if the invoice was already paid: a repeated payment event counts once. `also` runs in the same batch. */
export async function settleInvoice(
  ctx: Context,
  invoiceId: number,
  payment: Payment,
  also: Statement[] = [],
): Promise<boolean> {
  const account = await contextOfInvoice(ctx, await getAnyInvoice(ctx, invoiceId));
  const isPaid = await changing(account, async (read) => {
    const invoice = await getAnyInvoice(ctx, invoiceId);
    if (invoice.state === "paid") return { statements: [], result: false };
    const statements = await statementsOf(account, invoice, read, payment);
    return { statements: [...statements, ...also], result: true };
  });
  if (isPaid) await queueMails(ctx);
  return isPaid;
}

/** Records a bank transfer confirmed by an administrator. @throws DomainError not_found; conflict if the invoice is already paid */
export async function markInvoicePaid(
  ctx: Context & { actor: UserActor },
  invoiceId: number,
  reference: string,
): Promise<Invoice> {
  const { state } = await getAnyInvoice(ctx, invoiceId);
  if (state !== "paid" && (await settleInvoice(ctx, invoiceId, { method: "bank", reference })))
    return getAnyInvoice(ctx, invoiceId);
  throw new DomainError("conflict", "This invoice is already paid.");
}
