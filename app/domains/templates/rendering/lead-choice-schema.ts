import { z } from "zod";

const NO_LEAD = "Choose a lead from the list.";

/** Without a choice, the lead with the highest confidence. */
export const LeadChoiceSchema = z.object({
  lead: z
    .number(NO_LEAD)
    .int(NO_LEAD)
    .positive(NO_LEAD)
    .nullish()
    .transform((lead) => lead ?? null),
});
