import { path } from "./path";

type Id = number | string;

export const MAILBOXES = {
  list: "/mailboxes",
  new: "/mailboxes/new",
  connect: "/mailboxes/connect",
  settings: "/api/mailboxes/settings",
  connectCallback: "/mailboxes/connect/callback",
  mailbox: (mailboxId: Id) => path`/mailboxes/${mailboxId}`,
  check: (mailboxId: Id) => path`/mailboxes/${mailboxId}/check`,
  test: (mailboxId: Id) => path`/mailboxes/${mailboxId}/test`,
  look: (mailboxId: Id) => path`/mailboxes/${mailboxId}/look`,
  inbox: (mailboxId: Id) => path`/mailboxes/${mailboxId}/inbox`,
  removeInbox: (mailboxId: Id) => path`/mailboxes/${mailboxId}/inbox/remove`,
  pause: (mailboxId: Id) => path`/mailboxes/${mailboxId}/pause`,
  resume: (mailboxId: Id) => path`/mailboxes/${mailboxId}/resume`,
  remove: (mailboxId: Id) => path`/mailboxes/${mailboxId}/remove`,
  edit: (mailboxId: Id) => path`/mailboxes/${mailboxId}/edit`,
  again: (mailboxId: Id, messageId: Id) => path`/mailboxes/${mailboxId}/messages/${messageId}/again`,
  leave: (mailboxId: Id, messageId: Id) => path`/mailboxes/${mailboxId}/messages/${messageId}/leave`,
};
