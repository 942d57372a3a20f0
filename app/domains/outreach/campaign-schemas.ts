import { z } from "zod";
import {
  MAX_DELAY_HOURS,
  MAX_DESCRIPTION_LENGTH,
  MAX_NAME_LENGTH,
  MAX_STEPS,
  MAX_SUBJECT_LENGTH,
} from "./campaign-policy";

export const FILL_IN = "Please fill in all required fields";
const WHEN = "Write a day and an hour, such as 2027-03-01T09:00.";

const id = z.number(FILL_IN).int(FILL_IN).positive(FILL_IN).nullish();

/** With a zone as calls send it, or without as a form does: then it is UTC. */
const when = z
  .string(WHEN)
  .trim()
  .regex(/^$|^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:?\d\d)?$/, WHEN)
  .transform((text) =>
    text === "" ? null : new Date(/[Z+]|-\d\d:?\d\d$/.test(text.slice(11)) ? text : `${text}Z`),
  )
  .refine((at) => at === null || !Number.isNaN(at.getTime()), WHEN)
  .nullish();

const described = z
  .string()
  .trim()
  .max(MAX_DESCRIPTION_LENGTH, `Write at most ${MAX_DESCRIPTION_LENGTH} letters.`)
  .nullish();

const named = z
  .string(FILL_IN)
  .trim()
  .min(1, FILL_IN)
  .max(MAX_NAME_LENGTH, `A name can have at most ${MAX_NAME_LENGTH} letters.`);

const names = {
  description: described,
  leadSearchId: id,
  targetLeadSearchId: id,
  scheduledAt: when,
  scheduledStartDate: when,
};

interface Names {
  description?: string | null | undefined;
  leadSearchId?: number | null | undefined;
  targetLeadSearchId?: number | null | undefined;
  scheduledAt?: Date | null | undefined;
  scheduledStartDate?: Date | null | undefined;
}

const eitherName = (input: Names) => ({
  description: input.description || null,
  leadSearchId: input.targetLeadSearchId ?? input.leadSearchId ?? null,
  scheduledAt: input.scheduledStartDate ?? input.scheduledAt ?? null,
});

/** A new campaign, in either spelling: leadSearchId and scheduledAt, or targetLeadSearchId and scheduledStartDate. */
export const CampaignSchema = z
  .object({ name: named, templateId: z.number(FILL_IN).int(FILL_IN).positive(FILL_IN), ...names })
  .transform(({ name, templateId, ...rest }, context) => {
    const { leadSearchId, ...input } = eitherName(rest);
    if (leadSearchId === null) {
      const path = rest.leadSearchId === undefined ? "targetLeadSearchId" : "leadSearchId";
      context.addIssue({ code: "custom", path: [path], message: FILL_IN });
    }
    return { name, templateId, leadSearchId: leadSearchId ?? 0, ...input };
  });
export type CampaignInput = z.output<typeof CampaignSchema>;

const HOURS = "Choose hours between 0 and 24, the end after the beginning.";
const hour = z.number(HOURS).int(HOURS).min(0, HOURS).max(24, HOURS);
const DAYS = "Choose the days on which mails may leave.";

/** What may change before the start. What is not named stays; a form names everything. */
export const CampaignChangeSchema = z
  .object({
    name: named.optional(),
    ...names,
    mailboxId: id,
    windowStartHour: hour.optional(),
    windowEndHour: hour.optional(),
    /** 0 for Monday. */
    windowDays: z.array(z.number(DAYS).int(DAYS).min(0, DAYS).max(6, DAYS), DAYS).optional(),
    countsClicks: z.boolean().optional(),
  })
  .superRefine((input, context) => {
    const { windowStartHour: start = 8, windowEndHour: end = 17, windowDays } = input;
    const isAsked = input.windowStartHour !== undefined || input.windowEndHour !== undefined;
    if (isAsked && start >= end)
      context.addIssue({ code: "custom", path: ["windowEndHour"], message: HOURS });
    if (windowDays?.length === 0) context.addIssue({ code: "custom", path: ["windowDays"], message: DAYS });
  });
export type CampaignChange = z.output<typeof CampaignChangeSchema>;

const WAIT = `Wait between 0 and ${MAX_DELAY_HOURS} hours.`;

/** One mail of the sequence. */
export const StepSchema = z.object({
  templateId: z.number(FILL_IN).int(FILL_IN).positive(FILL_IN),
  delayHours: z.number(WAIT).int(WAIT).min(0, WAIT).max(MAX_DELAY_HOURS, WAIT).default(0),
  subjectB: z
    .string()
    .trim()
    .max(MAX_SUBJECT_LENGTH, `A subject can have at most ${MAX_SUBJECT_LENGTH} letters.`)
    .refine((text) => !/[\r\n]/.test(text), "A subject is one line.")
    .nullish()
    .transform((text) => text || null),
});
export type StepInput = z.output<typeof StepSchema>;

const COUNT = `A campaign has 1 to ${MAX_STEPS} steps.`;

/** The whole sequence, in order. `move` and `remove` are the buttons of a form: a position from 1. */
export const StepsSchema = z.object({
  steps: z.array(StepSchema, COUNT).min(1, COUNT).max(MAX_STEPS, COUNT),
});
