import { z } from "zod";
import { typedText } from "~/core/text";
import { MAX_TEXT_LENGTH } from "../text/lines";

const NEEDED = "Enter the module text.";
const LONG = `Use at most ${MAX_TEXT_LENGTH} characters.`;

export const ModuleText = z.object({
  text: z
    .string(NEEDED)
    .max(MAX_TEXT_LENGTH * 2, LONG)
    .transform((text) => typedText(text.replaceAll("\r\n", "\n")))
    .pipe(z.string(NEEDED).min(1, NEEDED).max(MAX_TEXT_LENGTH, LONG)),
});
export type ModuleText = z.infer<typeof ModuleText>;

export const EditQuery = z.object({ version: z.number().int().positive().optional().catch(undefined) });
