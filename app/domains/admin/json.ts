import type { ActivityRow } from "./activity/activity-rows.server";
import type { RevenueRow } from "./revenue/list-revenue.server";
import type { Queue, QueueRow } from "./reviews/reviews";
import type { AdminUserJson } from "./users/user-json.server";

export const impersonationJson = ({ user, expiresAt }: { user: AdminUserJson; expiresAt: Date }) => ({
  user,
  expiresAt: expiresAt.toISOString(),
});

export const queueJson = ({ queue, count }: { queue: Queue; count: number }) => ({
  key: queue.key,
  name: queue.name,
  holds: queue.holds,
  rowName: queue.rowName ?? "Name",
  count,
  acts: queue.acts.map(({ key, label, choice }) => ({ key, label, ...(choice ? { choice } : {}) })),
});

export const queueRowJson = (row: QueueRow) => ({ ...row, since: row.since.toISOString() });

export const revenueRowJson = ({ at, ...row }: RevenueRow) => ({ ...row, at: at.toISOString() });

export const activityRowJson = ({ at, ...row }: ActivityRow) => ({ ...row, at: at.toISOString() });
