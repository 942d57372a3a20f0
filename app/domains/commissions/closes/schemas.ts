import { z } from "zod";
import { Dollars } from "~/core/dollars";
import { m } from "~/messages/messages";

const WORTH = { error: () => m.agents_schemas_enter_a_deal_value_above() };
const WHICH = { error: () => m.agents_schemas_choose_the_shared_lead_you() };

export const CloseInput = z.object({
  leadValue: Dollars.pipe(z.number().min(1, WORTH)),
  sharedLeadId: z.number(WHICH).int(WHICH).positive(WHICH).optional(),
});
export type CloseInput = z.infer<typeof CloseInput>;

export const ConfirmInput = z.object({
  /** The percentage shown on the page. If it has changed, nothing is booked and the page shows the new one. */
  platformFeeRate: z.number({ error: () => m.agents_schemas_enter_the_platform_fee_as() }).optional(),
});
export type ConfirmInput = z.infer<typeof ConfirmInput>;

const REASON = { error: () => m.agents_schemas_describe_the_problem_in_at() };

export const DisputeInput = z.object({
  reason: z.string(REASON).trim().min(3, REASON).max(500, REASON),
});
