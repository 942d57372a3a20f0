import { withBusiness } from "~/domains/support/named.server";
import { countWaiting, listWaitingById } from "~/domains/support/threads.server";
import { ADMIN_SUPPORT } from "~/paths/business/admin-support";
import type { Queue } from "./reviews";

export const SUPPORT_QUEUE: Queue = {
  key: "support",
  name: "Support",
  rowName: "Business",
  holds: "Unanswered support questions.",
  empty: "No open questions.",
  filter: null,
  list: async (ctx, page) =>
    (await withBusiness(ctx, await listWaitingById(ctx, page))).map(({ thread, business }) => ({
      id: thread.id,
      what: thread.isPriority ? `Priority: ${thread.subject}` : thread.subject,
      who: business,
      email: null,
      since: thread.waitingSince ?? thread.lastAt,
      target: `support:${thread.id}`,
      page: ADMIN_SUPPORT.thread(thread.id),
    })),
  count: countWaiting,
  place: { to: ADMIN_SUPPORT.home, label: "All questions" },
  acts: [],
};
