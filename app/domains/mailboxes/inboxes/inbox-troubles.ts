import type { ImapTrouble } from "~/adapters/imap/imap-error";

/** Why answers could not be looked for. "unreadable": our own copy of the password; "allowance": the plan's, of the day. */
export type InboxTrouble = ImapTrouble | "unreadable" | "allowance";

const SENTENCES: Record<InboxTrouble, string> = {
  unreachable: "The mail server could not be reached.",
  insecure: "The mail server does not protect the connection.",
  refused: "The mail server does not let us in. Enter a new app password.",
  busy: "The mail server asked us to come back later.",
  "no-inbox": "The account has no inbox that we may read.",
  "too-much": "The mail server sent more than it was asked for.",
  unsupported: "The mail server does not speak the IMAP that is needed here.",
  unreadable: "The stored password can’t be read any more. Enter it again.",
  allowance: "What your plan takes in on one day is used up. It goes on after midnight, UTC.",
};

/** Where the server had something to say; of the others we only know that they failed. */
const TELLING: readonly InboxTrouble[] = ["refused", "busy", "no-inbox", "unsupported", "insecure"];

export const inboxTroubleText = (trouble: InboxTrouble, said: string | null): string =>
  said && TELLING.includes(trouble) ? `${SENTENCES[trouble]} It said: ${said}` : SENTENCES[trouble];
