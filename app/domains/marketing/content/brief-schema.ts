import { z } from "zod";
import { Dollars } from "~/core/dollars";
import { PRODUCT_LANGUAGES } from "~/core/languages";
import { plainLines, plainText, typedText } from "~/core/text";
import { CONTENT_TYPES, DEFAULT_DAYS, INDUSTRIES, LIMITS, MAX_DAYS, PLATFORMS, TONES } from "./choices";

const valuesOf = <T extends string>(options: readonly { value: T }[]) =>
  options.map(({ value }) => value) as [T, ...T[]];

const text = (maxLength: number, missing?: string) =>
  z
    .string(missing)
    .max(maxLength * 2, `Use at most ${maxLength} characters.`)
    .transform(plainText)
    .pipe(z.string().max(maxLength, `Use at most ${maxLength} characters.`));

/** An optional text; empty if omitted. */
const optional = (maxLength: number) =>
  text(maxLength)
    .nullish()
    .transform((given) => given ?? "");

const NO_TOPIC = "Enter a topic.";
const NO_PLATFORM = "Choose at least one platform.";
const DAYS = `Enter 1 to ${MAX_DAYS} days.`;

const PlatformName = z
  .string(NO_PLATFORM)
  .max(40)
  .transform((name) => name.trim().toLowerCase())
  .pipe(z.enum(valuesOf(PLATFORMS), "Choose a platform from the list."));

const shared = {
  topic: text(200, NO_TOPIC).pipe(z.string(NO_TOPIC).min(1, NO_TOPIC)),
  brand: optional(100),
  industry: z
    .enum(valuesOf(INDUSTRIES), "Choose an industry from the list.")
    .nullish()
    .transform((given) => given ?? null),
  targetAudience: optional(200),
  /** Approved claims about the offer, one per line. */
  facts: z
    .string()
    .max(2_000, "Use at most 1,000 characters.")
    .nullish()
    .transform((given) => plainLines(typedText(given ?? "")))
    .pipe(z.string().max(1_000, "Use at most 1,000 characters.")),
  tone: z.enum(valuesOf(TONES), "Choose a tone from the list.").default("professional"),
  callToAction: optional(160),
  language: z.enum(valuesOf(PRODUCT_LANGUAGES), "Choose a language from the list.").default("en"),
  /** Uses the built-in writer even if a model is configured. */
  builtIn: z.boolean().nullish().transform(Boolean),
};

export const CampaignBrief = z.object({
  name: optional(100),
  ...shared,
  platforms: z
    .array(PlatformName, NO_PLATFORM)
    .min(1, NO_PLATFORM)
    .max(PLATFORMS.length * 2, "Choose each platform once.")
    .transform((chosen) => [...new Set(chosen)]),
  contentType: z
    .enum(["campaign", ...valuesOf(CONTENT_TYPES)], "Choose a type from the list.")
    .default("campaign"),
  budget: Dollars.nullish(),
  duration: z.number(DAYS).int(DAYS).min(1, DAYS).max(MAX_DAYS, DAYS).default(DEFAULT_DAYS),
});
export type CampaignBrief = z.infer<typeof CampaignBrief>;

export const ContentBrief = z
  .object({
    ...shared,
    platform: PlatformName,
    contentType: z.enum(valuesOf(CONTENT_TYPES), "Choose a type from the list.").default("post"),
  })
  .superRefine(({ platform, contentType }, check) => {
    // An unknown platform has its own error, so any type is accepted for it here.
    const types = LIMITS[platform]?.types ?? [contentType];
    if (types.includes(contentType)) return;
    check.addIssue({
      code: "custom",
      path: ["contentType"],
      message: `${PLATFORMS.find(({ value }) => value === platform)?.label} takes: ${types.join(", ")}.`,
    });
  });
export type ContentBrief = z.infer<typeof ContentBrief>;

/** The ID of an earlier brief to reuse. */
export const BriefQuery = z.object({ of: z.number().int().positive().optional() });

/** The fields that both briefs share. */
export type Brief = Pick<
  ContentBrief,
  "topic" | "brand" | "industry" | "targetAudience" | "facts" | "tone" | "callToAction" | "language"
>;
