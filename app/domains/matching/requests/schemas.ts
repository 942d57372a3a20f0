import { z } from "zod";
import { Dollars } from "~/core/dollars";
import { PageQuery } from "~/core/pagination";
import { plainLines, plainText, typedText } from "~/core/text";
import { AGENT_EXPERIENCE } from "~/domains/agents/choices";
import { MARKET_LANGUAGES } from "~/domains/agents/languages";
import { agentExperience } from "~/domains/agents/schemas";
import { Skills } from "~/domains/agents/skills";
import { AGENT_REQUEST_INDUSTRIES, industryOf } from "~/domains/directory/taxonomy/industries";
import { CountryList, eachRead, readList } from "~/domains/identity/country-schemas";

export const URGENCIES = ["low", "medium", "high", "urgent"] as const;
export const REQUEST_DURATIONS = [
  "1-4 weeks",
  "1-3 months",
  "3-6 months",
  "6-12 months",
  "12+ months",
  "ongoing",
] as const;

const SHORTEST_DESCRIPTION = 50;

const atMost = (length: number) => `Use at most ${length} characters.`;
const unique = <T>(list: T[]) => [...new Set(list)];

const TITLE = "Project title is required";
const DESCRIPTION = "Please provide a detailed description (minimum 50 characters).";
const INDUSTRY = "Select at least one industry.";
const COUNTRY = "Select at least one country.";

const lines = (length: number, message: string) =>
  z
    .string(message)
    .max(length * 2, atMost(length))
    .transform((text) => plainLines(typedText(text)))
    .pipe(z.string().max(length, atMost(length)));

const textList = (message: string) =>
  z
    .union(
      [
        z.array(z.string().max(4_000, message)).max(100, message),
        z.string().max(4_000, message).transform(readList),
      ],
      message,
    )
    .default([])
    .transform(eachRead);

const requestIndustry = (name: string) => {
  const known = AGENT_REQUEST_INDUSTRIES as readonly string[];
  const id = known.includes(name) ? name : industryOf(name);
  return id && known.includes(id) ? id : null;
};

const Industries = textList("Choose industries from the list.")
  .transform((list, context) =>
    list.map((name) => {
      const id = requestIndustry(name);
      if (!id)
        context.addIssue({
          code: "custom",
          message: `“${name.slice(0, 60)}” isn’t an industry from the list.`,
        });
      return id ?? "";
    }),
  )
  .transform(unique)
  .refine((list) => list.length > 0, INDUSTRY);

const LANGUAGE = "Choose languages from the list.";

const oneOf = <const T extends readonly [string, ...string[]]>(values: T, message: string) =>
  z
    .union([z.literal(""), z.enum(values)], message)
    .nullish()
    .transform((value) => (value ? (value as T[number]) : null));

export const AgentRequestInput = z.object({
  projectTitle: z
    .string(TITLE)
    .max(400, atMost(160))
    .transform(plainText)
    .pipe(z.string().min(1, TITLE).max(160, atMost(160))),
  projectDescription: lines(5_000, DESCRIPTION).pipe(z.string().min(SHORTEST_DESCRIPTION, DESCRIPTION)),
  requiredIndustries: Industries,
  requiredCountries: CountryList.transform(unique).refine((list) => list.length > 0, COUNTRY),
  requiredSkills: Skills,
  minExperience: agentExperience(() => `Choose years of experience: ${AGENT_EXPERIENCE.join(", ")}.`),
  /** US dollars; stored in cents. */
  maxBudget: Dollars.nullish().transform((amount) => (amount == null ? null : Math.round(amount * 100))),
  projectDuration: oneOf(REQUEST_DURATIONS, "Choose a duration from the list."),
  urgency: z.enum(URGENCIES, "Choose low, medium, high or urgent.").default("medium"),
  preferredLanguages: z
    .union(
      [
        z.array(z.enum(MARKET_LANGUAGES, LANGUAGE)).max(100, LANGUAGE),
        z.enum(MARKET_LANGUAGES, LANGUAGE).transform((one) => [one]),
      ],
      LANGUAGE,
    )
    .nullish()
    .transform((list) => unique(list ?? [])),
  specialRequirements: lines(2_000, atMost(2_000))
    .nullish()
    .transform((text) => text || null),
});
export type AgentRequestInput = z.infer<typeof AgentRequestInput>;

export const AgentRequestQuery = PageQuery;
