import { z } from "zod";
import { PageQuery } from "~/core/pagination";
import { plainLines, typedText } from "~/core/text";
import { MAX_TEXT_LENGTH, SHOWN } from "./policy";

const EMPTY = "Enter a message.";
const LONG = "Use at most 2,000 characters.";

export const ChatMessageInput = z.object({
  text: z
    .string(EMPTY)
    .max(MAX_TEXT_LENGTH * 2, LONG)
    .transform((text) => plainLines(typedText(text)))
    .pipe(z.string(EMPTY).min(1, EMPTY).max(MAX_TEXT_LENGTH, LONG)),
});
export type ChatMessageInput = z.infer<typeof ChatMessageInput>;

const LIMIT = `Request 1 to ${SHOWN} messages at a time.`;

export const ChatQuery = PageQuery.extend({
  limit: z.number(LIMIT).int(LIMIT).min(1, LIMIT).max(SHOWN, LIMIT).default(SHOWN),
});
export type ChatQuery = z.infer<typeof ChatQuery>;
