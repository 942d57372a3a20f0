import { z } from "zod";
import { PhoneNumber } from "~/core/phone";
import { countryCode } from "~/core/places/countries";
import { plainText } from "~/core/text";
import { industryName } from "~/domains/directory/taxonomy/industries";
import { fillInAsAgent, mismatchText } from "~/domains/identity/auth-messages";
import { CountryList, eachRead, readList } from "~/domains/identity/country-schemas";
import { AgentPassword, Email, isRepeated, passwordOf } from "~/domains/identity/schemas";
import { m } from "~/messages/messages";
import { AGENT_EXPERIENCE, AGENT_INDUSTRIES, shortExperience } from "./choices";

const required = z
  .string({ error: fillInAsAgent })
  .transform(plainText)
  .pipe(z.string().min(1, { error: fillInAsAgent }));
const optional = (max: number) =>
  z
    .string()
    .transform(plainText)
    .pipe(z.string().max(max, { error: () => m.agents_schemas_use_at_most_characters({ max }) }))
    .nullish()
    .transform((text) => text || null);

const IDS = new Map(
  AGENT_INDUSTRIES.flatMap((id) => [id, industryName(id)].map((name) => [name.toLowerCase(), id] as const)),
);

const notAnIndustry = (name: string) => m.agents_schemas_not_an_industry({ name: name.slice(0, 60) });

export const Specializations = z
  .union([z.array(z.string()), z.string().transform(readList)], { error: fillInAsAgent })
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
  .refine((ids) => ids.length > 0, { error: fillInAsAgent, params: { code: "missing" } });

/** Accepts the stored or the displayed value; null if nothing was chosen. */
export const agentExperience = (error: () => string) =>
  z
    .string({ error })
    .transform(shortExperience)
    .pipe(z.enum(["", ...AGENT_EXPERIENCE], { error }))
    .nullish()
    .transform((years) => years || null);

const agentSignup = (password: z.ZodType<string, string>) =>
  z
    .object({
      name: required.pipe(
        z.string().max(200, { error: () => m.agents_schemas_use_at_most_200_characters() }),
      ),
      email: z.string({ error: fillInAsAgent }).trim().min(1, { error: fillInAsAgent }).pipe(Email),
      password: z.string({ error: fillInAsAgent }).min(1, { error: fillInAsAgent }).pipe(password),
      confirmPassword: z.string({ error: fillInAsAgent }).min(1, { error: fillInAsAgent }),
      phone: PhoneNumber.nullish().transform((value) => value || null),
      country: required.transform((name, context) => {
        const code = countryCode(name);
        if (!code)
          context.addIssue({ code: "custom", message: m.agents_schemas_choose_a_country_from_the() });
        return code ?? "";
      }),
      city: optional(100),
      // In form order: the first error receives the focus.
      operationalMarkets: CountryList.refine((codes) => codes.length > 0, {
        error: fillInAsAgent,
        params: { code: "missing" },
      }).transform((codes) => [...new Set(codes)]),
      specializations: Specializations,
      /** The industry shown beside the name; defaults to the first in the list. */
      mainSpecialization: z
        .string()
        .nullish()
        .transform((name, context) => {
          const id = name ? IDS.get(name.trim().toLowerCase()) : null;
          if (id === undefined) context.addIssue({ code: "custom", message: notAnIndustry(name ?? "") });
          return id ?? null;
        }),
      experience: agentExperience(m.agents_schemas_choose_your_years_of_experience),
      bio: optional(2000),
      /** Agent id from the referral link; an invalid id is ignored. */
      ref: z
        .union([z.string(), z.number()])
        .nullish()
        .transform((id) => (/^[1-9]\d{0,14}$/.test(String(id ?? "")) ? Number(id) : null)),
    })
    .refine((input) => isRepeated(input.password, input.confirmPassword), {
      path: ["confirmPassword"],
      error: mismatchText.agent,
      params: { code: "mismatch" },
    });

export const AgentSignup = agentSignup(AgentPassword);
export const agentSignupOf = (operatorMinimum: number) => agentSignup(passwordOf("agent", operatorMinimum));
export type AgentSignup = z.infer<typeof AgentSignup>;
