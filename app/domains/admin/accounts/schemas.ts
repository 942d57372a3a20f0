import { z } from "zod";
import { plainText } from "~/core/text";

const REASON = "Enter a reason. The account owner will see it.";

/** Why an administrator stops something of a business; shown to the account owners. */
export const WithReason = z.object({
  reason: z
    .string({ error: REASON })
    .transform(plainText)
    .pipe(z.string().min(1, REASON).max(500, "Use at most 500 characters.")),
});
export type WithReason = z.infer<typeof WithReason>;
