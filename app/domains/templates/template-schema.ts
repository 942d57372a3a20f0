import { z } from "zod";
import { asciiAddress, emailKey } from "~/core/email";
import { emailAddress } from "~/core/email-address";
import { PageQuery } from "~/core/pagination";
import { plainText } from "~/core/text";
import { LANGUAGE_CODES } from "./languages";
import { readSlots } from "./rendering/variables";
import { MAX_CONTENT_LENGTH, MAX_SUBJECT_LENGTH, TEMPLATE_TYPES } from "./template-limits";

const MAX_SLOTS = 200;
const MAX_CC = 10;

const line = (max: number, blank: string) =>
  z
    .string(blank)
    .transform(plainText)
    .pipe(z.string(blank).min(1, blank).max(max, `Use at most ${max} characters.`));

const BLANK_CONTENT = "Enter the email content.";
const text = z
  .string(BLANK_CONTENT)
  .max(MAX_CONTENT_LENGTH, "Use at most 100,000 characters.")
  .refine(
    (text) => readSlots(text, true).slots.length <= MAX_SLOTS,
    `Use at most ${MAX_SLOTS} variables per template.`,
  );
const content = text.refine((text) => text.trim() !== "", BLANK_CONTENT);

export const UnsavedWords = z
  .object({ subject: z.string().max(MAX_CONTENT_LENGTH).nullish(), content: text.nullish() })
  .transform(({ subject, content }) => ({ subject: subject ?? "", content: content ?? "" }));
export type UnsavedWords = z.infer<typeof UnsavedWords>;

const BAD_CC = "Enter email addresses separated by commas, e.g. amina@example.com.";
const Address = emailAddress();

/** Addresses are separated by commas or lines. Entries without "@" are skipped. */
const ccEmails = z
  .union([z.array(z.string().max(4_000)).max(50), z.string().max(4_000)], BAD_CC)
  .nullish()
  .transform((given) => {
    const parts = [given ?? []].flat().flatMap((text) => text.split(/[\s,;]+/));
    const kept = parts.filter((part) => part.includes("@"));
    return [...new Map(kept.map((address) => [emailKey(address), asciiAddress(address)])).values()];
  })
  .refine((list) => list.every((address) => Address.safeParse(address).success), BAD_CC)
  .refine((list) => list.length <= MAX_CC, `Add at most ${MAX_CC} CC addresses.`);

const NOT_OURS = "Upload the file first, then use the returned URL.";
const attachmentUrl = z
  .string(NOT_OURS)
  .nullish()
  .transform((url, context) => {
    if (!url) return null;
    const id = /^(?:https?:\/\/[^/]+)?\/files\/([1-9]\d{0,14})$/.exec(url)?.[1];
    if (!id) context.addIssue({ code: "custom", message: NOT_OURS });
    return Number(id ?? 0);
  });

const variantOf = z.number("Choose the original template.").int().positive().nullish();

const FIELDS = {
  name: line(120, "Enter a template name."),
  templateType: z.enum(TEMPLATE_TYPES, "Choose a type from the list."),
  language: z.enum(LANGUAGE_CODES, "Choose a language from the list."),
  subject: line(MAX_SUBJECT_LENGTH, "Enter a subject."),
  content,
  ccEmails,
  attachmentUrl,
};

const toInput = <Given extends { attachmentUrl?: number | null }>({
  attachmentUrl: fileId,
  ...rest
}: Given) => ({
  ...rest,
  ...(fileId === undefined ? {} : { fileId }),
});

/** `variables`, `attachmentName` and `attachmentType` are derived from the rest. */
export const TemplateSchema = z
  .object({
    ...FIELDS,
    templateType: FIELDS.templateType.default("cold_email"),
    language: FIELDS.language.default("en"),
    variantOf,
  })
  .transform((input) => ({ ...toInput(input), variantOf: input.variantOf ?? null }));
export type TemplateInput = z.infer<typeof TemplateSchema>;

const TEMPLATE_SORTS = ["newest", "name", "changed"] as const;
export type TemplateSort = (typeof TEMPLATE_SORTS)[number];

export const TemplateQuery = PageQuery.extend({
  sort: z.enum(TEMPLATE_SORTS, "Sort by newest, name or changed.").default("newest"),
});
export type TemplateQuery = z.infer<typeof TemplateQuery>;

const NOTHING = "Include at least one change, e.g. subject or content.";

/** Omitted fields stay unchanged. */
export const TemplateChangeSchema = z
  .object(FIELDS)
  .partial()
  .transform((change) =>
    Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)),
  )
  .transform((change) =>
    toInput(change as Partial<Omit<TemplateInput, "fileId">> & { attachmentUrl?: number | null }),
  )
  .refine((change) => Object.keys(change).length > 0, NOTHING);
export type TemplateChange = z.infer<typeof TemplateChangeSchema>;
