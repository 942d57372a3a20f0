import { z } from "zod";
import { formatNumber } from "~/core/format";
import { DAY_MS } from "~/core/seconds";

export const MAX_LOCAL_CURRENCIES = 4;
/** Days; older rates are not shown. */
export const MAX_RATE_AGE_DAYS = 30;

const CURRENCY = "Enter a 3-letter currency code, e.g. KES.";
const RATE = "Enter the exchange rate for 1 US dollar, e.g. 129.20.";
const DAY = "Enter the rate date, e.g. 2026-11-12.";

/** The price of one US dollar in some currencies on one day, as entered by the operator. */
export const LocalPrices = z.object({
  ratedOn: z.iso.date(DAY),
  rates: z
    .array(
      z.object({
        /** ISO 4217. */
        currency: z
          .string(CURRENCY)
          .trim()
          .toUpperCase()
          .regex(/^[A-Z]{3}$/, CURRENCY),
        perDollar: z.number(RATE).positive(RATE).max(10_000_000, RATE),
      }),
      "Send a list of rates.",
    )
    .min(1, "Enter at least one rate.")
    .max(MAX_LOCAL_CURRENCIES, `Enter at most ${MAX_LOCAL_CURRENCIES} rates.`),
});
export type LocalPrices = z.infer<typeof LocalPrices>;

const rateOf = (line: string) => {
  const [currency = "", perDollar = ""] = line.trim().split(/[\s:=]+/);
  return { currency, perDollar: Number(perDollar.replaceAll(",", "") || Number.NaN) };
};

/** Parses one rate per line: "KES 129.20". */
export const parseRates = (text: string) =>
  text
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map(rateOf);

export const ratesText = (rates: LocalPrices["rates"]) =>
  rates.map(({ currency, perDollar }) => `${currency} ${perDollar}`).join("\n");

/** Whether the rates are of a day in the last 30 days. */
export function isRecent({ ratedOn }: LocalPrices, now: Date): boolean {
  const age = now.getTime() - Date.parse(ratedOn);
  return age >= 0 && age < (MAX_RATE_AGE_DAYS + 1) * DAY_MS;
}

/** "≈ KES 38,700 · NGN 448,000": converts US cents to each currency, to three significant digits. */
export const localPriceText = (cents: number, { rates }: Pick<LocalPrices, "rates">) =>
  `≈ ${rates
    .map(
      ({ currency, perDollar }) =>
        `${currency} ${formatNumber(Number(((cents / 100) * perDollar).toPrecision(3)))}`,
    )
    .join(" · ")}`;
