import { createHmac } from "node:crypto";

export const APP_SECRET = "0123456789abcdef0123456789abcdef";

export const bytesOfEvent = (event: unknown) => new TextEncoder().encode(JSON.stringify(event));

/** `X-Hub-Signature-256`, as Meta makes it. */
export const signedByMeta = (body: Uint8Array, secret = APP_SECRET) =>
  `sha256=${createHmac("sha256", secret).update(body).digest("hex")}`;

/** The documented form of a lead ad's event. */
export const leadEvent = (leadId: string, pageId = "1001") => ({
  object: "page",
  entry: [
    {
      id: pageId,
      time: 1_795_000_000,
      changes: [
        {
          field: "leadgen",
          value: {
            ad_id: "444",
            form_id: "501",
            leadgen_id: leadId,
            created_time: 1_795_000_000,
            page_id: pageId,
            adgroup_id: "555",
          },
        },
      ],
    },
  ],
});

interface Written {
  id: string;
  from?: string;
  text?: string;
  at?: Date;
  name?: string;
  place?: string;
}

/** A text to a WhatsApp number. */
export const whatsappEvent = ({
  id,
  from = "254711000001",
  text = "Habari",
  at = new Date(),
  name = "Wanjiru",
  place = "7001",
}: Written) => ({
  object: "whatsapp_business_account",
  entry: [
    {
      id: "55",
      changes: [
        {
          value: {
            messaging_product: "whatsapp",
            metadata: { display_phone_number: "254700000001", phone_number_id: place },
            contacts: [{ profile: { name }, wa_id: from }],
            messages: [
              {
                from,
                id,
                timestamp: String(Math.floor(at.getTime() / 1000)),
                text: { body: text },
                type: "text",
              },
            ],
          },
          field: "messages",
        },
      ],
    },
  ],
});

/** What became of a message that went out from a WhatsApp number. */
export const whatsappStatus = (id: string, status: string, mark?: string, title?: string) => ({
  object: "whatsapp_business_account",
  entry: [
    {
      id: "55",
      changes: [
        {
          value: {
            messaging_product: "whatsapp",
            metadata: { display_phone_number: "254700000001", phone_number_id: "7001" },
            statuses: [
              {
                id,
                status,
                timestamp: "1795000000",
                recipient_id: "254711000001",
                ...(mark ? { biz_opaque_callback_data: mark } : {}),
                ...(title ? { errors: [{ code: 131_047, title }] } : {}),
              },
            ],
          },
          field: "messages",
        },
      ],
    },
  ],
});

/** A text to a page (Messenger) or an Instagram account. */
export const messagingEvent = (
  object: "page" | "instagram",
  {
    id,
    from = "3001",
    text = "Hello",
    at = new Date(),
    place = object === "page" ? "1001" : "1789",
  }: Written,
) => ({
  object,
  entry: [
    {
      id: place,
      time: at.getTime(),
      messaging: [
        {
          sender: { id: from },
          recipient: { id: place },
          timestamp: at.getTime(),
          message: { mid: id, text },
        },
      ],
    },
  ],
});

/** The echo of what was written to a person. */
export const echoEvent = (id: string, text: string, metadata?: string, to = "3001", place = "1001") => ({
  object: "page",
  entry: [
    {
      id: place,
      time: Date.now(),
      messaging: [
        {
          sender: { id: place },
          recipient: { id: to },
          timestamp: Date.now(),
          message: { mid: id, text, is_echo: true, app_id: 1, ...(metadata ? { metadata } : {}) },
        },
      ],
    },
  ],
});
