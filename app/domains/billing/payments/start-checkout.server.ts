import { and, desc, eq, gt, sql } from "drizzle-orm";
import type { Currency } from "~/adapters/payments/paystack";
import { createPaystack, PaymentUnavailable } from "~/adapters/payments/paystack";
import type { Config } from "~/core/config";
import type { BusinessContext } from "~/core/context";
import { DomainError } from "~/core/errors";
import { randomToken } from "~/core/ids";
import { toUnixSeconds } from "~/core/seconds";
import { IF_UNCHANGED, isAborted, statement } from "~/core/statement";
import { auditStatement } from "~/domains/audit/audit.server";
import { BILLING } from "~/paths/business/billing";
import { getInvoice } from "../invoices/list-invoices.server";
import { requirePayer } from "../subscription/payer";
import { checkouts } from "../tables";

/**
 * The charge for an invoice in US cents: in US dollars, or in the operator's currency at its rate. Rounded up to the
 * smallest unit.
 */
export function chargeOf(config: Config, cents: number): { amount: number; currency: Currency } {
  const currency = config.PAYSTACK_CURRENCY ?? "USD";
  if (currency === "USD") return { amount: cents, currency };
  const tenThousandths = Math.round(Number(config.PAYSTACK_RATE) * 10_000);
  return { amount: Math.ceil((cents * tenThousandths) / 10_000), currency };
}

/** Maximum age of a provider payment page that is reused, in milliseconds. */
const REUSED_MS = 30 * 60_000;

export async function findCheckout(ctx: BusinessContext, invoiceId: number) {
  const since = new Date(ctx.now().getTime() - REUSED_MS);
  const [begun] = await ctx.db
    .select()
    .from(checkouts)
    .where(
      and(
        eq(checkouts.invoiceId, invoiceId),
        eq(checkouts.accountId, ctx.account.id),
        eq(checkouts.state, "pending"),
        gt(checkouts.createdAt, since),
      ),
    )
    .orderBy(desc(checkouts.createdAt))
    .limit(1);
  return begun ?? null;
}

/** Time a provider payment page may take to open before another is tried, in milliseconds. */
const OPENING_MS = 30_000;
const WAIT_MS = 5_000;
const LOOK_EVERY_MS = 250;

const pause = () => new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));

interface Opening {
  reference: string;
  invoiceId: number;
  charge: ReturnType<typeof chargeOf>;
}

/** Returns false while another request opens a page for the same invoice: an invoice has one payment page. */
async function claimCheckout(
  ctx: BusinessContext,
  { reference, invoiceId, charge }: Opening,
): Promise<boolean> {
  const since = toUnixSeconds(new Date(ctx.now().getTime() - OPENING_MS));
  const insert = sql`insert into ${checkouts} (reference, invoice_id, account_id, amount, currency, state, created_at)
    select ${reference}, ${invoiceId}, ${ctx.account.id}, ${charge.amount}, ${charge.currency}, 'pending', ${toUnixSeconds(ctx.now())}
    where not exists (select 1 from ${checkouts} where invoice_id = ${invoiceId} and state = 'pending'
      and (url is null or (amount = ${charge.amount} and currency = ${charge.currency})) and created_at > ${since})`;
  const audit = auditStatement(ctx, {
    action: "start-checkout",
    target: `invoice:${invoiceId}`,
    detail: { ...charge },
  });
  try {
    await ctx.d1.batch([statement(ctx, insert), ctx.d1.prepare(IF_UNCHANGED), statement(ctx, audit)]);
    return true;
  } catch (error) {
    if (isAborted(error)) return false;
    throw error;
  }
}

/** Waits for the page that a concurrent request opens. @throws DomainError conflict if it doesn't open */
async function waitForUrl(ctx: BusinessContext, invoiceId: number): Promise<string> {
  for (let waited = 0; waited < WAIT_MS; waited += LOOK_EVERY_MS) {
    const opened = await findCheckout(ctx, invoiceId);
    if (opened?.url) return opened.url;
    if (!opened) break;
    await pause();
  }
  throw new DomainError("conflict", "The payment page is already opening. Try again in a few seconds.");
}

/** Returns the URL of the provider's payment page; safe to repeat. @throws DomainError not_found, conflict, unavailable */
export async function startCheckout(ctx: BusinessContext, invoiceId: number): Promise<string> {
  requirePayer(ctx);
  const invoice = await getInvoice(ctx, invoiceId);
  const provider = createPaystack(ctx.config);
  if (!provider) throw new DomainError("conflict", "Online payment isn’t available. Pay by bank transfer.");
  if (invoice.state !== "open")
    throw new DomainError("conflict", "This invoice is no longer open. Reload the page.");
  const charge = chargeOf(ctx.config, invoice.total);
  const begun = await findCheckout(ctx, invoiceId);
  if (begun?.url && begun.amount === charge.amount && begun.currency === charge.currency) return begun.url;
  const reference = `nj-${invoiceId}-${randomToken()
    .replace(/[^A-Za-z0-9]/g, "")
    .slice(0, 24)}`;
  if (!(await claimCheckout(ctx, { reference, invoiceId, charge }))) return waitForUrl(ctx, invoiceId);
  try {
    const url = await provider.start({
      email: ctx.actor.email,
      ...charge,
      reference,
      callbackUrl: `${ctx.config.APP_ORIGIN}${BILLING.paid}`,
    });
    await ctx.db.update(checkouts).set({ url }).where(eq(checkouts.reference, reference));
    return url;
  } catch (error) {
    if (!(error instanceof PaymentUnavailable)) throw error;
    const end = { state: "failed" as const, reason: "The provider didn’t respond.", endedAt: ctx.now() };
    await ctx.db.update(checkouts).set(end).where(eq(checkouts.reference, reference));
    ctx.log.error("checkout not started", { invoiceId, reason: error.message });
    throw new DomainError(
      "unavailable",
      "The payment service isn’t responding. Try again or pay by bank transfer.",
    );
  }
}
