import { z } from "zod";
import { readTime } from "~/core/time/local-time";
import { Zone } from "~/core/time/time-schema";
import { UTC } from "~/core/time/time-zones";
import { AUDIENCE } from "./audience/audience-schema";
import { type ChosenAudience, chosenAudience } from "./audience/chosen-audience";
import { MAX_DESCRIPTION_LENGTH, MAX_NAME_LENGTH } from "./campaign-policy";
import { FIRST_MAIL, firstMailIssues, firstMailOf, whenObject } from "./steps/first-mail-schema";
import { FILL_IN, followUps, id, noneOrTextId } from "./steps/follow-ups-schema";

const WHEN = "Enter a date and time, e.g. 2027-03-01T09:00.";

const when = z
  .string(WHEN)
  .trim()
  .refine((text) => text === "" || readTime(text, UTC), WHEN)
  .nullish();

export const at = (text: string | null | undefined, zone: string) => (text ? readTime(text, zone) : null);

const described = z
  .string()
  .trim()
  .max(MAX_DESCRIPTION_LENGTH, `Use at most ${MAX_DESCRIPTION_LENGTH} characters.`)
  .nullish();

export const named = z
  .string(FILL_IN)
  .trim()
  .min(1, FILL_IN)
  .max(MAX_NAME_LENGTH, `Use at most ${MAX_NAME_LENGTH} characters.`);

const HOURS_CHOICES = ["working", "any"] as const;
const beginning = {
  hours: z.enum(HOURS_CHOICES, "Choose working hours or any time.").default("working"),
  start: z.enum(["now"], "Omit this field or use “now”.").optional(),
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
  audience?: string | null | undefined;
  templateId?: number | null | undefined;
  subject?: string | null | undefined;
  content?: string | null | undefined;
  mailboxId?: number | null | undefined;
  followUps: z.output<typeof followUps>;
  hours: (typeof HOURS_CHOICES)[number];
  start?: "now" | undefined;
}

const asInput = ({ name, templateId, mailboxId, followUps, hours, start, ...rest }: Named) => ({
  name,
  chosen: chosenAudience(rest) as ChosenAudience | null,
  templateId: templateId ?? null,
  mail: firstMailOf({ name, ...rest }),
  mailboxId: mailboxId ?? null,
  followUps,
  isAnyHour: hours === "any",
  startsNow: start === "now",
  ...eitherName(rest),
});

const AUDIENCES = ["audience", "targetLeadSearchId", "leadSearchId"] as const;

const asksForAudience = (payload: z.core.ParsePayload) =>
  !payload.issues.some(({ path }) => AUDIENCES.some((name) => path?.[0] === name));

const hasAudience = (input: unknown) => AUDIENCES.some((name) => (input as Partial<Named>)[name]);

const SHAPE = { ...FIRST_MAIL, ...names, ...AUDIENCE, ...beginning, mailboxId: id, followUps };

export const CampaignSchema = z
  .object({
    name: named,
    templateId: id,
    ...SHAPE,
  })
  .superRefine(firstMailIssues(FILL_IN), whenObject)
  .refine((input) => hasAudience(input) || input.leadSearchId === undefined, {
    path: ["leadSearchId"],
    error: FILL_IN,
    when: asksForAudience,
  })
  .refine((input) => hasAudience(input) || input.leadSearchId !== undefined, {
    path: ["audience"],
    error: FILL_IN,
    when: asksForAudience,
  })
  .transform(asInput);
type Parsed = z.output<typeof CampaignSchema>;
/** Optional fields; by default, the sender's first ready mailbox and one email. */
type Optional = "chosen" | "mail" | "mailboxId" | "followUps" | "isAnyHour" | "startsNow";
export type CampaignInput = Omit<Parsed, Optional> &
  Partial<Pick<Parsed, Optional>> & {
    isDraft?: boolean;
  };

const Unfinished = z.object({ ...SHAPE, name: named.nullish(), templateId: id });

const asDraft = ({ name, ...rest }: z.output<typeof Unfinished>) => ({
  ...asInput({ name: name ?? "New campaign", ...rest }),
  isDraft: true,
  startsNow: false,
});

/** An unfinished form, saved while the user sets up a mailbox or signature. */
export const LeftCampaignSchema = Unfinished.superRefine(firstMailIssues(null), whenObject).transform(
  asDraft,
);

/** An unfinished form, saved while the user selects leads. */
export const UnfinishedCampaignSchema = Unfinished.refine(hasAudience, {
  path: ["audience"],
  error: FILL_IN,
  when: asksForAudience,
})
  .superRefine(firstMailIssues(null), whenObject)
  .transform(asDraft);

export const PortalCampaignSchema = z
  .object({
    name: named,
    templateId: noneOrTextId,
    ...SHAPE,
    leadSearchId: noneOrTextId,
    targetLeadSearchId: noneOrTextId,
    mailboxId: noneOrTextId,
  })
  .superRefine(firstMailIssues(FILL_IN), whenObject)
  .transform(asInput);
