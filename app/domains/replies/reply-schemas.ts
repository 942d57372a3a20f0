import { z } from "zod";
import { emailAddress } from "~/core/email-address";
import { PageQuery } from "~/core/pagination";
import { SinceDay } from "~/core/time/since";
import { BOUNCE_TYPES, FORMER_BOUNCE_TYPES } from "./parsing/inbound-mail";
import { BOUNCE_KINDS } from "./responses/bounce-messages";
import { DECISIONS, REPLY_CLASSES } from "./tables";

const CHOOSE = "Choose a category from the list.";
const MAX_REPLY_LENGTH = 20_000;
const WRITE = "Enter your reply.";

export const ThreadQuery = PageQuery.extend({
  replyClass: z.enum(REPLY_CLASSES, CHOOSE).optional(),
  show: z
    .enum(["open", "unread", "waiting", "archived"], "Choose open, unread, waiting or archived.")
    .default("open"),
  since: SinceDay.optional(),
});
export type ThreadQuery = z.infer<typeof ThreadQuery>;

/** Filters of the list that a conversation was opened from. */
export const ThreadFilter = ThreadQuery.pick({ show: true, replyClass: true });
export type ThreadFilter = z.infer<typeof ThreadFilter>;

const BounceTypeInput = z.preprocess(
  (value) => BOUNCE_TYPES.find((type) => FORMER_BOUNCE_TYPES[type] === value) ?? value,
  z.enum(BOUNCE_TYPES, `Choose one of: ${BOUNCE_TYPES.join(", ")}.`).optional(),
);

export const BouncesQuery = PageQuery.extend({
  kind: z.enum(BOUNCE_KINDS, `Choose one of: ${BOUNCE_KINDS.join(", ")}.`).optional(),
  class: BounceTypeInput,
});
export type BouncesQuery = z.infer<typeof BouncesQuery>;

export const BounceDecision = z.object({
  decision: z.enum(DECISIONS, "Choose gone or not-gone."),
});
export type BounceDecision = z.infer<typeof BounceDecision>;

/** `back`: the list on which the decision was made. */
export const BounceDecisionForm = BounceDecision.extend({ back: z.string().max(500).optional() });

export const SendAgainForm = z.object({ back: z.string().max(500).optional() });

/** When the decision was made, so that a later one is not undone instead. */
export const UndoDecision = z.object({
  decidedAt: z.iso.datetime("Send the email’s decidedAt value unchanged.").max(40),
});
export type UndoDecision = z.infer<typeof UndoDecision>;

export const UndoDecisionForm = UndoDecision.extend({ back: z.string().max(500).optional() });

export const ThreadChange = z
  .object({
    replyClass: z.enum(REPLY_CLASSES, CHOOSE).optional(),
    archived: z.enum(["yes", "no"], "Choose yes or no.").optional(),
    /** Undoes a category correction. */
    undo: z.literal("yes", "Set this field to yes.").optional(),
    /** The reply that the user read: if a newer one arrived, nothing is changed. */
    replyId: z.number("Include the ID of the reply you read.").int().min(1).optional(),
  })
  .refine(
    ({ replyClass, archived, undo }) => replyClass || archived || undo,
    "Include replyClass, archived or undo.",
  )
  .refine(({ replyClass, undo }) => !(replyClass && undo), "Set a category or undo one, not both.");
export type ThreadChange = z.infer<typeof ThreadChange>;

export const AnswerInput = z.object({
  text: z
    .string(WRITE)
    .trim()
    .min(1, WRITE)
    .max(MAX_REPLY_LENGTH, `Use at most ${MAX_REPLY_LENGTH} characters.`),
});
export type AnswerInput = z.infer<typeof AnswerInput>;

const SAMPLE = "Enter the reply text.";

export const SampleMail = z.object({
  from: emailAddress("Enter an email address, e.g. amina@example.com."),
  subject: z.string().trim().max(300, "Use at most 300 characters.").optional(),
  text: z.string(SAMPLE).trim().min(1, SAMPLE).max(20_000, "Use at most 20,000 characters."),
});
export type SampleMail = z.infer<typeof SampleMail>;

const WHOLE = "Paste an email or choose an email file.";

export const WholeMail = z.object({
  mail: z
    .string(WHOLE)
    .min(1, WHOLE)
    .max(200_000, "Paste at most 200,000 characters, or choose an email file."),
});
