import { countPending, listPending } from "~/domains/marketing/access/access.server";
import { approveMarketing } from "~/domains/marketing/access/decide-access.server";
import { REVIEW_TIME } from "~/domains/marketing/access/policy";
import { ADMIN_MARKETING } from "~/paths/business/admin-marketing";
import type { Queue } from "./reviews";

/** The business name in the application, if it differs from the account name. */
const nameIn = ({ business, businessName }: { business: string; businessName: string }) =>
  business === businessName ? "" : `${businessName}: `;

export const MARKETING_QUEUE: Queue = {
  key: "marketing-access",
  name: "Marketing access",
  rowName: "Business",
  holds: `Marketing applications, due within ${REVIEW_TIME}.`,
  empty: "No applications to review.",
  filter: null,
  list: async (ctx, page) =>
    (await listPending(ctx, page)).map((access) => ({
      id: access.id,
      what: `${nameIn(access)}${access.marketingGoals}${access.isDemo ? " (demo)" : ""}`,
      who: access.business,
      email: null,
      since: access.appliedAt,
      target: `account:${access.accountId}`,
      page: ADMIN_MARKETING.application(access.id),
    })),
  count: countPending,
  acts: [{ key: "approve", label: "Approve", done: "Marketing access approved", run: approveMarketing }],
};
