import { z } from "zod";

export const LEADS_PAGE_SIZE = 100;

const id = z.string().min(1).max(64);
const short = z.string().max(1000);

export type MetaPlatform = "whatsapp" | "facebook" | "instagram";

/** Where messages and leads come to: a page, an Instagram account or a telephone number. */
export interface Place {
  id: string;
  name: string;
}

export const Token = z.object({
  data: z.object({
    is_valid: z.boolean().default(false),
    type: z.string().default(""),
    /** Seconds since 1970; 0 for one that does not end. */
    expires_at: z.number().int().nonnegative().default(0),
    granular_scopes: z
      .array(z.object({ scope: z.string(), target_ids: z.array(id).max(100).default([]) }))
      .max(200)
      .default([]),
  }),
});

export interface SeenToken {
  isValid: boolean;
  isOfPage: boolean;
  expiresAt: Date | null;
  /** The WhatsApp business accounts that it was given for. */
  whatsapp: string[];
}

export const Page = z.object({
  id,
  name: short.default(""),
  instagram_business_account: z.object({ id, username: short.optional() }).optional(),
});

export const Numbers = z.object({
  data: z.array(z.object({ id, display_phone_number: short, verified_name: short.optional() })).max(100),
});

/** A value that is missing or mistyped counts as not told. */
const told = z
  .union([short, z.number().transform(String)])
  .nullish()
  .catch(null)
  .transform((text) => text ?? undefined);
/** Without the members that can't be read. */
const readable = <T>(member: z.ZodType<T>, limit: number) =>
  z
    .array(z.unknown())
    .catch([])
    .transform((all) =>
      all.slice(0, limit).flatMap((each) => {
        const parsed = member.safeParse(each);
        return parsed.success ? [parsed.data] : [];
      }),
    );

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
  id: z.union([id, z.number().int().transform(String)]),
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

export const Forms = z.object({ data: z.array(z.object({ id })).max(100) });
export const Leads = z.object({
  data: readable(Lead, LEADS_PAGE_SIZE),
  paging: z.object({ cursors: z.object({ after: z.string().max(2000).optional() }).optional() }).optional(),
});
export const LEAD_FIELDS =
  "id,created_time,form_id,ad_name,campaign_name,platform,field_data,custom_disclaimer_responses";

/** The ad of a person's referral. */
export const Ad = z.object({
  name: told,
  campaign: z.object({ name: told }).optional().catch(undefined),
});

/** Meta returns the text of a conversation's 20 newest messages only (Conversations API). */
const MESSAGES_OF_CONVERSATION = 20;
export const CONVERSATIONS_PAGE_SIZE = 10;
export const CONVERSATION_FIELDS = `id,updated_time,messages.limit(${MESSAGES_OF_CONVERSATION}){id,created_time,from,to,message,attachments{mime_type}}`;

/** ISO 8601, or seconds since 1970. */
const when = z
  .union([short, z.number()])
  .transform((time) => new Date(typeof time === "number" ? time * 1000 : time))
  .refine((time) => Number.isFinite(time.getTime()));
const Writer = z.object({ id, name: short.optional(), username: short.optional() });
const PastMessage = z.object({
  id: z.string().min(1).max(500),
  created_time: when,
  from: Writer,
  to: z.object({ data: z.array(Writer).max(50) }).default({ data: [] }),
  message: z.string().default(""),
  attachments: z.object({ data: z.array(z.object({ mime_type: short.default("") })).max(50) }).optional(),
});
export type MetaPastMessage = z.infer<typeof PastMessage>;

/** Skips deleted messages and those without details. */
const pastMessages = z
  .array(PastMessage.nullable().catch(null))
  .max(100)
  .transform((all) => all.filter((message) => message !== null));

export const Conversations = z.object({
  data: z
    .array(
      z.object({
        updated_time: when.optional(),
        messages: z.object({ data: pastMessages }).default({ data: [] }),
      }),
    )
    .max(100),
  paging: z
    .object({
      cursors: z.object({ after: z.string().max(2000).optional() }).optional(),
      next: z.string().optional(),
    })
    .optional(),
});

export const Person = z.object({
  name: short.optional(),
  first_name: short.optional(),
  last_name: short.optional(),
  username: short.optional(),
});
export const SentToPerson = z.object({ message_id: z.string().min(1).max(500) });
export const SentByNumber = z.object({
  messages: z.array(z.object({ id: z.string().min(1).max(500) })).min(1),
});
