import type { z } from "zod";
import { typedText } from "~/core/text";
import { MAX_INBOUND_LENGTH, type MessageKind } from "../conversations/policy";

interface Told {
  placeId: string;
  externalId: string;
}

export type MetaEvent = Told &
  (
    | { kind: "lead" }
    | {
        kind: "message" | "echo";
        personId: string;
        name: string;
        at: number;
        content: MessageKind;
        text: string;
        mark: string | null;
      }
    | {
        kind: "status";
        status: "sent" | "delivered" | "read" | "failed";
        mark: string | null;
        trouble: string | null;
      }
  );

export const KINDS: Record<string, MessageKind> = {
  text: "text",
  button: "text",
  interactive: "text",
  image: "image",
  sticker: "image",
  audio: "audio",
  video: "video",
  reel: "video",
  ig_reel: "video",
  document: "document",
  file: "document",
  location: "location",
};

/** What somebody wrote, within our bounds: it is text of a stranger wherever it goes. */
export const bounded = (text: string | undefined, limit = MAX_INBOUND_LENGTH) =>
  typedText(typedText((text ?? "").slice(0, 4 * limit)).slice(0, limit)).trim();

export const valid = <T>(schema: z.ZodType<T>, values: readonly unknown[]): T[] =>
  values.flatMap((value) => {
    const parsed = schema.safeParse(value);
    return parsed.success ? [parsed.data] : [];
  });
