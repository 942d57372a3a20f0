type Id = number | string;

export const MAILBOXES = {
  list: "/mailboxes",
  new: "/mailboxes/new",
  mailbox: (mailboxId: Id) => `/mailboxes/${mailboxId}`,
  check: (mailboxId: Id) => `/mailboxes/${mailboxId}/check`,
  test: (mailboxId: Id) => `/mailboxes/${mailboxId}/test`,
  pause: (mailboxId: Id) => `/mailboxes/${mailboxId}/pause`,
  resume: (mailboxId: Id) => `/mailboxes/${mailboxId}/resume`,
  remove: (mailboxId: Id) => `/mailboxes/${mailboxId}/remove`,
  edit: (mailboxId: Id) => `/mailboxes/${mailboxId}/edit`,
  again: (mailboxId: Id, messageId: Id) => `/mailboxes/${mailboxId}/messages/${messageId}/again`,
  leave: (mailboxId: Id, messageId: Id) => `/mailboxes/${mailboxId}/messages/${messageId}/leave`,
};
