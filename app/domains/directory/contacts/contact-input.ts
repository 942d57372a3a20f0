import { z } from "zod";
import { OptionalEmail } from "~/core/email-address";
import { PhoneNumber } from "~/core/phone";
import { plainText } from "~/core/text";

const text = (max: number) =>
  z
    .string()
    .transform(plainText)
    .pipe(z.string().max(max, `Use at most ${max} characters.`))
    .nullish()
    .transform((value) => value || null);

const FIELDS = z.object({
  contactName: z
    .string({ error: "Enter the contact’s name." })
    .transform(plainText)
    .pipe(z.string().min(1, "Enter the contact’s name.").max(200, "Use at most 200 characters.")),
  contactEmail: OptionalEmail.nullish().transform((value) => value || null),
  contactTitle: text(200),
  companyName: text(200),
  companyWebsite: text(300),
  companySize: text(40),
  industry: text(100),
  location: text(200),
  linkedinProfile: z
    .string()
    .nullish()
    .transform((value, context) => {
      if (!value?.trim()) return null;
      const url = linkedinUrl(value);
      if (!url) context.addIssue({ code: "custom", message: "Enter a LinkedIn profile URL." });
      return url;
    }),
  phoneNumber: PhoneNumber.nullish().transform((value) => value || null),
});

// The specification's server uses snake_case and camelCase; camelCase wins if both are sent.
const bothSpellings = (input: unknown) => {
  if (typeof input !== "object" || input === null) return input;
  const given = input as Record<string, unknown>;
  const camel = Object.entries(given).map(([name, value]) => [
    name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
    value,
  ]);
  return { ...Object.fromEntries(camel), ...given };
};

export const ContactInput = z.preprocess(bothSpellings, FIELDS);
export type ContactInput = z.infer<typeof FIELDS>;

/** `companyId` should be given if known, because two companies may have the same name. */
export const NewContact = z.preprocess(
  bothSpellings,
  FIELDS.extend({
    companyId: z.number().int().positive().nullish(),
    /** Set once the user has seen a possible duplicate. */
    addAnyway: z.boolean().optional(),
  }),
);

export const ContactForm = FIELDS;

/** A LinkedIn URL with https; null for any other page. Never fetched. */
export function linkedinUrl(text: string): string | null {
  const address = /^https?:\/\//i.test(text.trim()) ? text.trim() : `https://${text.trim()}`;
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const isLinkedin = /(^|\.)linkedin\.com$/.test(url.hostname) && url.pathname.length > 1;
  return isLinkedin && address.length <= 300 ? `https://${url.hostname}${url.pathname}` : null;
}

/** The note that keeps text entered as a phone number if it is not one. */
export const phoneNoteOf = (text: string | undefined) => (text ? `Phone: ${text.slice(0, 500)}` : null);
