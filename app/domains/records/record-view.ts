import { formatAgo, formatTime, formatUsd } from "~/core/format";
import { isOpen, isStale, STAGE_NAMES } from "~/domains/opportunities/stages";
import type { Deal } from "~/domains/opportunities/timeline/deals-of.server";
import type { threadsWith } from "~/domains/replies/threads/replies-with.server";

type Thread = Awaited<ReturnType<typeof threadsWith>>[number];

export const dealView = ({ id, title, status, revenue, contactName, stageAt }: Deal, now: Date) => ({
  id,
  title,
  status,
  stage: STAGE_NAMES[status],
  isOpen: isOpen(status),
  isStale: isStale({ status, stageAt }, now),
  value: revenue === null ? null : formatUsd(revenue),
  contactName,
});
export type DealView = ReturnType<typeof dealView>;

export const threadView = (
  { id, name, address, subject, replyClass, lastAt }: Thread,
  now: Date,
  zone: string,
) => ({
  id,
  from: name ?? address,
  subject,
  replyClass,
  lastAt: formatAgo(lastAt, now, zone),
  lastAtTitle: formatTime(lastAt, zone),
});
export type ThreadView = ReturnType<typeof threadView>;
