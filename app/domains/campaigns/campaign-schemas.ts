import { z } from "zod";
import { readTime } from "~/core/time/local-time";
import { Zone } from "~/core/time/time-schema";
import { UTC } from "~/core/time/time-zones";
import {
  FOLLOW_UP_HOURS,
  MAX_DELAY_HOURS,
  MAX_DESCRIPTION_LENGTH,
  MAX_NAME_LENGTH,
  MAX_STEPS,
} from "./campaign-policy";

export const FILL_IN = "Please fill in all required fields";
const WHEN = "Write a day and an hour, such as 2027-03-01T09:00.";

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
const noneOrTextId = z.union([z.literal("").transform(() => null), textId], FILL_IN).nullish();

const when = z
  .string(WHEN)
  .trim()
  .refine((text) => text === "" || readTime(text, UTC), WHEN)
  .nullish();

export const at = (text: string | null | undefined, zone: string) => (text ? readTime(text, zone) : null);

const described = z
  .string()
  .trim()
  .max(MAX_DESCRIPTION_LENGTH, `Write at most ${MAX_DESCRIPTION_LENGTH} letters.`)
  .nullish();

export const named = z
  .string(FILL_IN)
  .trim()
  .min(1, FILL_IN)
  .max(MAX_NAME_LENGTH, `A name can have at most ${MAX_NAME_LENGTH} letters.`);

const WAIT = `Wait between 0 and ${MAX_DELAY_HOURS} hours.`;
export const DelayHours = z.number(WAIT).int(WAIT).min(0, WAIT).max(MAX_DELAY_HOURS, WAIT);

const FOLLOW_UPS = `A campaign has 1 to ${MAX_STEPS} steps.`;
/** The mails after the first, in order; a row of the form without a template is none. */
const followUps = z
  .array(z.object({ templateId: id, delayHours: DelayHours.default(FOLLOW_UP_HOURS) }), FOLLOW_UPS)
  .max(MAX_STEPS - 1, FOLLOW_UPS)
  .default([])
  .transform((rows) =>
    rows.flatMap(({ templateId, delayHours }) => (templateId ? [{ templateId, delayHours }] : [])),
  );

export const HOURS_CHOICES = ["working", "any"] as const;
const beginning = {
  hours: z.enum(HOURS_CHOICES, "Choose working hours or any.").default("working"),
  start: z.enum(["now"], "Leave it out, or say now.").optional(),
};

export const names = {
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

interface Named extends Names {
  name: string;
  templateId: number;
  mailboxId?: number | null | undefined;
  followUps: z.output<typeof followUps>;
  hours: (typeof HOURS_CHOICES)[number];
  start?: "now" | undefined;
}

const asInput = ({ name, templateId, mailboxId, followUps, hours, start, ...rest }: Named) => ({
  name,
  templateId,
  mailboxId: mailboxId ?? null,
  followUps,
  isAnyHour: hours === "any",
  startsNow: start === "now",
  ...eitherName(rest),
});

const SEARCHES = ["targetLeadSearchId", "leadSearchId"] as const;

const asksForSearch = (payload: z.core.ParsePayload) =>
  !payload.issues.some(({ path }) => path?.[0] === "targetLeadSearchId" || path?.[0] === "leadSearchId");

const hasSearch = (input: unknown) => SEARCHES.some((name) => (input as Partial<Names>)[name] != null);

export const CampaignSchema = z
  .object({ name: named, templateId: wholeId, ...names, ...beginning, mailboxId: id, followUps })
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
  .transform(asInput);
type Parsed = z.output<typeof CampaignSchema>;
/** The sender's first ready mailbox, and one mail, unless told. */
type Optional = "mailboxId" | "followUps" | "isAnyHour" | "startsNow";
export type CampaignInput = Omit<Parsed, Optional> & Partial<Pick<Parsed, Optional>>;

export const PortalCampaignSchema = z
  .object({
    name: named,
    templateId: textId,
    ...names,
    ...beginning,
    leadSearchId: noneOrTextId,
    targetLeadSearchId: noneOrTextId,
    mailboxId: noneOrTextId,
    followUps,
  })
  .transform(asInput);
