import { path } from "../path";

type Id = number | string;

const HOME = "/admin/support";

export const ADMIN_SUPPORT = {
  home: HOME,
  thread: (threadId: Id) => path`${HOME}/${threadId}`,
  close: (threadId: Id) => path`${HOME}/${threadId}/close`,
  manager: (accountId: Id) => path`/admin/accounts/${accountId}/manager`,
  removeManager: (accountId: Id) => path`/admin/accounts/${accountId}/manager/remove`,
};
