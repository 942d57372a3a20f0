import { z } from "zod";
import { countryCode } from "~/core/places/countries";
import { plainLines, plainText } from "~/core/text";
import { INDUSTRIES } from "../taxonomy/industries";
import { SIZES } from "../taxonomy/sizes";
import type { Company } from "./company";
import { type CompanyInputField, companyField, INPUT_FIELDS } from "./field-sets";
import type { CompanyField } from "./fields";
import { websiteOf } from "./website-of";

type Input = NonNullable<CompanyField["input"]>;

const HEAD_COUNT = "Enter a whole number of employees from 1 to 10,000,000.";
const SIZE = `Choose ${SIZES.join(", ")}.`;

const text = ({ max }: CompanyField) => z.string().max(max, `Use at most ${max} characters.`);

const choice = (field: CompanyField, read: (text: string) => string | null | undefined, message: string) =>
  text(field).transform((typed, context) => {
    if (!typed.trim()) return null;
    const value = read(typed.trim());
    if (!value) context.addIssue({ code: "custom", message });
    return value ?? null;
  });

const industryOfName = (name: string) =>
  INDUSTRIES.find((industry) => industry.id === name || industry.name.toLowerCase() === name.toLowerCase())
    ?.id;

const KINDS: Record<Input, (field: CompanyField) => z.ZodType> = {
  text: (field) => text(field).transform((typed) => plainText(typed) || null),
  long: (field) => text(field).transform((typed) => plainLines(typed) || null),
  country: (field) => choice(field, countryCode, "Choose a country from the list."),
  industry: (field) => choice(field, industryOfName, "Choose an industry from the list."),
  url: (field) => choice(field, websiteOf, "Enter a web address, e.g. example.com."),
  size: () => z.enum(["", ...SIZES], SIZE).transform((size) => size || null),
  number: () => z.number(HEAD_COUNT).int(HEAD_COUNT).min(1, HEAD_COUNT).max(10_000_000, HEAD_COUNT),
};

const NAMELESS = "Enter the company name.";
const required = (field: CompanyField) =>
  z
    .string({ error: NAMELESS })
    .max(field.max, `Use at most ${field.max} characters.`)
    .transform(plainText)
    .pipe(z.string().min(1, NAMELESS));

const shape = (optional: (schema: z.ZodType) => z.ZodType, needed = (schema: z.ZodType) => schema) =>
  Object.fromEntries(
    INPUT_FIELDS.map((name) => {
      const field = companyField(name);
      return field.isRequired
        ? [name, needed(required(field))]
        : [name, optional(KINDS[field.input ?? "text"](field))];
    }),
  );

type Shape = { [Name in CompanyInputField]: z.ZodType<Company[Name]> };
type PartialShape = { [Name in CompanyInputField]: z.ZodOptional<z.ZodType<Company[Name]>> };

export const CompanyInput = z.object(
  shape((schema) => schema.nullish().transform((value) => value ?? null)) as Shape,
);
export type CompanyInput = z.output<typeof CompanyInput>;

/** A change by API call: omitted fields stay unchanged, null clears a field. */
export const CompanyPatch = z.object(
  shape(
    (schema) => schema.nullable().optional(),
    (schema) => schema.optional(),
  ) as PartialShape,
);
