import { z } from "zod";
import { asciiAddress } from "~/core/email";
import { emailAddress } from "~/core/email-address";
import { PRODUCT_LANGUAGES, type ProductLanguage } from "~/core/languages";
import { PhoneNumber } from "~/core/phone";
import { plainText, typedText } from "~/core/text";
import { FORM_LABELS } from "./form-labels";

const line = (maxLength: number, missing: string) =>
  z
    .string(missing)
    .max(maxLength * 2, `Use at most ${maxLength} characters.`)
    .transform(plainText)
    .pipe(z.string(missing).min(1, missing).max(maxLength, `Use at most ${maxLength} characters.`));

const long = (maxLength: number, missing: string) =>
  z
    .string(missing)
    .max(maxLength * 2, `Use at most ${maxLength} characters.`)
    .transform((text) => typedText(text).trim())
    .pipe(z.string(missing).min(1, missing).max(maxLength, `Use at most ${maxLength} characters.`));

export const FormInput = z.object({
  title: line(120, "Enter a page title."),
  business: line(100, "Enter the business name."),
  intro: long(1_000, "Enter an introduction."),
  consentText: z
    .string()
    .max(1_200, "Use at most 600 characters.")
    .transform((text) => typedText(text).trim())
    .pipe(z.string().max(600, "Use at most 600 characters."))
    .nullish()
    .transform((text) => text || null),
  language: z
    .enum(
      PRODUCT_LANGUAGES.map(({ value }) => value) as [ProductLanguage, ...ProductLanguage[]],
      "Choose a language from the list.",
    )
    .default("en"),
  campaignId: z.number().int().positive().nullish(),
});
export type FormInput = z.infer<typeof FormInput>;

/** A visitor's submission, with messages in the form's language. */
export function entrySchema(language: ProductLanguage) {
  const words = FORM_LABELS[language];
  const text = (maxLength: number) =>
    z
      .string()
      .max(maxLength * 2, words.long)
      .transform(plainText)
      .pipe(z.string().max(maxLength, words.long))
      .nullish()
      .transform((given) => given || null);
  return z
    .object({
      name: z
        .string(words.noName)
        .max(200, words.long)
        .transform(plainText)
        .pipe(z.string(words.noName).min(1, words.noName).max(100, words.long)),
      email: text(254)
        .transform((given) => given && asciiAddress(given))
        .refine((given) => given === null || emailAddress().safeParse(given).success, words.noEmail),
      phone: text(40).refine(
        (given) => given === null || PhoneNumber.safeParse(given).success,
        words.noPhone,
      ),
      company: text(120),
      message: z
        .string()
        .max(4_000, words.long)
        .transform((given) => typedText(given).trim())
        .pipe(z.string().max(2_000, words.long))
        .nullish()
        .transform((given) => given || null),
      consent: z.literal(true, words.noConsent),
      /** Honeypot: hidden from people, who leave it empty. */
      website: z.string().max(500).nullish(),
      /** The signed time at which the page was rendered. */
      stamp: z.string().max(100).nullish(),
      via: z.string().max(20).nullish(),
    })
    .superRefine(({ email, phone }, check) => {
      if (email === null && phone === null)
        check.addIssue({ code: "custom", path: ["email"], message: words.noWay });
    });
}
export type Entry = z.infer<ReturnType<typeof entrySchema>>;
