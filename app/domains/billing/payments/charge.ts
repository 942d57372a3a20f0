import type { Currency } from "~/adapters/payments/paystack";
import type { Config } from "~/core/config";

/** What an invoice of US cents is charged as: dollars, or the operator's currency at the operator's rate; rounded up to its smallest unit. */
export function chargeOf(config: Config, cents: number): { amount: number; currency: Currency } {
  const currency = config.PAYSTACK_CURRENCY ?? "USD";
  if (currency === "USD") return { amount: cents, currency };
  const tenThousandths = Math.round(Number(config.PAYSTACK_RATE) * 10_000);
  return { amount: Math.ceil((cents * tenThousandths) / 10_000), currency };
}
