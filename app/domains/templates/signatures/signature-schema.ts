import { z } from "zod";
import { OptionalEmail } from "~/core/email-address";
import { safeLink } from "~/core/html/sanitize-html";
import { PhoneNumber } from "~/core/phone";
import { plainText } from "~/core/text";
import { ILLUSTRATIONS } from "./signature-html";

const line = (max: number) =>
  z
    .string()
    .transform(plainText)
    .pipe(z.string().max(max, `Use at most ${max} characters.`));

const BAD_SITE = "Enter a web address, e.g. www.example.com.";
const website = line(300).refine((text) => {
  if (text === "") return true;
  const address = safeLink(/^https?:\/\//i.test(text) ? text : `https://${text}`);
  return address !== null && URL.canParse(address) && /^https?:\/\/[^\s/]+\.[^\s/]+/i.test(address);
}, BAD_SITE);

const illustration = z.enum(
  ILLUSTRATIONS.map(({ value }) => value),
  "Choose a divider from the list.",
);

const customText = z
  .string()
  .max(600, "Use at most 600 characters.")
  .transform((text) =>
    text
      .split(/\r\n?|\n/)
      .map(plainText)
      .join("\n")
      .trim(),
  )
  .refine((text) => text.split("\n").length <= 8, "Use at most 8 lines.");

const NO_NAME = "Enter your name.";
const name = z
  .string(NO_NAME)
  .transform(plainText)
  .pipe(z.string(NO_NAME).min(1, NO_NAME).max(100, "Use at most 100 characters."));

const NOT_OURS = "Upload the logo first, then use the returned URL.";
export const LogoAddress = z
  .string(NOT_OURS)
  .nullish()
  .transform((url, context) => {
    if (!url) return null;
    const id = /^(?:https?:\/\/[^/]+)?\/files\/([1-9]\d{0,14})$/.exec(url)?.[1];
    if (!id) context.addIssue({ code: "custom", message: NOT_OURS });
    return Number(id ?? 0);
  });

const emptied = <Value extends string>(field: z.ZodType<Value, string>) =>
  field.nullish().transform((value) => value ?? ("" as Value));

/** One form per step of the builder. */
export const DetailsForm = z.object({
  name,
  title: emptied(line(120)),
  company: emptied(line(160)),
  phone: emptied(PhoneNumber),
  email: emptied(OptionalEmail),
  website: emptied(website),
});
export const BrandingForm = z.object({ logoUrl: LogoAddress, customText: emptied(customText) });
export const IllustrationForm = z.object({ illustration: emptied(illustration) });

const NOTHING = "Include at least one change, e.g. name or phone.";

/** Omitted fields stay unchanged. */
export const SignatureChangeSchema = z
  .object({
    name,
    title: line(120),
    company: line(160),
    phone: PhoneNumber,
    email: OptionalEmail,
    website,
    logoUrl: LogoAddress,
    illustration,
    customText,
  })
  .partial()
  .transform(
    (change) =>
      Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as typeof change,
  )
  .refine((change) => Object.keys(change).length > 0, NOTHING);
export type SignatureChange = z.infer<typeof SignatureChangeSchema>;
