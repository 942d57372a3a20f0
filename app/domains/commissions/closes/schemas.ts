import { z } from "zod";
import { Dollars } from "~/core/dollars";

const WORTH = "Enter a deal value above 0 in US dollars, e.g. 2500.";
const WHICH = "Choose the shared lead you closed.";

export const CloseInput = z.object({
  leadValue: Dollars.pipe(z.number().min(1, WORTH)),
  sharedLeadId: z.number(WHICH).int(WHICH).positive(WHICH).optional(),
});
export type CloseInput = z.infer<typeof CloseInput>;

export const ConfirmInput = z.object({
  /** The percentage shown on the page; if it changed, nothing is booked and the page shows the new one. */
  platformFeeRate: z.number("Enter the platform fee as a percentage.").optional(),
});
export type ConfirmInput = z.infer<typeof ConfirmInput>;

const REASON = "Describe the problem in at most 500 characters.";

export const DisputeInput = z.object({
  reason: z.string(REASON).trim().min(3, REASON).max(500, REASON),
});
