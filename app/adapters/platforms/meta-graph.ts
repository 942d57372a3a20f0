import type { z } from "zod";
import type { Config } from "~/core/config";
import { toUnixSeconds } from "~/core/seconds";
import {
  Ad,
  CONVERSATION_FIELDS,
  CONVERSATIONS_PAGE_SIZE,
  Conversations,
  Forms,
  LEAD_FIELDS,
  LEADS_PAGE_SIZE,
  Lead,
  Leads,
  type MetaLead,
  type MetaPlatform,
  Numbers,
  Page,
  Person,
  type Place,
  type SeenToken,
  SentByNumber,
  SentToPerson,
  Token,
} from "./meta-answers";
import { requestPlatform } from "./platform-client";

const GRAPH = "https://graph.facebook.com";
/** Graph API version; Meta supports each version for two years. */
const VERSION = "v24.0";
const NAME = "Meta";
const MAX_FORMS = 25;

interface SentText {
  /** ID of the page or phone number that sends. */
  from: string;
  /** Recipient ID. For WhatsApp, a phone number in digits, or the contact's ID for this business. */
  to: string;
  text: string;
  /** Returned with the status (WhatsApp) or the echo (Messenger, Instagram). */
  mark: string;
}

/** Meta's Graph API with one token. Every function @throws PlatformError */
export function metaGraph({ META_GRAPH_URL }: Config, token: string, now: Date) {
  const ask = <Answer>(
    path: string,
    query: Record<string, string>,
    schema: z.ZodType<Answer>,
    body?: object,
  ) => {
    const url = new URL(`${META_GRAPH_URL ?? GRAPH}/${VERSION}/${path}`);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    return requestPlatform({ name: NAME, url, token, now, ...(body ? { body } : {}) }, schema);
  };
  const part = encodeURIComponent;

  return {
    async checkToken(): Promise<SeenToken> {
      const { data } = await ask("debug_token", { input_token: token }, Token);
      const targetsOf = (scope: string) =>
        data.granular_scopes.find((granular_scope) => granular_scope.scope === scope)?.target_ids ?? [];
      return {
        isValid: data.is_valid,
        isOfPage: data.type.toUpperCase() === "PAGE",
        expiresAt: data.expires_at > 0 ? new Date(data.expires_at * 1000) : null,
        whatsapp: [
          ...new Set([
            ...targetsOf("whatsapp_business_management"),
            ...targetsOf("whatsapp_business_messaging"),
          ]),
        ],
      };
    },
    page: () => ask("me", { fields: "id,name,instagram_business_account{id,username}" }, Page),
    async numbers(businessId: string): Promise<Place[]> {
      const fields = "id,display_phone_number,verified_name";
      const { data } = await ask(`${part(businessId)}/phone_numbers`, { fields, limit: "100" }, Numbers);
      return data.map((number) => ({
        id: number.id,
        name: [number.verified_name, number.display_phone_number].filter(Boolean).join(", "),
      }));
    },
    lead: (leadId: string): Promise<MetaLead> => ask(part(leadId), { fields: LEAD_FIELDS }, Lead),
    /** Returns the names of an ad and its campaign, if the token may read ads. */
    async ad(adId: string): Promise<{ name: string | null; campaign: string | null }> {
      const { name = null, campaign } = await ask(part(adId), { fields: "name,campaign{name}" }, Ad);
      return { name, campaign: campaign?.name ?? null };
    },
    async forms(pageId: string): Promise<string[]> {
      const limit = String(MAX_FORMS);
      const { data } = await ask(`${part(pageId)}/leadgen_forms`, { fields: "id", limit }, Forms);
      return data.slice(0, MAX_FORMS).map((form) => form.id);
    },
    /** Leads of a form since `since`, one page per call, and the records that can’t be read. */
    async leadsOf(formId: string, since: Date, after: string | null) {
      const filter = [{ field: "time_created", operator: "GREATER_THAN", value: toUnixSeconds(since) }];
      const query = {
        fields: LEAD_FIELDS,
        limit: String(LEADS_PAGE_SIZE),
        filtering: JSON.stringify(filter),
      };
      const { data, paging } = await ask(
        `${part(formId)}/leads`,
        after === null ? query : { ...query, after },
        Leads,
      );
      const { members: leads, unreadable, isFull } = data;
      return { leads, unreadable, next: (isFull && paging?.cursors?.after) || null };
    },
    /** Conversations of the token's page, latest first, one page per call. */
    async conversationsOf(platform: "facebook" | "instagram", after: string | null) {
      const query = {
        platform: platform === "facebook" ? "messenger" : "instagram",
        fields: CONVERSATION_FIELDS,
        limit: String(CONVERSATIONS_PAGE_SIZE),
        ...(after === null ? {} : { after }),
      };
      const { data, paging } = await ask("me/conversations", query, Conversations);
      return { conversations: data, next: (paging?.next && paging.cursors?.after) || null };
    },
    /** The sender's name; empty if the platform does not provide it. */
    async nameOf(platform: "facebook" | "instagram", personId: string): Promise<string> {
      const fields = platform === "facebook" ? "first_name,last_name" : "name,username";
      const person = await ask(part(personId), { fields }, Person);
      const whole = [person.first_name, person.last_name].filter(Boolean).join(" ");
      return person.name || whole || person.username || "";
    },
    /** Sends text to a contact who wrote within the platform's window. Returns the platform's message id. */
    async send(platform: MetaPlatform, { from, to, text, mark }: SentText): Promise<string> {
      if (platform === "whatsapp") {
        const { messages } = await ask(`${part(from)}/messages`, {}, SentByNumber, {
          messaging_product: "whatsapp",
          recipient_type: "individual",
          // A contact with a username instead of a number is reached by their ID for this business.
          ...(/^\d+$/.test(to) ? { to } : { recipient: to }),
          type: "text",
          text: { preview_url: false, body: text },
          biz_opaque_callback_data: mark,
        });
        return messages[0]?.id ?? "";
      }
      const { message_id } = await ask(`${part(from)}/messages`, {}, SentToPerson, {
        recipient: { id: to },
        messaging_type: "RESPONSE",
        message: { text, metadata: mark },
      });
      return message_id;
    },
  };
}
