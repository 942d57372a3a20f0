import { path } from "./path";
import { withQuery } from "./with-query";

type Id = number | string;

export const ADMIN = {
  home: "/admin",
  newUser: "/admin/users/new",
  user: (userId: Id) => path`/admin/users/${userId}`,
  /** Confirm pages of what changes a user: suspend, lift, delete, sessions, reset, act. */
  userAct: (userId: Id, act: string) => path`/admin/users/${userId}/${act}`,
  account: (accountId: Id) => path`/admin/accounts/${accountId}`,
  suspendAccount: (accountId: Id) => path`/admin/accounts/${accountId}/suspend`,
  reactivateAccount: (accountId: Id) => path`/admin/accounts/${accountId}/reactivate`,
  takeDowns: "/admin/take-downs",
  takeDown: (kind: string, targetId: Id) => path`/admin/take-downs/${kind}/${targetId}`,
  restoreTakeDown: (kind: string, targetId: Id) => path`/admin/take-downs/${kind}/${targetId}/restore`,
  analytics: "/admin/analytics",
  /** The rows behind a figure. */
  answers: "/admin/analytics/answers",
  revenue: "/admin/analytics/revenue",
  revenueRows: (figure: string) => path`/admin/analytics/revenue/${figure}`,
  activity: (measure: string) => path`/admin/analytics/${measure}`,
  activityCsv: (measure: string) => path`/admin/analytics/${measure}/rows.csv`,
  settings: "/admin/settings",
  claims: "/admin/settings/claims",
  salesEmail: "/admin/settings/sales-address",
  localPrices: "/admin/settings/local-prices",
  company: "/admin/settings/company",
  passwords: "/admin/settings/passwords",
  linkDomains: "/admin/settings/link-domains",
  oneToOneEmail: "/admin/settings/one-to-one-email",
  switches: "/admin/settings/switches",
  testMail: "/admin/settings/test-mail",
  testAi: "/admin/settings/test-ai",
  logs: "/admin/logs",
  logsCsv: "/admin/logs.csv",
  queues: "/admin/queues",
  retention: "/admin/retention",
  retentionPeriod: (key: string) => path`/admin/retention/${key}`,
  queue: (key: string) => path`/admin/queues/${key}`,
  /** A record as the trail names it: the page of a user or an account, or what was done to it. */
  record: (target: string) => {
    const [noun, id = ""] = target.split(":");
    if (noun === "user") return path`/admin/users/${id}`;
    if (noun === "account") return path`/admin/accounts/${id}`;
    return withQuery("/admin/logs", { target });
  },
  providers: "/admin/settings/providers",
  newProvider: "/admin/settings/providers/new",
  provider: (key: string) => path`/admin/settings/providers/${key}`,
  checkProvider: (key: string) => path`/admin/settings/providers/${key}/check`,
  removeProvider: (key: string) => path`/admin/settings/providers/${key}/remove`,
};
