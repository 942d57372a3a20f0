import { z } from "zod";
import { PhoneNumber } from "~/core/phone";
import { countryCode } from "~/core/places/countries";
import { plainText, typedText } from "~/core/text";
import { Languages } from "~/domains/agents/languages";
import { Specializations } from "~/domains/agents/schemas";
import { industryName } from "~/domains/directory/taxonomy/industries";
import { CountryList } from "~/domains/identity/country-schemas";
import { m } from "~/messages/messages";
import { type ExperienceLevel, LEVELS, ONBOARDING_EXPERIENCE, ONBOARDING_INDUSTRIES } from "../choices";

const NEEDED = { error: () => m.onboarding_profile_schema_this_field_is_required() };
const limit = (max: number) => ({ error: () => m.onboarding_profile_schema_use_at_most({ max }) });

const required = (max: number) =>
  z
    .string(NEEDED)
    .max(max * 4, limit(max))
    .transform(plainText)
    .pipe(z.string().min(1, NEEDED).max(max, limit(max)));

const optional = (max: number, clean = plainText) =>
  z
    .string()
    .max(max * 4, limit(max))
    .transform(clean)
    .pipe(z.string().max(max, limit(max)))
    .nullish()
    .transform((text) => text?.trim() || null);

function isWebAddress(text: string): boolean {
  try {
    return ["https:", "http:"].includes(new URL(text).protocol);
  } catch {
    return false;
  }
}

const webAddress = optional(300).refine((text) => text === null || isWebAddress(text), {
  error: () => m.onboarding_profile_schema_enter_a_web_address(),
});

/** Accepted input for a level: "mid", "Mid (3-5 years)", "Mid (3-5)", "3-5 years" and "3-5". */
function spellingsOf(level: ExperienceLevel): string[] {
  const { years } = ONBOARDING_EXPERIENCE[level];
  return [level, `${level} (${years} years)`, `${level} (${years})`, `${years} years`, years];
}

const LEVEL_OF = new Map(
  LEVELS.flatMap((level) => spellingsOf(level).map((name) => [name.toLowerCase(), level] as const)),
);
const INDUSTRY_OF = new Map(
  ONBOARDING_INDUSTRIES.flatMap((id) =>
    [id, industryName(id)].map((name) => [name.toLowerCase(), id] as const),
  ),
);

const oneOf = <Key extends string>(keys: ReadonlyMap<string, Key>, error: () => string) =>
  z.string({ error }).transform((name, context): Key => {
    const found = keys.get(name.trim().toLowerCase());
    if (!found) context.addIssue({ code: "custom", message: error() });
    return found ?? ("" as Key);
  });

export const OnboardingProfile = z.object({
  firstName: required(100),
  lastName: required(100),
  /** Must be the sign-in address: saving rejects any other. */
  email: optional(254),
  phone: PhoneNumber.nullish().transform((number) => number || null),
  country: required(100).transform((name, context) => {
    const code = countryCode(name);
    if (!code)
      context.addIssue({ code: "custom", message: m.onboarding_profile_schema_choose_a_country_from_the() });
    return code ?? "";
  }),
  city: required(100),
  languages: Languages,
  industry: oneOf(INDUSTRY_OF, m.onboarding_profile_schema_choose_an_industry),
  specializations: Specializations,
  operationalMarkets: CountryList.refine((codes) => codes.length > 0, {
    error: () => m.onboarding_profile_schema_choose_at_least_one(),
  }).transform((codes) => [...new Set(codes)]),
  experience: oneOf(LEVEL_OF, m.onboarding_profile_schema_choose_your_experience),
  education: optional(500),
  about: optional(2000, typedText),
  linkedinUrl: webAddress,
  portfolioUrl: webAddress,
});
export type OnboardingProfile = z.infer<typeof OnboardingProfile>;
