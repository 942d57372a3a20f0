import { z } from "zod";
import { Dollars } from "~/core/dollars";

const PAYS = "Choose deal commission or platform fees.";
const AMOUNT = "Enter the amount paid in US dollars, e.g. 120.50.";
const REFERENCE = "Enter the bank’s payment reference, at most 64 characters.";
const DAY = "Enter the payment date, e.g. 2026-03-31.";

export const FeePaymentInput = z.object({
  pays: z.enum(["commission", "fees"], PAYS).default("fees"),
  amount: Dollars.pipe(z.number(AMOUNT).min(0.01, AMOUNT)),
  reference: z.string(REFERENCE).trim().min(1, REFERENCE).max(64, REFERENCE),
  paidOn: z.iso.date(DAY),
  /** US dollars above the balance due, to be recorded as credit. */
  credit: Dollars.optional(),
});
const REASON = "Enter a reason for the reversal, 3 to 200 characters.";

export const ReverseInput = z.object({ reason: z.string(REASON).trim().min(3, REASON).max(200, REASON) });
export type ReverseInput = z.infer<typeof ReverseInput>;
export type FeePaymentInput = z.infer<typeof FeePaymentInput>;
