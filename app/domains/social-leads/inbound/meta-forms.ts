import { z } from "zod";

/** Meta puts at most so many changes into one call. */
export const MAX_EVENTS = 1_000;
const MAX_ID_LENGTH = 500;
/** The last moment that a Date can have (ECMA-262, 21.4.1.1). */
const LATEST_MS = 8.64e15;

const id = z.string().min(1).max(MAX_ID_LENGTH);
const list = z.array(z.unknown()).max(MAX_EVENTS).default([]);
export const Envelope = z.object({ object: z.string().max(100), entry: list });
export const Entry = z.object({ id, changes: list, messaging: list });

export const LeadChange = z.object({
  field: z.literal("leadgen"),
  value: z.object({
    leadgen_id: id,
    page_id: id,
    form_id: id.optional(),
    created_time: z.number().optional(),
  }),
});

const Attachment = z.object({ type: z.string().max(50).default("") });
export const Messaging = z.object({
  sender: z.object({ id }),
  recipient: z.object({ id }),
  timestamp: z.number().nonnegative().max(LATEST_MS),
  message: z.object({
    mid: id,
    text: z.string().optional(),
    is_echo: z.boolean().optional(),
    is_deleted: z.boolean().optional(),
    metadata: z.string().max(1000).optional(),
    attachments: z.array(Attachment).max(50).optional(),
  }),
});

export const MessagesChange = z.object({
  field: z.literal("messages"),
  value: z.object({
    metadata: z.object({ phone_number_id: id }),
    contacts: list,
    messages: list,
    statuses: list,
  }),
});
export const Contact = z.object({
  wa_id: id,
  profile: z.object({ name: z.string().default("") }).optional(),
});
const Caption = z.object({ caption: z.string().optional() });
const Choice = z.object({ title: z.string() });
export const NumberMessage = z.object({
  id,
  from: z.string().regex(/^\d{5,20}$/),
  timestamp: z.string().regex(/^\d{1,12}$/),
  type: z.string().max(50),
  text: z.object({ body: z.string() }).optional(),
  button: z.object({ text: z.string() }).optional(),
  interactive: z.object({ button_reply: Choice.optional(), list_reply: Choice.optional() }).optional(),
  image: Caption.optional(),
  video: Caption.optional(),
  document: Caption.optional(),
});
export const Status = z.object({
  id,
  status: z.enum(["sent", "delivered", "read", "failed"]),
  biz_opaque_callback_data: z.string().max(1000).optional(),
  errors: z
    .array(z.object({ title: z.string().default("") }))
    .max(20)
    .optional(),
});
