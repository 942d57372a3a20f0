import { z } from "zod";
import { emailKey } from "~/core/email";
import { emailAddress } from "~/core/email-address";
import { plainLines, typedText } from "~/core/text";
import { m } from "~/messages/messages";
import { MAX_NOTES_LENGTH } from "./policy";

const NEEDED = { error: () => m.agents_referral_schemas_email_needed() };
const LONG = {
  error: () => m.agents_referral_schemas_use_at_most_characters({ maxNotesLength: MAX_NOTES_LENGTH }),
};

/** The invited person; the note is part of the email. */
export const ReferralInput = z.object({
  referredEmail: z
    .string(NEEDED)
    .max(254, { error: () => m.agents_referral_schemas_use_at_most_254_characters() })
    .transform(emailKey)
    .pipe(
      z
        .string()
        .min(1, NEEDED)
        .pipe(emailAddress({ error: () => m.agents_referral_schemas_enter_an_email_address() })),
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
