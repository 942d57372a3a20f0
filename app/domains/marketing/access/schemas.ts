import { z } from "zod";
import { Dollars } from "~/core/dollars";
import { plainText, typedText } from "~/core/text";
import { websiteOf } from "~/domains/directory/companies/website-of";
import { EXPERIENCE, INDUSTRIES, MAX_LONG_TEXT_LENGTH, SOCIAL_PLATFORMS } from "./choices";

const valuesOf = <T extends string>(options: readonly { value: T }[]) =>
  options.map(({ value }) => value) as [T, ...T[]];

const line = (maxLength: number, missing: string) =>
  z
    .string(missing)
    .max(maxLength * 2, `Use at most ${maxLength} characters.`)
    .transform(plainText)
    .pipe(z.string(missing).min(1, missing).max(maxLength, `Use at most ${maxLength} characters.`));

const long = (missing: string, fewest = 10) =>
  z
    .string(missing)
    .max(MAX_LONG_TEXT_LENGTH * 2, `Use at most ${MAX_LONG_TEXT_LENGTH} characters.`)
    .transform((text) => typedText(text).trim())
    .pipe(
      z
        .string(missing)
        .min(fewest, missing)
        .max(MAX_LONG_TEXT_LENGTH, `Use at most ${MAX_LONG_TEXT_LENGTH} characters.`),
    );

const NO_WEBSITE = "Enter a web address, e.g. example.com.";

const Website = z
  .string(NO_WEBSITE)
  .max(600, NO_WEBSITE)
  .transform(plainText)
  .transform((text, check) => {
    if (text === "") return null;
    const found = websiteOf(text);
    if (!found || found.length > 300) check.addIssue({ code: "custom", message: NO_WEBSITE });
    return found;
  });

/** An option of a list, given by its value or its label. */
const chosen = <T extends string>(options: readonly { value: T; label: string }[], message: string) =>
  z
    .string(message)
    .transform((text) => {
      const printed = text.trim().toLowerCase();
      return options.find(({ label }) => label.toLowerCase() === printed)?.value ?? text;
    })
    .pipe(z.enum(valuesOf(options), message));

export const AccessApplication = z.object({
  businessName: line(100, "Enter the business name."),
  website: Website.nullish(),
  industry: chosen(INDUSTRIES, "Choose an industry from the list."),
  marketingExperience: chosen(EXPERIENCE, "Choose your marketing experience."),
  socialMediaPlatforms: z
    .array(z.enum(valuesOf(SOCIAL_PLATFORMS), "Choose platforms from the list."))
    .min(1, "Choose at least one platform.")
    .max(SOCIAL_PLATFORMS.length * 2, "Choose each platform once.")
    .transform((chosen) => [...new Set(chosen)]),
  monthlyBudget: Dollars.nullish(),
  targetAudience: long("Describe your target audience in a sentence."),
  marketingGoals: long("Describe your marketing goals in a sentence."),
  portfolio: Website.nullish(),
  references: long("", 0).nullish(),
});
export type AccessApplication = z.infer<typeof AccessApplication>;

const WHY = "Enter a reason. The business will see it.";

export const DeclineInput = z.object({ reason: line(500, WHY) });
export type DeclineInput = z.infer<typeof DeclineInput>;
