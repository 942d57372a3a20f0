import { z } from "zod";
import { readableMembers } from "~/core/readable-members";

export const LEADS_PAGE_SIZE = 100;

const id = z.string().min(1).max(64);
const short = z.string().max(1000);
/** Meta writes some object IDs as numbers, without quotes. */
const anyId = z.union([id, z.number().int().transform(String)]);

/** Text or a number, as text. A missing value, or one of another type, becomes undefined. */
const told = z
  .union([short, z.number().transform(String)])
  .nullish()
  .catch(null)
  .transform((text) => text ?? undefined);
/** A list without its unreadable members; a missing list is empty. */
const readable = <T>(member: z.ZodType<T>, limit: number) =>
  z
    .array(z.unknown())
    .catch([])
    .transform((all) => readableMembers(member, all.slice(0, limit)).members);
/** The same for the list of a page, except that a missing list is an error. */
const readablePage = <T>(member: z.ZodType<T>, limit: number) =>
  z.array(z.unknown()).transform((all) => readableMembers(member, all.slice(0, limit)).members);

const Scope = z.object({ scope: z.string(), target_ids: readable(anyId, 100) });

export type MetaPlatform = "whatsapp" | "facebook" | "instagram";

/** Where messages and leads arrive: a page, an Instagram account or a phone number. */
export interface Place {
  id: string;
  name: string;
}

export const Token = z.object({
  data: z.object({
    is_valid: z.boolean().default(false),
    type: z.string().default(""),
    /** Unix seconds; 0 for a token that doesn't expire. */
    expires_at: z.number().int().nonnegative().default(0),
    granular_scopes: readable(Scope, 200),
  }),
});

export interface SeenToken {
  isValid: boolean;
  isOfPage: boolean;
  expiresAt: Date | null;
  /** IDs of the WhatsApp business accounts that the token can access. */
  whatsapp: string[];
}

export const Page = z.object({
  id: anyId,
  name: short.catch(""),
  instagram_business_account: z.object({ id: anyId, username: told }).optional().catch(undefined),
});

export const Numbers = z.object({
  data: readablePage(z.object({ id: anyId, display_phone_number: told, verified_name: told }), 100),
});

const Answer = z.union([z.string().max(5000), z.number().transform(String), z.boolean().transform(String)]);
const Field = z.object({ name: short, values: readable(Answer, 20) });
const Ticked = z.object({
  checkbox_key: short,
  is_checked: z
    .union([z.string().max(10), z.boolean()])
    .optional()
    .catch(undefined),
});
export const Lead = z.object({
  id: anyId,
  created_time: told,
  form_id: told,
  ad_name: told,
  campaign_name: told,
  /** "fb" or "ig". */
  platform: told,
  field_data: readable(Field, 100),
  custom_disclaimer_responses: readable(Ticked, 50),
});
export type MetaLead = z.infer<typeof Lead>;

const paging = z
  .object({
    cursors: z.object({ after: z.string().max(2000).optional() }).optional(),
    next: z.string().optional(),
  })
  .optional();

export const Forms = z.object({ data: readablePage(z.object({ id: anyId }), 100) });
export const Leads = z.object({
  data: z.array(z.unknown()).transform((all) => ({
    ...readableMembers(Lead, all.slice(0, LEADS_PAGE_SIZE)),
    isFull: all.length >= LEADS_PAGE_SIZE,
  })),
  paging,
});
export const LEAD_FIELDS =
  "id,created_time,form_id,ad_name,campaign_name,platform,field_data,custom_disclaimer_responses";

/** The ad that referred a contact. */
export const Ad = z.object({
  name: told,
  campaign: z.object({ name: told }).optional().catch(undefined),
});

/** Meta returns the text of a conversation's 20 newest messages only (Conversations API). */
const MESSAGES_OF_CONVERSATION = 20;
export const CONVERSATIONS_PAGE_SIZE = 10;
export const CONVERSATION_FIELDS = `id,updated_time,messages.limit(${MESSAGES_OF_CONVERSATION}){id,created_time,from,to,message,attachments{mime_type}}`;

/** ISO 8601, or Unix seconds. */
const when = z
  .union([short, z.number()])
  .transform((time) => new Date(typeof time === "number" ? time * 1000 : time))
  .refine((time) => Number.isFinite(time.getTime()));
const Writer = z.object({ id: anyId, name: told, username: told });
const PastMessage = z.object({
  id: z.string().min(1).max(500),
  created_time: when,
  from: Writer,
  to: z.object({ data: readable(Writer, 50) }).catch({ data: [] }),
  message: z.string().catch(""),
  attachments: z
    .object({ data: readable(z.object({ mime_type: short.catch("") }), 50) })
    .optional()
    .catch(undefined),
});
export type MetaPastMessage = z.infer<typeof PastMessage>;

/** Deleted messages and messages without details are left out. */
const Conversation = z.object({
  updated_time: when.optional().catch(undefined),
  messages: z.object({ data: readable(PastMessage, 100) }).catch({ data: [] }),
});

export const Conversations = z.object({ data: readablePage(Conversation, 100), paging });

export const Person = z.object({ name: told, first_name: told, last_name: told, username: told });
export const SentToPerson = z.object({ message_id: z.string().min(1).max(500) });
export const SentByNumber = z.object({
  messages: z.array(z.object({ id: z.string().min(1).max(500) })).min(1),
});
