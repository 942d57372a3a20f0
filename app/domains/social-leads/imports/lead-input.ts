import { z } from "zod";
import { OptionalEmail } from "~/core/email-address";
import { PhoneNumber } from "~/core/phone";
import { plainText } from "~/core/text";
import type { Capture } from "../capture";
import { type ImportMethod, LEAD_TYPES, type LeadSource, MAX_CAPTURE } from "../policy";

const line = (maxLength: number) =>
  z
    .string()
    .max(maxLength * 4, `Use at most ${maxLength} characters.`)
    .transform(plainText)
    .pipe(z.string().max(maxLength, `Use at most ${maxLength} characters.`))
    .nullish()
    .transform((text) => text || null);

const NO_TYPE = "Choose B2B or B2C.";
const LONG_TAG = `Use at most ${MAX_CAPTURE.tag} characters for a tag.`;
const MANY_TAGS = `Use at most ${MAX_CAPTURE.tags} tags per lead.`;

const tagList = (text: string) => text.split(",").map(plainText).filter(Boolean);

const Tags = z
  .union(
    [
      z.array(z.string().max(MAX_CAPTURE.tag, LONG_TAG)).max(MAX_CAPTURE.tags * 2, MANY_TAGS),
      z.string().max(1_000),
    ],
    MANY_TAGS,
  )
  .nullish()
  .transform((tags) => [...new Set(typeof tags === "string" ? tagList(tags) : (tags ?? []).flatMap(tagList))])
  .pipe(z.array(z.string().max(MAX_CAPTURE.tag, LONG_TAG)).max(MAX_CAPTURE.tags, MANY_TAGS));

export const LEAD_FIELDS = {
  name: line(MAX_CAPTURE.name),
  email: OptionalEmail.nullish().transform((text) => text || null),
  company: line(MAX_CAPTURE.company),
  phone: PhoneNumber.nullish().transform((text) => text || null),
  industry: line(MAX_CAPTURE.industry),
  region: line(MAX_CAPTURE.region),
  leadType: z
    .enum(["", ...LEAD_TYPES], NO_TYPE)
    .nullish()
    .transform((type) => type || null),
  tags: Tags,
  message: z
    .string()
    .trim()
    .max(MAX_CAPTURE.message, `Use at most ${MAX_CAPTURE.message} characters.`)
    .nullish(),
  /** The consent text as the person saw it. */
  consentText: z
    .string()
    .trim()
    .max(MAX_CAPTURE.consent, `Use at most ${MAX_CAPTURE.consent} characters.`)
    .nullish(),
};

const Fields = z.object(LEAD_FIELDS);
type LeadFields = z.output<typeof Fields>;

const NO_NAME = "Enter the lead’s name.";
const NO_EMAIL = "Enter an email address or phone number.";
const NO_COMPANY = "Enter the company, or choose B2C for a consumer.";

/** Fields that a manually entered lead still lacks, with the error for each. */
export function lacksOf({ name, email, phone, company, leadType }: LeadFields): [keyof LeadFields, string][] {
  const found: [keyof LeadFields, string][] = [];
  if (name === null) found.push(["name", NO_NAME]);
  if (email === null && phone === null) found.push(["email", NO_EMAIL]);
  if (company === null && leadType !== "B2C") found.push(["company", NO_COMPANY]);
  return found;
}

export const captureOf = (
  fields: LeadFields,
  platform: LeadSource,
  importMethod: ImportMethod,
  now: Date,
): Capture => ({
  platform,
  importMethod,
  name: fields.name,
  email: fields.email,
  phone: fields.phone,
  companyName: fields.company,
  industry: fields.industry,
  region: fields.region,
  leadType: fields.leadType,
  tags: fields.tags,
  message: fields.message ?? null,
  consentText: fields.consentText ?? null,
  consentAt: fields.consentText ? now : null,
});
