import { z } from "zod";
import { LANGUAGE_CODES } from "./languages";
import { TEMPLATE_TYPES } from "./template-limits";

const NO_OFFER = "Say in a sentence or two what you offer: these words go into the email.";

export const BriefSchema = z.object({
  templateType: z.enum(TEMPLATE_TYPES, "Choose a type of the list.").default("cold_email"),
  language: z.enum(LANGUAGE_CODES, "Choose a language of the list.").default("en"),
  offer: z.string(NO_OFFER).trim().min(1, NO_OFFER).max(600, "At most 600 characters."),
  reader: z
    .string()
    .trim()
    .max(200, "At most 200 characters.")
    .nullish()
    .transform((text) => text ?? ""),
  ask: z.enum(["reply", "call", "meeting"], "Choose what you ask for.").default("reply"),
});
export type Brief = z.infer<typeof BriefSchema>;
