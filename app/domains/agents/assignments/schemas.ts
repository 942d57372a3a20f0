import { z } from "zod";
import { plainLines, typedText } from "~/core/text";
import { CountryList } from "~/domains/identity/country-schemas";
import { DURATIONS, MESSAGE_LENGTH } from "./policy";

const MONTHS = `Choose ${DURATIONS.join(", ")} months or no end date.`;
const LONG = `Use at most ${MESSAGE_LENGTH} characters.`;

export const AssignmentTerms = z.object({
  /** Months; without a duration, the assignment lasts until one side ends it. */
  durationMonths: z
    .number(MONTHS)
    .refine((months) => (DURATIONS as readonly number[]).includes(months), MONTHS)
    .nullish()
    .transform((months) => months ?? null),
  territory: CountryList.transform((codes) => [...new Set(codes)]),
  message: z
    .string()
    .max(MESSAGE_LENGTH * 2, LONG)
    .transform((text) => plainLines(typedText(text)))
    .pipe(z.string().max(MESSAGE_LENGTH, LONG))
    .nullish()
    .transform((text) => text || null),
});
export type AssignmentTerms = z.infer<typeof AssignmentTerms>;

const AGENT = "Enter the agent’s ID from the list.";

export const AssignAgent = AssignmentTerms.extend({
  agentId: z
    .union(
      [
        z.number(AGENT),
        z
          .string()
          .regex(/^[1-9]\d{0,14}$/, AGENT)
          .transform(Number),
      ],
      AGENT,
    )
    .pipe(z.number().int(AGENT).min(1, AGENT).max(Number.MAX_SAFE_INTEGER, AGENT)),
});
export type AssignAgent = z.infer<typeof AssignAgent>;
