import { z } from "zod";
import { LANGUAGE_CODES } from "./languages";
import { TEMPLATE_TYPES } from "./template-limits";

const NO_OFFER = "Describe your offer in 1 or 2 sentences.";

export const BriefSchema = z.object({
  templateType: z.enum(TEMPLATE_TYPES, "Choose a type from the list.").default("cold_email"),
  language: z.enum(LANGUAGE_CODES, "Choose a language from the list.").default("en"),
  offer: z.string(NO_OFFER).trim().min(1, NO_OFFER).max(600, "Use at most 600 characters."),
  reader: z
    .string()
    .trim()
    .max(200, "Use at most 200 characters.")
    .nullish()
    .transform((text) => text ?? ""),
  ask: z.enum(["reply", "call", "meeting"], "Choose a call to action.").default("reply"),
});
export type Brief = z.infer<typeof BriefSchema>;
