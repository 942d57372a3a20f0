import { z } from "zod";
import { PageQuery } from "~/core/pagination";
import { plainLines, typedText } from "~/core/text";
import { m } from "~/messages/messages";
import { MAX_TEXT_LENGTH, SHOWN } from "./policy";

const EMPTY = { error: () => m.agents_schemas_enter_a_message() };
const LONG = { error: () => m.agents_schemas_use_at_most_2_000() };

export const ChatMessageInput = z.object({
  text: z
    .string(EMPTY)
    .max(MAX_TEXT_LENGTH * 2, LONG)
    .transform((text) => plainLines(typedText(text)))
    .pipe(z.string(EMPTY).min(1, EMPTY).max(MAX_TEXT_LENGTH, LONG)),
});
export type ChatMessageInput = z.infer<typeof ChatMessageInput>;

const LIMIT = { error: () => m.agents_schemas_request_1_to_messages_at({ shown: SHOWN }) };

export const ChatQuery = PageQuery.extend({
  limit: z.number(LIMIT).int(LIMIT).min(1, LIMIT).max(SHOWN, LIMIT).default(SHOWN),
});
export type ChatQuery = z.infer<typeof ChatQuery>;
