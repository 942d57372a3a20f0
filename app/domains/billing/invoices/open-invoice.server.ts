import { eq, type SQL, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { toUnixSeconds } from "~/core/seconds";
import { findSeller } from "~/domains/settings/operator.server";
import { billingDetails, invoices } from "../tables";
import { type InvoiceLine, sumOf } from "./lines";

export async function findBillingDetails(ctx: AccountContext) {
  const [row] = await ctx.db
    .select()
    .from(billingDetails)
    .where(eq(billingDetails.accountId, ctx.account.id))
    .limit(1);
  return {
    billedTo: row?.billedTo || ctx.account.name,
    address: row?.address ?? "",
    taxNumber: row?.taxNumber ?? "",
  };
}

type Row = typeof invoices.$inferInsert;
interface NewInvoice extends Pick<Row, "kind" | "plan" | "billing" | "periodStart" | "periodEnd"> {
  lines: InvoiceLine[];
  dueAt: Date;
  extra?: { leads: number; period: string };
  past?: { issuedAt: Date; settledAt: Date };
}

const seconds = (time: Date | null | undefined) => (time ? toUnixSeconds(time) : null);

/** Numbers the invoice in the insert itself: no gaps, no duplicates. */
export async function invoiceStatement(ctx: AccountContext, invoice: NewInvoice): Promise<SQL> {
  const { kind, plan, billing, periodStart, periodEnd, lines, dueAt, extra, past } = invoice;
  const details = await findBillingDetails(ctx);
  const percent = Number(ctx.config.TAX_PERCENT ?? 0);
  const { net, tax, total } = sumOf(lines, percent);
  const seller = await findSeller(ctx);
  const isDemo = ctx.account.isDemo;
  const number = isDemo ? sql`null` : sql`(select coalesce(max(number), 0) + 1 from ${invoices})`;
  return sql`insert into ${invoices} (number, account_id, kind, state, plan, billing, leads, lead_period, period_start, period_end,
      lines, net, tax_percent, tax, total, seller, billed_to, address, tax_number, issued_at, due_at, settled_at, is_demo)
    values (${number}, ${ctx.account.id}, ${kind}, ${past ? "paid" : "open"}, ${plan ?? null}, ${billing ?? null},
      ${extra?.leads ?? 0}, ${extra?.period ?? null}, ${seconds(periodStart)}, ${seconds(periodEnd)},
      ${JSON.stringify(lines)}, ${net}, ${percent}, ${tax}, ${total}, ${seller && JSON.stringify(seller)}, ${details.billedTo}, ${details.address},
      ${details.taxNumber}, ${toUnixSeconds(past?.issuedAt ?? ctx.now())}, ${toUnixSeconds(dueAt)}, ${seconds(past?.settledAt)},
      ${isDemo ? 1 : 0})`;
}

export const voidOpenStatement = (ctx: AccountContext) =>
  sql`update ${invoices} set state = 'void', settled_at = ${toUnixSeconds(ctx.now())}
    where account_id = ${ctx.account.id} and state = 'open' and kind <> 'extra'`;
