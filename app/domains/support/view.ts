import { formatTime } from "~/core/format";
import { type SupportState, stateOf } from "./policy";
import type { SupportThread } from "./tables";

export const STATE_LABELS: Record<SupportState, string> = {
  waiting: "Open",
  answered: "Answered",
  closed: "Closed",
};

export const threadRow = (thread: SupportThread, unread: number, zone: string) => ({
  id: thread.id,
  subject: thread.subject,
  state: stateOf(thread),
  isPriority: thread.isPriority,
  isDemo: thread.isDemo,
  unread,
  last: formatTime(thread.lastAt, zone),
});
export type ThreadRow = ReturnType<typeof threadRow>;
