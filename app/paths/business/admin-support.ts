type Id = number | string;

const HOME = "/admin/support";

export const ADMIN_SUPPORT = {
  home: HOME,
  thread: (threadId: Id) => `${HOME}/${threadId}`,
  close: (threadId: Id) => `${HOME}/${threadId}/close`,
  manager: (accountId: Id) => `/admin/accounts/${accountId}/manager`,
  removeManager: (accountId: Id) => `/admin/accounts/${accountId}/manager/remove`,
};
