import { z } from "zod";
import { AUDIENCE, UNKNOWN_AUDIENCE } from "./audience/audience-schema";
import { chosenAudience } from "./audience/chosen-audience";
import { at, named, names } from "./campaign-schemas";
import { id } from "./steps/follow-ups-schema";
import { StepsSchema } from "./steps/step-schemas";

const HOURS = "Choose hours between 0 and 24, with the end after the start.";
const hour = z.number(HOURS).int(HOURS).min(0, HOURS).max(24, HOURS);
const DAYS = "Choose at least one sending day.";

/** Omitted fields stay unchanged; `isWhole` marks a form, whose missing fields are empty. */
export const CampaignChangeSchema = z
  .object({
    name: named.optional(),
    ...names,
    ...AUDIENCE,
    mailboxId: id,
    windowStartHour: hour.optional(),
    windowEndHour: hour.optional(),
    /** 0 is Monday. */
    windowDays: z.array(z.number(DAYS).int(DAYS).min(0, DAYS).max(6, DAYS), DAYS).optional(),
    countsClicks: z.boolean().optional(),
    isWhole: z.boolean().optional(),
  })
  .superRefine((input, context) => {
    const { windowStartHour: start, windowEndHour: end, windowDays, isWhole } = input;
    if (start !== undefined && end !== undefined && start >= end)
      context.addIssue({ code: "custom", path: ["windowEndHour"], message: HOURS });
    if (windowDays?.length === 0 || (isWhole && !windowDays))
      context.addIssue({ code: "custom", path: ["windowDays"], message: DAYS });
    const { audience, people, skipRoleAddresses, includeActive } = input;
    if (!isWhole && !audience && [people, skipRoleAddresses, includeActive].some((value) => value != null))
      context.addIssue({ code: "custom", path: ["audience"], message: UNKNOWN_AUDIENCE });
  })
  .transform(({ isWhole, zone, scheduledAt, scheduledStartDate, audience, ...rest }) => {
    const { people, skipRoleAddresses, includeActive, ...input } = rest;
    const chosen = chosenAudience({ audience, people, skipRoleAddresses, includeActive });
    const asked = scheduledStartDate === undefined && !isWhole ? scheduledAt : (scheduledStartDate ?? null);
    const change = {
      ...input,
      ...(chosen ? { chosen } : {}),
      ...(asked === undefined ? {} : { scheduledAt: at(asked, zone) }),
    };
    if (!isWhole) return change;
    return {
      ...change,
      description: input.description ?? null,
      mailboxId: input.mailboxId ?? null,
      countsClicks: input.countsClicks ?? false,
    };
  });
/** The edit form of a draft: its fields and steps, saved together. */
export const CampaignDraftSchema = CampaignChangeSchema.and(StepsSchema);

export type CampaignChange = z.output<typeof CampaignChangeSchema>;
