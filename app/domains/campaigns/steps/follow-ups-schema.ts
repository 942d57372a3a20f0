import { z } from "zod";
import { FOLLOW_UP_HOURS, MAX_DELAY_HOURS, MAX_STEPS } from "../campaign-policy";

export const FILL_IN = "Please fill in all required fields";

const wholeId = z.number(FILL_IN).int(FILL_IN).positive(FILL_IN);
export const id = wholeId.nullish();
const textId = z.union(
  [
    wholeId,
    z
      .string()
      .trim()
      .regex(/^\d{1,15}$/, FILL_IN)
      .transform(Number)
      .pipe(wholeId),
  ],
  FILL_IN,
);
export const noneOrTextId = z.union([z.literal("").transform(() => null), textId], FILL_IN).nullish();

const WAIT = `Enter 0 to ${MAX_DELAY_HOURS} hours.`;
export const DelayHours = z.number(WAIT).int(WAIT).min(0, WAIT).max(MAX_DELAY_HOURS, WAIT);

const FOLLOW_UPS = `Use 1 to ${MAX_STEPS} steps per campaign.`;
/** The follow-ups in order; form rows without a template are ignored. */
export const followUps = z
  .array(z.object({ templateId: id, delayHours: DelayHours.default(FOLLOW_UP_HOURS) }), FOLLOW_UPS)
  .max(MAX_STEPS - 1, FOLLOW_UPS)
  .default([])
  .transform((rows) =>
    rows.flatMap(({ templateId, delayHours }) => (templateId ? [{ templateId, delayHours }] : [])),
  );
