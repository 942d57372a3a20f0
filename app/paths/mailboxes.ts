type Id = number | string;

export const MAILBOXES = {
  list: "/mailboxes",
  new: "/mailboxes/new",
  connect: "/mailboxes/connect",
  connectCallback: "/mailboxes/connect/callback",
  mailbox: (mailboxId: Id) => `/mailboxes/${mailboxId}`,
  check: (mailboxId: Id) => `/mailboxes/${mailboxId}/check`,
  test: (mailboxId: Id) => `/mailboxes/${mailboxId}/test`,
  look: (mailboxId: Id) => `/mailboxes/${mailboxId}/look`,
  inbox: (mailboxId: Id) => `/mailboxes/${mailboxId}/inbox`,
  removeInbox: (mailboxId: Id) => `/mailboxes/${mailboxId}/inbox/remove`,
  pause: (mailboxId: Id) => `/mailboxes/${mailboxId}/pause`,
  resume: (mailboxId: Id) => `/mailboxes/${mailboxId}/resume`,
  remove: (mailboxId: Id) => `/mailboxes/${mailboxId}/remove`,
  edit: (mailboxId: Id) => `/mailboxes/${mailboxId}/edit`,
  again: (mailboxId: Id, messageId: Id) => `/mailboxes/${mailboxId}/messages/${messageId}/again`,
  leave: (mailboxId: Id, messageId: Id) => `/mailboxes/${mailboxId}/messages/${messageId}/leave`,
};
