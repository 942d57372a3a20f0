import { inboxTroubleText, secretKindOf } from "./inbox-troubles";
import type { Inbox } from "./lease-inbox.server";

const iso = (date: Date | null) => date?.toISOString() ?? null;

export const inboxJson = (inbox: Inbox) => ({
  imapHost: inbox.host,
  imapPort: inbox.port,
  imapSecurity: inbox.security,
  imapUsername: inbox.username,
  hasPassword: inbox.passwordSealed !== null,
  state: inbox.trouble ? ("trouble" as const) : ("looking" as const),
  trouble: inbox.trouble,
  text: inbox.trouble
    ? inboxTroubleText({
        trouble: inbox.trouble,
        serverMessage: inbox.troubleSaid,
        kind: secretKindOf(inbox),
      })
    : "Answers are looked for every five minutes.",
  troubleSince: iso(inbox.troubleSince),
  lookedAt: iso(inbox.lookedAt),
  nextLookAt: inbox.nextLookAt.toISOString(),
  renumberedAt: iso(inbox.renumberedAt),
  passedOverAt: iso(inbox.passedOverAt),
});
export type InboxJson = ReturnType<typeof inboxJson>;
