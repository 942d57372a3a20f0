import { z } from "zod";
import { readTime } from "~/core/time/local-time";
import { Zone } from "~/core/time/time-schema";
import { UTC } from "~/core/time/time-zones";
import { MAX_DESCRIPTION_LENGTH, MAX_NAME_LENGTH } from "./campaign-policy";

export const FILL_IN = "Please fill in all required fields";
const WHEN = "Write a day and an hour, such as 2027-03-01T09:00.";

const wholeId = z.number(FILL_IN).int(FILL_IN).positive(FILL_IN);
const id = wholeId.nullish();
/** The portal's clients send what stands in their form: text, empty for none. */
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
const noneOrTextId = z.union([z.literal("").transform(() => null), textId], FILL_IN).nullish();

const when = z
  .string(WHEN)
  .trim()
  .refine((text) => text === "" || readTime(text, UTC), WHEN)
  .nullish();

const at = (text: string | null | undefined, zone: string) => (text ? readTime(text, zone) : null);

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
  zone: Zone,
};

interface Names {
  description?: string | null | undefined;
  leadSearchId?: number | null | undefined;
  targetLeadSearchId?: number | null | undefined;
  scheduledAt?: string | null | undefined;
  scheduledStartDate?: string | null | undefined;
  zone: string;
}

const eitherName = (input: Names) => ({
  description: input.description || null,
  leadSearchId: input.targetLeadSearchId ?? input.leadSearchId ?? null,
  scheduledAt: at(input.scheduledStartDate || input.scheduledAt, input.zone),
});

const SEARCHES = ["targetLeadSearchId", "leadSearchId"] as const;

const asksForSearch = (payload: z.core.ParsePayload) =>
  !payload.issues.some(({ path }) => path?.[0] === "targetLeadSearchId" || path?.[0] === "leadSearchId");

const hasSearch = (input: unknown) => SEARCHES.some((name) => (input as Partial<Names>)[name] != null);

export const CampaignSchema = z
  .object({ name: named, templateId: wholeId, ...names })
  .refine((input) => hasSearch(input) || input.leadSearchId === undefined, {
    path: ["leadSearchId"],
    error: FILL_IN,
    when: asksForSearch,
  })
  .refine((input) => hasSearch(input) || input.leadSearchId !== undefined, {
    path: ["targetLeadSearchId"],
    error: FILL_IN,
    when: asksForSearch,
  })
  .transform(({ name, templateId, ...rest }) => ({ name, templateId, ...eitherName(rest) }));
export type CampaignInput = z.output<typeof CampaignSchema>;

export const PortalCampaignSchema = z
  .object({
    name: named,
    templateId: textId,
    ...names,
    leadSearchId: noneOrTextId,
    targetLeadSearchId: noneOrTextId,
  })
  .transform(({ name, templateId, ...rest }) => ({ name, templateId, ...eitherName(rest) }));

const HOURS = "Choose hours between 0 and 24, the end after the beginning.";
const hour = z.number(HOURS).int(HOURS).min(0, HOURS).max(24, HOURS);
const DAYS = "Choose the days on which mails may leave.";

/** What is not named stays; `isWhole` says that a form was sent, where what is missing was left empty. */
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
    isWhole: z.boolean().optional(),
  })
  .superRefine((input, context) => {
    const { windowStartHour: start, windowEndHour: end, windowDays, isWhole } = input;
    if (start !== undefined && end !== undefined && start >= end)
      context.addIssue({ code: "custom", path: ["windowEndHour"], message: HOURS });
    if (windowDays?.length === 0 || (isWhole && !windowDays))
      context.addIssue({ code: "custom", path: ["windowDays"], message: DAYS });
  })
  .transform(({ isWhole, zone, scheduledAt, scheduledStartDate, ...input }) => {
    const asked = scheduledStartDate === undefined && !isWhole ? scheduledAt : (scheduledStartDate ?? null);
    const change = { ...input, ...(asked === undefined ? {} : { scheduledAt: at(asked, zone) }) };
    if (!isWhole) return change;
    return {
      ...change,
      description: input.description ?? null,
      mailboxId: input.mailboxId ?? null,
      countsClicks: input.countsClicks ?? false,
    };
  });
export type CampaignChange = z.output<typeof CampaignChangeSchema>;
