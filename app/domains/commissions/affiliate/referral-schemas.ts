import { z } from "zod";
import { emailKey } from "~/core/email";
import { emailAddress } from "~/core/email-address";
import { plainLines, typedText } from "~/core/text";
import { EMAIL_NEEDED, MAX_NOTES_LENGTH } from "./policy";

const LONG = `Use at most ${MAX_NOTES_LENGTH} characters.`;

/** The invited person; the note is part of the email. */
export const ReferralInput = z.object({
  referredEmail: z
    .string(EMAIL_NEEDED)
    .max(254, "Use at most 254 characters.")
    .transform(emailKey)
    .pipe(
      z.string().min(1, EMAIL_NEEDED).pipe(emailAddress("Enter an email address, e.g. amina@example.com.")),
    ),
  notes: z
    .string()
    .max(MAX_NOTES_LENGTH * 2, LONG)
    .transform((text) => plainLines(typedText(text)))
    .pipe(z.string().max(MAX_NOTES_LENGTH, LONG))
    .nullish()
    .transform((text) => text || null),
});
export type ReferralInput = z.infer<typeof ReferralInput>;
