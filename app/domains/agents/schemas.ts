import { z } from "zod";
import { PhoneNumber } from "~/core/phone";
import { countryCode } from "~/core/places/countries";
import { plainText } from "~/core/text";
import { industryName } from "~/domains/directory/taxonomy/industries";
import { FILL_IN_AS_AGENT, MISMATCH_MESSAGE } from "~/domains/identity/auth-messages";
import { CountryList, eachRead, readList } from "~/domains/identity/country-schemas";
import { AgentPassword, Email, isRepeated, passwordOf } from "~/domains/identity/schemas";
import { AGENT_EXPERIENCE, AGENT_INDUSTRIES, shortExperience } from "./choices";

const required = z
  .string({ error: FILL_IN_AS_AGENT })
  .transform(plainText)
  .pipe(z.string().min(1, FILL_IN_AS_AGENT));
const optional = (max: number) =>
  z
    .string()
    .transform(plainText)
    .pipe(z.string().max(max, `Use at most ${max} characters.`))
    .nullish()
    .transform((text) => text || null);

const IDS = new Map(
  AGENT_INDUSTRIES.flatMap((id) => [id, industryName(id)].map((name) => [name.toLowerCase(), id] as const)),
);

const notAnIndustry = (name: string) => `"${name.slice(0, 60)}" is not an industry from the list.`;

export const Specializations = z
  .union([z.array(z.string()), z.string().transform(readList)], { error: FILL_IN_AS_AGENT })
  .transform(eachRead)
  .transform((names, context) => {
    const ids = names.map((name) => IDS.get(name.trim().toLowerCase()));
    const unknown = names[ids.indexOf(undefined)];
    if (unknown !== undefined)
      context.addIssue({
        code: "custom",
        message: notAnIndustry(unknown),
      });
    return [...new Set(ids.filter((id) => id !== undefined))];
  })
  .refine((ids) => ids.length > 0, { error: FILL_IN_AS_AGENT });

/** The stored or the displayed spelling; null without a choice. */
export const agentExperience = (error: string) =>
  z
    .string({ error })
    .transform(shortExperience)
    .pipe(z.union([z.literal(""), z.enum(AGENT_EXPERIENCE)], { error }))
    .nullish()
    .transform((years) => years || null);

const agentSignup = (password: z.ZodType<string, string>) =>
  z
    .object({
      name: required.pipe(z.string().max(200, "Use at most 200 characters.")),
      email: z.string({ error: FILL_IN_AS_AGENT }).trim().min(1, FILL_IN_AS_AGENT).pipe(Email),
      password: z.string({ error: FILL_IN_AS_AGENT }).min(1, FILL_IN_AS_AGENT).pipe(password),
      confirmPassword: z.string({ error: FILL_IN_AS_AGENT }).min(1, FILL_IN_AS_AGENT),
      phone: PhoneNumber.nullish().transform((value) => value || null),
      country: required.transform((name, context) => {
        const code = countryCode(name);
        if (!code) context.addIssue({ code: "custom", message: "Choose a country from the list." });
        return code ?? "";
      }),
      city: optional(100),
      specializations: Specializations,
      /** The industry shown beside the name; by default the first of the list. */
      mainSpecialization: z
        .string()
        .nullish()
        .transform((name, context) => {
          const id = name ? IDS.get(name.trim().toLowerCase()) : null;
          if (id === undefined) context.addIssue({ code: "custom", message: notAnIndustry(name ?? "") });
          return id ?? null;
        }),
      operationalMarkets: CountryList.refine((codes) => codes.length > 0, {
        error: FILL_IN_AS_AGENT,
      }).transform((codes) => [...new Set(codes)]),
      experience: agentExperience("Choose your years of experience."),
      bio: optional(2000),
      /** The agent of the referral link; an unknown id counts as none. */
      ref: z
        .union([z.string(), z.number()])
        .nullish()
        .transform((id) => (/^[1-9]\d{0,14}$/.test(String(id ?? "")) ? Number(id) : null)),
    })
    .refine((input) => isRepeated(input.password, input.confirmPassword), {
      path: ["confirmPassword"],
      error: MISMATCH_MESSAGE.agent,
    });

export const AgentSignup = agentSignup(AgentPassword);
export const agentSignupOf = (operatorMinimum: number) => agentSignup(passwordOf("agent", operatorMinimum));
export type AgentSignup = z.infer<typeof AgentSignup>;
