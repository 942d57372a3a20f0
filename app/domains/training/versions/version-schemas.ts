import { z } from "zod";
import { typedText } from "~/core/text";
import { MOST_TEXT } from "../text/lines";

const NEEDED = "Please write the module.";
const LONG = `At most ${MOST_TEXT} letters.`;

export const ModuleText = z.object({
  text: z
    .string(NEEDED)
    .max(MOST_TEXT * 2, LONG)
    .transform((text) => typedText(text.replaceAll("\r\n", "\n")))
    .pipe(z.string(NEEDED).min(1, NEEDED).max(MOST_TEXT, LONG)),
});
export type ModuleText = z.infer<typeof ModuleText>;

export const EditQuery = z.object({ version: z.number().int().positive().optional().catch(undefined) });
