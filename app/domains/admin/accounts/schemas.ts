import { z } from "zod";
import { plainText } from "~/core/text";

const REASON = "Enter a reason. The account owner will see it.";

/** Why something of a business is stopped; its owner reads it. */
export const WithReason = z.object({
  reason: z
    .string({ error: REASON })
    .transform(plainText)
    .pipe(z.string().min(1, REASON).max(500, "Use at most 500 characters.")),
});
export type WithReason = z.infer<typeof WithReason>;
