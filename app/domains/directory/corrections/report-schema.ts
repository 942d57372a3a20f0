import { z } from "zod";
import { plainLines } from "~/core/text";
import { CompanyPatch } from "../companies/company-input";

const MAX_NOTE_LENGTH = 500;

/** A report of a shared company: corrected fields, and text for anything else. */
export const CompanyReportInput = CompanyPatch.extend({
  note: z
    .string()
    .max(MAX_NOTE_LENGTH, `Use at most ${MAX_NOTE_LENGTH} characters.`)
    .transform((typed) => plainLines(typed) || null)
    .nullish()
    .transform((typed) => typed ?? null),
});
export type CompanyReportInput = z.output<typeof CompanyReportInput>;

export const OTHER = "other";
/** Number of businesses from which their reports count as a proposed correction. */
export const MIN_REPORTS_FOR_PROPOSAL = 3;
