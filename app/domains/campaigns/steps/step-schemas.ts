import { z } from "zod";
import { MAX_STEPS, MAX_SUBJECT_LENGTH } from "../campaign-policy";
import { DelayHours, FILL_IN } from "./follow-ups-schema";

const StepSchema = z.object({
  templateId: z.number(FILL_IN).int(FILL_IN).positive(FILL_IN),
  delayHours: DelayHours.default(0),
  subjectB: z
    .string()
    .trim()
    .max(MAX_SUBJECT_LENGTH, `Use at most ${MAX_SUBJECT_LENGTH} characters.`)
    .refine((text) => !/[\r\n]/.test(text), "Use one line for the subject.")
    .nullish()
    .transform((text) => text || null),
});
export type StepInput = z.output<typeof StepSchema>;

const COUNT = `Use 1 to ${MAX_STEPS} steps per campaign.`;
const place = z.number(COUNT).int(COUNT).min(1, COUNT).max(MAX_STEPS, COUNT).optional();

/** A form can add a step with the `add…` fields. It can also remove a step, or move it up, by its position from 1. */
export const StepsSchema = z
  .object({
    steps: z.array(StepSchema, COUNT).max(MAX_STEPS, COUNT).default([]),
    addTemplateId: z.number(FILL_IN).int(FILL_IN).positive(FILL_IN).nullish(),
    addDelayHours: StepSchema.shape.delayHours,
    addSubjectB: StepSchema.shape.subjectB,
    add: z.literal("1").optional(),
    /** Set if the user leaves the form to select leads or open another screen: steps may be missing. */
    pick: z.literal("1").optional(),
    mend: z.string().optional(),
    remove: place,
    up: place,
  })
  .transform(({ steps, addTemplateId, addDelayHours, addSubjectB, add, pick, mend, remove, up }, context) => {
    if (!addTemplateId && (add || addSubjectB) && !remove && !up)
      context.addIssue({
        code: "custom",
        path: ["addTemplateId"],
        message: "Choose a template for the new step.",
      });
    const added = addTemplateId
      ? [{ templateId: addTemplateId, delayHours: addDelayHours, subjectB: addSubjectB }]
      : [];
    const all = [...steps, ...added].filter((_, index) => index + 1 !== remove);
    const [moved] = up && up > 1 ? all.splice(up - 1, 1) : [];
    if (up && moved) all.splice(up - 2, 0, moved);
    if ((all.length === 0 && !pick && !mend) || all.length > MAX_STEPS)
      context.addIssue({ code: "custom", path: ["steps"], message: COUNT });
    return { steps: all };
  });
