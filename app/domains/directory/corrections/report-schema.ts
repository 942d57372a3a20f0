import { z } from "zod";
import { plainLines } from "~/core/text";
import { CompanyPatch } from "../companies/company-input";

const MOST_NOTE = 500;

/** What is wrong of a shared company: each field as it should be, and words for what no field says. */
export const CompanyReportInput = CompanyPatch.extend({
  note: z
    .string()
    .max(MOST_NOTE, `At most ${MOST_NOTE} characters.`)
    .transform((typed) => plainLines(typed) || null)
    .nullish()
    .transform((typed) => typed ?? null),
});
export type CompanyReportInput = z.output<typeof CompanyReportInput>;

export const OTHER = "other";
/** From this many businesses on it is a proposal. */
export const FEWEST_FOR_PROPOSAL = 3;
