import { z } from "zod";
import { PageQuery } from "~/core/pagination";
import { typedText } from "~/core/text";
import { LEAD_STATUSES, LEAD_TYPES, SOURCES, WAYS } from "./policy";

const NO_PLATFORM = `Choose ${SOURCES.join(", ")} or all.`;
const NO_STATUS = `Choose ${LEAD_STATUSES.join(", ")} or all.`;
const NO_TYPE = "Choose B2B, B2C or all.";

const all = <T extends string>(values: readonly [T, ...T[]], message: string) =>
  z
    .enum(["all", ...values], message)
    .optional()
    .transform((value) => (value === "all" ? undefined : (value as T | undefined)));

const platform = all(SOURCES, NO_PLATFORM);

export const CentreQuery = PageQuery.extend({ platform, type: all(LEAD_TYPES, NO_TYPE) });
export type CentreQuery = z.infer<typeof CentreQuery>;

export const PortalQuery = PageQuery.extend({ platform, status: all(LEAD_STATUSES, NO_STATUS) });
export type PortalQuery = z.infer<typeof PortalQuery>;

/** Filters of a list, from its query string; the page does not count as one. */
export const LeadFilterQuery = z.object({
  platform,
  type: all(LEAD_TYPES, NO_TYPE),
  status: all(LEAD_STATUSES, NO_STATUS),
});

export const StatusInput = z.object({
  status: z.enum(LEAD_STATUSES, `Choose ${LEAD_STATUSES.join(", ")}.`),
});
export type StatusInput = z.infer<typeof StatusInput>;

export const ContactInput = z.object({
  way: z.enum(WAYS, `Choose ${WAYS.join(", ")}.`),
  /** Text the message is prefilled with; without it, our suggestion. */
  text: z.string().trim().max(1_000, "Use at most 1,000 characters.").transform(typedText).nullish(),
});
export type ContactInput = z.infer<typeof ContactInput>;
