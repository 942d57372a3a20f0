import { z } from "zod";
import { countryCode } from "~/core/places/countries";
import { m } from "~/messages/messages";

const MAX_COUNTRIES = 108;

/**
 * Accepts a list, or the same list as JSON text, as the specification's clients send it; a form's single text becomes a
 * list of one.
 */
export const CountryList = z
  .union([z.array(z.string()), z.string().transform(readList)])
  .default([])
  .transform(eachRead)
  .refine((names) => names.length <= MAX_COUNTRIES, {
    error: () => m.auth_country_schemas_use_at_most({ max: MAX_COUNTRIES }),
    abort: true,
  })
  .transform((names, context) =>
    names.map((name) => {
      const code = countryCode(name);
      if (!code)
        context.addIssue({
          code: "custom",
          message: m.auth_country_schemas_is_not_a_country_from({ value: name.slice(0, 60) }),
        });
      return code ?? "";
    }),
  );

export const Country = z
  .string()
  .trim()
  .optional()
  .transform((name, context) => {
    const code = name ? countryCode(name) : undefined;
    if (name && !code)
      context.addIssue({
        code: "custom",
        message: m.auth_country_schemas_is_not_a_country_from({ value: name.slice(0, 60) }),
      });
    return code ?? undefined;
  });

export function eachRead(list: readonly string[]): string[] {
  return list.flatMap(readList);
}

export function readList(text: string): string[] {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list.map(String) : [text];
  } catch {
    return text ? [text] : [];
  }
}
