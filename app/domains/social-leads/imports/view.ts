import { formatNumber, formatTime, plural } from "~/core/format";
import { SOURCE_NAMES } from "../policy";
import type { ImportedLeads } from "./remove-imported-leads.server";
import { STAYS } from "./stays";
import type { SocialImport } from "./tables";

const titleOf = ({ kind, fileName, platform }: SocialImport) =>
  kind === "connected" && platform === null
    ? "Leads from connected platforms"
    : (fileName ?? `Leads from ${SOURCE_NAMES[platform ?? "file"]}`);

export const importRunView = (row: SocialImport) => ({
  id: row.id,
  title: titleOf(row),
  isRunning: row.status === "running",
  what:
    row.kind === "file"
      ? "Importing rows"
      : row.platform
        ? "Fetching leads from the platform"
        : "Fetching leads from platforms",
  ofFile: row.kind === "file",
  done: row.done,
  total: row.total,
  created: formatNumber(row.created),
  merged: formatNumber(row.merged),
  refused: formatNumber(row.refused),
  optedOut: row.optedOut === 0 ? null : `${plural(row.optedOut, "contact")} opted out of email`,
  unread: row.unreadColumns?.join(", ") ?? null,
  failure: row.failureReason === null ? null : `Import failed: ${row.failureReason}`,
});

export const removalView = (row: SocialImport, zone: string) => ({
  isPossible: row.removal === "possible" && row.status !== "running" && row.created > 0,
  isRunning: row.removal === "running",
  isUnknown: row.removal === null && row.created > 0,
  removed: row.removed,
  total: row.created,
  done: row.removedAt && {
    at: row.removedAt.toISOString(),
    text: `${plural(row.removed, "lead")} removed on ${formatTime(row.removedAt, zone)}.`,
    stayed: row.kept > 0 ? `${plural(row.kept, "lead")} kept because of later activity.` : null,
  },
});

const counted = (count: number, [one, many]: readonly [string, string]) =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;

export const importedLeadsView = ({ removable, stays, gone }: ImportedLeads) => ({
  removable,
  stays: stays.map(({ reason, count }) => counted(count, STAYS[reason])),
  stay: stays.reduce((all, { count }) => all + count, 0),
  gone: gone === 0 ? null : counted(gone, ["was already removed", "were already removed"]),
});

export const importedLeadsJson = (row: SocialImport, { removable, stays, gone }: ImportedLeads) => ({
  ...importRunJson(row),
  removable,
  stays,
  gone,
});

export const importRunJson = (row: SocialImport) => ({
  id: row.id,
  kind: row.kind,
  platform: row.platform,
  status: row.status,
  failureReason: row.failureReason,
  total: row.total,
  done: row.done,
  created: row.created,
  merged: row.merged,
  refused: row.refused,
  optedOut: row.optedOut,
  unreadColumns: row.unreadColumns ?? [],
  createdAt: row.createdAt.toISOString(),
  completedAt: row.completedAt?.toISOString() ?? null,
  removal: row.removal,
  removed: row.removed,
  stayed: row.kept,
  removedAt: row.removedAt?.toISOString() ?? null,
});
