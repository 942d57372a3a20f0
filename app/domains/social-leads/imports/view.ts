import { formatNumber } from "~/core/format";
import { SOURCE_NAMES } from "../policy";
import type { SocialImport } from "./tables";

const titleOf = ({ kind, fileName, platform }: SocialImport) =>
  kind === "file"
    ? (fileName ?? `Leads of ${SOURCE_NAMES[platform ?? "file"]}`)
    : "Leads of the connected platforms";

export const importRunView = (row: SocialImport) => ({
  id: row.id,
  title: titleOf(row),
  isRunning: row.status === "running",
  what: row.kind === "file" ? "Rows are taken" : "Platforms are asked",
  ofFile: row.kind === "file",
  done: row.done,
  total: row.total,
  created: formatNumber(row.created),
  merged: formatNumber(row.merged),
  refused: formatNumber(row.refused),
  unread: row.unreadColumns?.join(", ") ?? null,
  failure: row.failureReason === null ? null : `Import failed: ${row.failureReason}`,
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
  unreadColumns: row.unreadColumns ?? [],
  createdAt: row.createdAt.toISOString(),
  completedAt: row.completedAt?.toISOString() ?? null,
});
