import { z } from "zod";
import { Dollars } from "~/core/dollars";

const WORTH = "A deal is worth more than nothing: write its value in US dollars, such as 2500.";
const WHICH = "Please say which of the leads shared with you was closed.";

export const CloseInput = z.object({
  leadValue: Dollars.pipe(z.number().min(1, WORTH)),
  sharedLeadId: z.number(WHICH).int(WHICH).positive(WHICH).optional(),
});
export type CloseInput = z.infer<typeof CloseInput>;

export const ConfirmInput = z.object({
  /** The percentage shown on the page; if it changed, nothing is booked and the page shows the new one. */
  platformFeeRate: z.number("The platform fee is a number of percent.").optional(),
});
export type ConfirmInput = z.infer<typeof ConfirmInput>;

const REASON = "Please say in a few words what is not right, at most 500 characters.";

export const DisputeInput = z.object({
  reason: z.string(REASON).trim().min(3, REASON).max(500, REASON),
});
