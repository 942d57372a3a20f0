import { z } from "zod";
import { PageQuery } from "~/core/pagination";
import { typedText } from "~/core/text";
import { MAX_REPLY_LENGTH, OUTCOMES } from "./policy";

const NONE = "Enter a message.";
const LONG = `Use at most ${MAX_REPLY_LENGTH.toLocaleString("en")} characters.`;

export const ReplyInput = z.object({
  text: z
    .string(NONE)
    .max(MAX_REPLY_LENGTH * 4, LONG)
    .transform((text) => typedText(text).replaceAll("\r\n", "\n").trim())
    .pipe(z.string(NONE).min(1, NONE).max(MAX_REPLY_LENGTH, LONG)),
});
export type ReplyInput = z.infer<typeof ReplyInput>;

export const ReplyForm = ReplyInput.extend({
  way: z.enum(["platform", "link"], "Choose platform or link.").default("platform"),
});

export const OutcomeInput = z.object({
  outcome: z.enum(OUTCOMES, "Choose an outcome."),
});
export type OutcomeInput = z.infer<typeof OutcomeInput>;

export const MessagesQuery = PageQuery;
