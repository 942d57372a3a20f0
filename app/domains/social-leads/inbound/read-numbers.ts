import type { z } from "zod";
import { bounded, KINDS, type MetaEvent, valid } from "./meta-event";
import { Contact, MessagesChange, NumberMessage, Status } from "./meta-forms";

const textOf = ({ text, button, interactive, image, video, document }: z.infer<typeof NumberMessage>) =>
  text?.body ??
  button?.text ??
  interactive?.button_reply?.title ??
  interactive?.list_reply?.title ??
  image?.caption ??
  video?.caption ??
  document?.caption;

export function ofNumbers(changes: unknown[]): MetaEvent[] {
  return valid(MessagesChange, changes).flatMap(({ value }): MetaEvent[] => {
    const placeId = value.metadata.phone_number_id;
    const names = new Map(valid(Contact, value.contacts).map((row) => [row.wa_id, row.profile?.name ?? ""]));
    const messages = valid(NumberMessage, value.messages).filter(({ type }) => type !== "reaction");
    return [
      ...messages.map((message) => ({
        kind: "message" as const,
        placeId,
        personId: message.from,
        externalId: message.id,
        name: bounded(names.get(message.from), 200),
        at: Number(message.timestamp) * 1000,
        content: KINDS[message.type] ?? "other",
        text: bounded(textOf(message)),
        mark: null,
      })),
      ...valid(Status, value.statuses).map((row) => ({
        kind: "status" as const,
        placeId,
        externalId: row.id,
        status: row.status,
        mark: row.biz_opaque_callback_data ?? null,
        trouble: bounded(row.errors?.[0]?.title, 200) || null,
      })),
    ];
  });
}
