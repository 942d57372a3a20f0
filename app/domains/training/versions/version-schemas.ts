import { z } from "zod";
import { MOST_TEXT } from "../text/lines";

const NEEDED = "Please write the module.";

export const ModuleText = z.object({
  text: z.string(NEEDED).min(1, NEEDED).max(MOST_TEXT, `At most ${MOST_TEXT} letters.`),
});
export type ModuleText = z.infer<typeof ModuleText>;
