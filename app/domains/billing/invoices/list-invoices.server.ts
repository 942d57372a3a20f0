import { and, asc, desc, eq, gt, type SQL, sql } from "drizzle-orm";
import type { BusinessContext, Context, UserActor } from "~/core/context";
import { DomainError, notFound } from "~/core/errors";
import type { PageQuery } from "~/core/pagination";
import { canPay } from "~/domains/identity/policy";
import { newestOwn } from "../newest-own.server";
import { invoices, payments } from "../tables";

export type Invoice = typeof invoices.$inferSelect;

const isReal = sql`state = 'open' and is_demo = 0`;

async function findWhere(ctx: Context, condition: SQL | undefined): Promise<Invoice> {
  const [row] = await ctx.db.select().from(invoices).where(condition).limit(1);
  if (!row) throw notFound("This invoice");
  return row;
}

/** Restricts invoices, which contain the buyer's address and tax number, to account owners. @throws DomainError forbidden */
export function requireInvoiceReader({ actor }: { actor: UserActor }): void {
  if (!canPay(actor))
    throw new DomainError("forbidden", "Only account owners can view invoices and the tax number.");
}

/** @throws DomainError forbidden; not_found for another account's invoice */
export async function getInvoice(ctx: BusinessContext, invoiceId: number): Promise<Invoice> {
  requireInvoiceReader(ctx);
  return findWhere(ctx, and(eq(invoices.id, invoiceId), eq(invoices.accountId, ctx.account.id)));
}

export const getAnyInvoice = (ctx: Context, invoiceId: number) =>
  findWhere(ctx, and(eq(invoices.id, invoiceId), eq(invoices.isDemo, false)));

/** @throws DomainError forbidden */
export async function listInvoices(ctx: BusinessContext, query: PageQuery) {
  requireInvoiceReader(ctx);
  return newestOwn(ctx, invoices, query);
}

/** Unpaid invoices of all accounts, oldest first; `limit` + 1 rows if there are more. */
export const listOpenInvoices = (ctx: Context, { after, limit }: { after: number; limit: number }) =>
  ctx.db
    .select()
    .from(invoices)
    .where(and(gt(invoices.id, after), isReal))
    .orderBy(asc(invoices.id))
    .limit(limit + 1);

export const countOpenInvoices = (ctx: Context) => ctx.db.$count(invoices, isReal);

export const listPaidInvoices = (ctx: Context, limit: number) =>
  ctx.db
    .select()
    .from(invoices)
    .where(sql`state = 'paid' and is_demo = 0`)
    .orderBy(desc(invoices.settledAt), desc(invoices.id))
    .limit(limit);

export const paymentsOf = (ctx: Context, invoiceId: number) =>
  ctx.db.select().from(payments).where(eq(payments.invoiceId, invoiceId)).orderBy(asc(payments.id)).limit(50);

/** When the payment of a reopened invoice was reversed; null if it was never paid. */
export async function reversedAt(
  ctx: Context,
  { id, state }: Pick<Invoice, "id" | "state">,
): Promise<Date | null> {
  const last = state === "open" ? (await paymentsOf(ctx, id)).at(-1) : undefined;
  return last && last.cents < 0 ? last.at : null;
}

/** Query with one row: the account's invoiced total without tax, in US cents. */
export const invoicedQuery = (accountId: number): SQL =>
  sql`select coalesce(sum(net), 0) as cents from ${invoices}
    where account_id = ${accountId} and state <> 'void'`;
