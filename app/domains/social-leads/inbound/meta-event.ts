import { typedText } from "~/core/text";
import { MAX_INBOUND_LENGTH, type MessageKind } from "../conversations/policy";

interface Told {
  placeId: string;
  externalId: string;
}

/** The ad or link that opened the chat. */
export interface AdReferral {
  id: string | null;
  headline: string | null;
  /** The link's own "ref" parameter. */
  ref: string | null;
}

export interface Answer {
  name: string;
  value: string;
}

interface Written {
  personId: string;
  /** WhatsApp's ID of the person for one business, which stays the same even if the phone number is hidden. */
  userId?: string | null;
  name: string;
  /** Unix milliseconds; null if unreadable: then the time of arrival is used. */
  at: number | null;
}

export type MetaEvent = Told &
  (
    | { kind: "lead" }
    | (Written & {
        kind: "message" | "echo";
        content: MessageKind;
        text: string;
        mark: string | null;
        referral?: AdReferral | null;
        /** From a form filled in within the chat. */
        answers?: Answer[];
      })
    | {
        kind: "status";
        status: "sent" | "delivered" | "read" | "failed";
        mark: string | null;
        trouble: string | null;
      }
    /** `targetId`: the message that was edited or deleted. */
    | { kind: "edit"; targetId: string; text: string; at: number | null }
    | { kind: "revoke"; targetId: string }
    | (Written & { kind: "preference"; isStop: boolean })
    /** Content that could not be read, as JSON. */
    | { kind: "unreadable"; reason: string; raw: string }
  );

export const KINDS: Record<string, MessageKind> = {
  text: "text",
  button: "text",
  interactive: "text",
  image: "image",
  sticker: "image",
  audio: "audio",
  voice: "audio",
  video: "video",
  reel: "video",
  ig_reel: "video",
  document: "document",
  file: "document",
  location: "location",
  contacts: "contact",
  order: "order",
};

/** Cleans a person's text and cuts it to our limits: it is untrusted everywhere. */
export const bounded = (text: string | undefined, limit = MAX_INBOUND_LENGTH) =>
  typedText(typedText((text ?? "").slice(0, 4 * limit)).slice(0, limit)).trim();
