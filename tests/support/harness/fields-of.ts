import { z } from "zod";

/** A place in a body that accepts text; `holding` returns the part of the body that contains it. */
export interface Field {
  name: string;
  holding: (text: string) => unknown;
}

type Json = z.core.JSONSchema.JSONSchema;

const isSchema = (part: unknown): part is Json => typeof part === "object" && part !== null;

function fieldsIn(schema: Json, name: string): Field[] {
  const choices = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  if (choices.length > 0) return choices.flatMap((choice) => fieldsIn(choice as Json, name));
  if (schema.properties) {
    const parts = Object.entries(schema.properties).filter((part): part is [string, Json] =>
      isSchema(part[1]),
    );
    // A constant selects the kind of a body: without it, the fields of that kind are not read.
    const kind = Object.fromEntries(
      parts.flatMap(([key, { const: only }]) => (only === undefined ? [] : [[key, only]])),
    );
    return parts.flatMap(([key, part]) =>
      fieldsIn(part, name ? `${name}.${key}` : key).map((field) => ({
        ...field,
        holding: (text: string) => ({ ...kind, [key]: field.holding(text) }),
      })),
    );
  }
  if (isSchema(schema.items) && !Array.isArray(schema.items))
    return fieldsIn(schema.items, `${name}[]`).map((field) => ({
      ...field,
      holding: (text: string) => [field.holding(text)],
    }));
  if (isSchema(schema.additionalProperties))
    return [{ name: `${name}.*`, holding: (text: string) => ({ [text]: text, other: text }) }];
  return [{ name, holding: (text: string) => text }];
}

/** Every field that a schema reads, once per name and kind. */
export function fieldsOf(schema: z.ZodType): Field[] {
  const fields = fieldsIn(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }), "");
  const known = new Map(fields.map((field) => [`${field.name} ${JSON.stringify(field.holding(""))}`, field]));
  return [...known.values()];
}
