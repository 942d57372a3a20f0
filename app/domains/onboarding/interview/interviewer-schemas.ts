import { z } from "zod";
import { emailAddress } from "~/core/email-address";
import { plainText } from "~/core/text";
import { MAX_MINUTES, MIN_MINUTES } from "./policy";
import { hoursText, readHours } from "./working-hours";
import { isChoosableZone } from "./zones";

const NEEDED = "This field is required.";
const LENGTH = `Choose ${MIN_MINUTES} to ${MAX_MINUTES} minutes.`;
const MAX_DAYS = 60;

const Hours = z
  .string()
  .max(100, "Use at most 100 characters.")
  .nullish()
  .transform((text, context) => {
    const ranges = readHours(text ?? "");
    if (!ranges) context.addIssue({ code: "custom", message: "Enter hours, e.g. 09:00-12:00, 13:00-17:00." });
    return hoursText(ranges ?? []);
  });

const isDay = (text: string) =>
  /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00Z`).toJSON()?.slice(0, 10) === text;

const DaysOff = z
  .string()
  .max(1000, `Enter at most ${MAX_DAYS} days.`)
  .nullish()
  .transform((text, context) => {
    const days = [...new Set((text ?? "").split(/[\s,;]+/).filter(Boolean))].sort();
    if (!days.every(isDay))
      context.addIssue({ code: "custom", message: "Enter each date as YYYY-MM-DD, e.g. 2026-12-25." });
    if (days.length > MAX_DAYS)
      context.addIssue({ code: "custom", message: `Enter at most ${MAX_DAYS} days.` });
    return days;
  });

/** A complete interviewer: omitted fields are stored as empty. */
export const InterviewerForm = z.object({
  name: z
    .string(NEEDED)
    .max(400, "Use at most 100 characters.")
    .transform(plainText)
    .pipe(z.string().min(1, NEEDED).max(100, "Use at most 100 characters.")),
  email: z
    .string(NEEDED)
    .max(254, "Use at most 254 characters.")
    .pipe(emailAddress("Enter an email address, e.g. amina@example.com.")),
  zone: z
    .string("Choose a time zone from the list.")
    .max(60, "Choose a time zone from the list.")
    .refine(isChoosableZone, "Choose a time zone from the list."),
  minutes: z.number(LENGTH).int(LENGTH).min(MIN_MINUTES, LENGTH).max(MAX_MINUTES, LENGTH),
  monday: Hours,
  tuesday: Hours,
  wednesday: Hours,
  thursday: Hours,
  friday: Hours,
  saturday: Hours,
  sunday: Hours,
  daysOff: DaysOff,
  place: z
    .string()
    .max(1200, "Use at most 300 characters.")
    .transform(plainText)
    .pipe(z.string().max(300, "Use at most 300 characters."))
    .nullish()
    .transform((text) => text || null),
  isPaused: z.boolean().default(false),
});
export type InterviewerForm = z.infer<typeof InterviewerForm>;
