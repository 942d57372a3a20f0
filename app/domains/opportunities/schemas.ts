import { z } from "zod";
import { Dollars } from "~/core/dollars";
import { emailAddress } from "~/core/email-address";
import { PageQuery, searchText } from "~/core/pagination";
import { PhoneNumber } from "~/core/phone";
import { plainText } from "~/core/text";
import { SinceDay } from "~/core/time/since";
import { OwnerFilter } from "~/domains/identity/team/owner-filter";
import { TagFilter } from "~/domains/tags/schemas";
import {
  type FieldName,
  OPPORTUNITY_FIELDS,
  OPTIONAL_FIELDS,
  type OpportunityField,
  type OptionalField,
  opportunityField,
} from "./fields";
import type { Opportunity } from "./opportunity";
import { KeptRegion, Region, RegionFilter } from "./region-schemas";
import { STAGES } from "./stages";

const atMost = (length: number) => `Use at most ${length} characters.`;
const line = (length: number) =>
  z
    .string()
    .transform(plainText)
    .pipe(z.string().max(length, atMost(length)));
const words = (length: number) => z.string().trim().max(length, atMost(length));

const noPercent = "Enter a whole number from 0 to 100, or leave blank.";
const noDay = "Enter the date as YYYY-MM-DD, or leave blank.";
const noPerson = "Choose a teammate.";
const noMail = "Enter an email address, e.g. amina@example.com.";
const noStage = "Choose a stage from the list.";

export const stage = z.enum(STAGES, noStage);

const KINDS: Record<OpportunityField["kind"], (max: number) => z.ZodType> = {
  line,
  text: words,
  money: () => Dollars,
  region: () => Region,
  stage: () => stage,
  percent: () => z.number(noPercent).int(noPercent).min(0, noPercent).max(100, noPercent),
  day: () => z.iso.date(noDay),
  teammate: () => z.number(noPerson).int(noPerson).positive(noPerson),
  email: () => emailAddress(noMail),
  phone: () => PhoneNumber,
};

const schemaOf = (name: FieldName): z.ZodType => {
  const { kind, max = 0 } = opportunityField(name);
  return KINDS[kind](max);
};

type Optional = { [Name in OptionalField]: z.ZodOptional<z.ZodNullable<z.ZodType<Known<Name>>>> };
type Known<Name extends OptionalField> = NonNullable<Opportunity[Name]>;

/** Revenue is in US dollars. */
export const optional = Object.fromEntries(
  OPTIONAL_FIELDS.map((name) => [name, schemaOf(name).nullish()]),
) as Optional;

export const lostReason = words(OPPORTUNITY_FIELDS.lostReason.max);

const TITLE_MISSING = OPPORTUNITY_FIELDS.title.required;
const REGION_MISSING = OPPORTUNITY_FIELDS.region.required;
const missing = (message: string) => ({ error: message });

export const title = line(OPPORTUNITY_FIELDS.title.max).pipe(z.string().min(1, TITLE_MISSING));

export const cents = (amount: number | null) => (amount === null ? null : Math.round(amount * 100));

/** Converts empty text to null. */
export const known = <T>(value: T | null | undefined): T | null =>
  value === undefined || value === "" ? null : value;

/** Converts input to column values: revenue in cents, empty text as null. */
export const asWritten = (input: z.infer<z.ZodObject<Optional>>): Pick<Opportunity, OptionalField> => ({
  ...(Object.fromEntries(OPTIONAL_FIELDS.map((name) => [name, known(input[name])])) as Pick<
    Opportunity,
    OptionalField
  >),
  revenue: cents(known(input.revenue)),
});

const required = {
  title: z.string(missing(TITLE_MISSING)).pipe(title),
  region: z.string(missing(REGION_MISSING)).pipe(Region),
};

/** Input revenue is in US dollars, output in cents. The stage defaults to new lead. */
export const OpportunitySchema = z
  .object({
    ...required,
    ...optional,
    status: stage.optional(),
    leadId: z.number().int().positive().optional(),
  })
  .transform(({ title, region, status, leadId, ...rest }) => ({
    title,
    region,
    status: status ?? ("new_lead" as const),
    leadId: leadId ?? null,
    ...asWritten(rest),
  }));
export type OpportunityInput = z.infer<typeof OpportunitySchema>;

/** Empty values are removed. Input revenue is in US dollars, output in cents. */
export const OpportunityFormSchema = z
  .object({
    ...required,
    region: z.string(missing(REGION_MISSING)).pipe(KeptRegion),
    ...optional,
  })
  .omit({ lostReason: true })
  .transform(({ title, region, ...rest }) => {
    const { lostReason: _none, ...facts } = asWritten(rest);
    return { title, region, ...facts };
  });

export const NoteSchema = z.object({
  text: z.string("Enter a note.").trim().min(1, "Enter a note.").max(5000, atMost(5000)),
  kind: z.enum(["note", "call"], "Choose note or call.").optional(),
});
export type NoteInput = z.infer<typeof NoteSchema>;

const NO_ORIGIN = "Use source:, country: or campaign: with a value, e.g. country:KE.";

const SORTS = ["newest", "value", "closing", "moved"] as const;
export type Sort = (typeof SORTS)[number];

export const OpportunityQuery = PageQuery.extend({
  search: searchText(100).optional(),
  status: stage.optional(),
  owner: OwnerFilter,
  region: RegionFilter.optional(),
  /** The earliest day of the last stage change. */
  since: SinceDay.optional(),
  tag: TagFilter,
  /** Won deals whose leads share a source, country or campaign: "country:KE". */
  foundBy: z
    .string()
    .max(220, NO_ORIGIN)
    .regex(/^(source|country|campaign):./, NO_ORIGIN)
    .optional(),
  sort: z.enum(SORTS, "Sort by newest, value, closing or moved.").default("newest"),
});
export type OpportunityQuery = z.infer<typeof OpportunityQuery>;
export type OpportunityFilter = Pick<
  OpportunityQuery,
  "search" | "status" | "owner" | "region" | "since" | "tag" | "foundBy" | "sort"
>;

export const OpportunityListQuery = OpportunityQuery.extend({
  moved: z.number().int().positive().optional(),
  was: stage.optional(),
  deleted: z.number().int().positive().optional(),
});
