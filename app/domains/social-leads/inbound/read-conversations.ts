import type { MetaPastMessage } from "~/adapters/platforms/meta-answers";
import type { MessageKind } from "../conversations/policy";
import { bounded } from "./meta-event";

interface PastMessage {
  externalId: string;
  isOwn: boolean;
  content: MessageKind;
  text: string;
  at: Date;
}

export interface PastConversation {
  personId: string;
  name: string;
  placeId: string;
  messages: PastMessage[];
}

const kindOf = ({ attachments, message }: MetaPastMessage): MessageKind => {
  const [first] = attachments?.data ?? [];
  if (!first) return message === "" ? "other" : "text";
  const [kind = ""] = first.mime_type.split("/");
  return kind === "image" || kind === "audio" || kind === "video" ? kind : "document";
};

type Writer = MetaPastMessage["from"];

/**
 * The person of a conversation and the new messages; null without a message from that person. An Instagram account is
 * also identified by its user name.
 */
export function readConversation(
  messages: readonly MetaPastMessage[],
  place: { id: string; name: string },
  since: Date,
): PastConversation | null {
  const isOurs = ({ id, username }: Writer) =>
    id === place.id || (username !== undefined && username === place.name);
  const found = messages.filter(({ created_time }) => created_time >= since);
  const person = found.map(({ from }) => from).find((from) => !isOurs(from));
  if (!person) return null;
  return {
    personId: person.id,
    name: bounded(person.name ?? person.username, 200),
    placeId: place.id,
    messages: found
      .filter(({ from }) => isOurs(from) || from.id === person.id)
      .map((message) => ({
        externalId: message.id,
        isOwn: isOurs(message.from),
        content: kindOf(message),
        text: bounded(message.message),
        at: message.created_time,
      }))
      .sort((one, other) => one.at.getTime() - other.at.getTime()),
  };
}
