import { inboxErrorText, secretKindOf } from "./inbox-errors";
import type { Inbox } from "./lease-inbox.server";

const iso = (date: Date | null) => date?.toISOString() ?? null;

export const inboxJson = (inbox: Inbox) => ({
  imapHost: inbox.host,
  imapPort: inbox.port,
  imapSecurity: inbox.security,
  imapUsername: inbox.username,
  hasPassword: inbox.encryptedPassword !== null,
  state: inbox.lastError ? ("trouble" as const) : ("looking" as const),
  trouble: inbox.lastError,
  text: inbox.lastError
    ? inboxErrorText({
        code: inbox.lastError,
        serverMessage: inbox.serverMessage,
        kind: secretKindOf(inbox),
      })
    : "The inbox is checked every 5 minutes.",
  troubleSince: iso(inbox.failingSince),
  lookedAt: iso(inbox.polledAt),
  nextLookAt: inbox.nextPollAt.toISOString(),
  renumberedAt: iso(inbox.renumberedAt),
  passedOverAt: iso(inbox.skippedAt),
});
export type InboxJson = ReturnType<typeof inboxJson>;
