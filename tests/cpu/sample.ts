import { z } from "zod";

type Json = z.core.JSONSchema.JSONSchema;

const WORDS: [name: RegExp, value: string][] = [
  [/password|confirm/i, "correct horse battery staple 42"],
  [/email|sender|^from$|^to$/i, "amina@buyer.test"],
  [/phone/i, "+254711000001"],
  [/country|market/i, "KE"],
  [/language/i, "en"],
  [/zone/i, "Africa/Nairobi"],
  [/website|url|issuer|host|address/i, "https://zuri.example"],
  [/time$|^hour/i, "09:00"],
  [/at$|date|day|since|until/i, "2027-01-12"],
  [/token|key/i, "a".repeat(43)],
  [/code/i, "123456"],
];

function textFor({ format, minLength = 0, pattern }: Json, name: string): string {
  if (format === "email") return "amina@buyer.test";
  if (format === "uri") return "https://zuri.example";
  if (format === "uuid") return crypto.randomUUID();
  if (format === "date-time") return "2027-01-12T09:00:00Z";
  if (format === "date") return "2027-01-12";
  const found = WORDS.find(([words]) => words.test(name))?.[1] ?? (pattern ? "1" : "Zuri Solar");
  return found.padEnd(minLength, "x");
}

function sample(schema: Json, name: string): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.default !== undefined) return schema.default;
  const [choice] = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  if (choice) return sample(choice as Json, name);
  if (schema.properties) {
    const needed = (schema.required ?? []).map((key) => [key, schema.properties?.[key] as Json] as const);
    return Object.fromEntries(needed.map(([key, part]) => [key, sample(part, key)]));
  }
  if (schema.type === "array") return schema.items ? [sample(schema.items as Json, name)] : [];
  if (schema.type === "boolean") return false;
  if (schema.type === "number" || schema.type === "integer") return schema.minimum ?? 1;
  if (schema.type === "object") return {};
  return textFor(schema, name);
}

/** A body with every field that the schema requires, so that only the tested field matters. */
export const sampleOf = (schema: z.ZodType): Record<string, unknown> =>
  sample(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }), "") as Record<string, unknown>;

/** Flattens a part of a body into form fields: `a.b`, `a[0]`. */
export function formEntries(part: unknown, name = ""): [string, string][] {
  if (Array.isArray(part)) return part.flatMap((element, index) => formEntries(element, `${name}[${index}]`));
  if (typeof part === "object" && part !== null)
    return Object.entries(part).flatMap(([key, each]) => formEntries(each, name ? `${name}.${key}` : key));
  return part === undefined || part === null ? [] : [[name, part === true ? "on" : String(part)]];
}
