import { z } from "zod";
import { emailAddress } from "~/core/email-address";

const address = emailAddress("Enter an email address.");
const messageId = z
  .string()
  .max(320)
  .regex(/^<[^<>\s]+>$/, "Enter a Message-ID with angle brackets.");

/** For mail servers that do not send the raw email (message/rfc822). */
export const ReplyEvent = z.object({
  from: address,
  fromName: z.string().max(200).optional(),
  to: address.optional(),
  subject: z.string().max(1_000).optional(),
  text: z.string().max(100_000).optional(),
  html: z.string().max(400_000).optional(),
  messageId: messageId.optional(),
  inReplyTo: messageId.optional(),
  references: z.array(messageId).max(50).optional(),
  autoSubmitted: z.boolean().optional(),
});
export type ReplyEvent = z.infer<typeof ReplyEvent>;

export const BounceEvent = z.object({
  address,
  status: z.string().regex(/^[245]\.\d{1,3}\.\d{1,3}$/, "Enter an RFC 3463 status, e.g. 5.1.1."),
  messageId: messageId.optional(),
  diagnostic: z.string().max(1_000).optional(),
  /** The names most mail services use; if omitted, the status decides. */
  type: z.enum(["hard", "soft", "blocked"], "Use hard, soft or blocked.").optional(),
});
export type BounceEvent = z.infer<typeof BounceEvent>;

export const UnsubscribeEvent = z.object({ address, messageId: messageId.optional() });
export type UnsubscribeEvent = z.infer<typeof UnsubscribeEvent>;

export const WEBHOOKS = ["email-response", "email-bounce", "email-unsubscribe"] as const;
export type Webhook = (typeof WEBHOOKS)[number];
