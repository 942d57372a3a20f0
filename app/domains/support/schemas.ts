import { z } from "zod";
import { PageQuery } from "~/core/pagination";
import { plainText } from "~/core/text";
import { ChatMessageInput, ChatQuery } from "~/domains/chats/schemas";
import { MAX_SUBJECT_LENGTH } from "./policy";

const SUBJECT = "Enter a subject.";
const LONG = `Use at most ${MAX_SUBJECT_LENGTH} characters.`;

export const SupportQuestion = ChatMessageInput.extend({
  subject: z
    .string(SUBJECT)
    .max(MAX_SUBJECT_LENGTH * 2, LONG)
    .transform(plainText)
    .pipe(z.string(SUBJECT).min(1, SUBJECT).max(MAX_SUBJECT_LENGTH, LONG)),
});
export type SupportQuestion = z.infer<typeof SupportQuestion>;

export const SupportAnswer = ChatMessageInput;
export type SupportAnswer = z.infer<typeof SupportAnswer>;

export const SupportMessages = ChatQuery;

const SUPPORT_VIEWS = ["waiting", "all"] as const;

export const SupportQueueQuery = PageQuery.extend({
  view: z.enum(SUPPORT_VIEWS, "Use waiting or all.").default("waiting"),
});
export type SupportQueueQuery = z.infer<typeof SupportQueueQuery>;
