import type { BusinessContext } from "~/core/context";
import { invoiceStatement } from "~/domains/billing/invoices/open-invoice.server";
import { settleInvoice } from "~/domains/billing/invoices/settle-invoice.server";
import type { PlanOnSale } from "~/domains/billing/plans/plans";
import { choosePlan } from "~/domains/billing/subscription/change-plan.server";
import { runBatch } from "~/domains/billing/subscription/save-subscription.server";
import { findAccount } from "~/domains/identity/find-account.server";
import { type Business, env, makeBusiness, testContext } from "./context";

export const DAY = 86_400_000;
type Options = Parameters<typeof makeBusiness>[0];

/** A business whose owner confirmed the address, so that mails about money go there. */
export async function makePayer(options: Options = {}): Promise<Business> {
  const business = await makeBusiness(options);
  await env.DB.prepare("update users set email_verified_at = 1 where id = ?")
    .bind(business.user.userId)
    .run();
  return business;
}

/** The same context with the account as it is now, at another time where one is given. */
export async function anew(
  { ctx }: { ctx: BusinessContext },
  now: Date = ctx.now(),
): Promise<BusinessContext> {
  const account = await findAccount(ctx.db, ctx.account.id);
  if (!account) throw new Error("no account");
  return { ...ctx, account, now: () => now };
}

export const jobAt = (now: Date) => ({ ...testContext(), now: () => now });

interface InvoiceRow {
  id: number;
  number: number | null;
  kind: string;
  state: string;
  total: number;
}

export async function invoicesOf({ ctx }: { ctx: BusinessContext }): Promise<InvoiceRow[]> {
  const { results } = await env.DB.prepare(
    "select id, number, kind, state, total from invoices where account_id = ? order by id",
  )
    .bind(ctx.account.id)
    .all<InvoiceRow>();
  return results;
}

export const openOf = async (business: { ctx: BusinessContext }) =>
  (await invoicesOf(business)).find(({ state }) => state === "open");

/** Chooses a plan and pays its invoice. */
export async function buy(
  business: Business,
  planId: PlanOnSale,
  billing?: "monthly" | "annual",
  now?: Date,
) {
  const ctx = await anew(business, now);
  await choosePlan(ctx, { plan: planId, billing });
  const invoice = await openOf(business);
  if (!invoice) throw new Error("no invoice");
  await settleInvoice({ ...testContext(), now: ctx.now }, invoice.id, { method: "bank", reference: "T" });
  return invoice;
}

export async function subjectsTo({ user }: Business): Promise<string[]> {
  const { results } = await env.DB.prepare(
    "select subject from transactional_emails where to_address = ? order by id",
  )
    .bind(user.email)
    .all<{ subject: string }>();
  return results.map(({ subject }) => subject);
}

/** An invoice of the account, one that changes no plan where it has none; gives its id. */
export async function openInvoice({ ctx }: Pick<Business, "ctx">): Promise<number> {
  const [known] = await invoicesOf({ ctx });
  if (known) return known.id;
  const extra = { leads: 5, period: "2026-11" };
  const terms = { plan: null, billing: null, periodStart: null, periodEnd: null };
  const lines = [{ text: "5 extra leads", cents: 1_000 }];
  await runBatch(ctx, [
    await invoiceStatement(ctx, { kind: "extra", ...terms, lines, dueAt: ctx.now(), extra }),
  ]);
  return (await openOf({ ctx }))?.id ?? 0;
}
