import { z } from "zod";

const NO_LEAD = "Choose a lead from the list.";

/** None: the surest one. */
export const LeadChoiceSchema = z.object({
  lead: z
    .number(NO_LEAD)
    .int(NO_LEAD)
    .positive(NO_LEAD)
    .nullish()
    .transform((lead) => lead ?? null),
});
