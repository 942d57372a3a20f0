import type { NamedMessage } from "./named.server";
import { stateOf } from "./policy";
import type { SupportThread } from "./tables";

const threadJson = (thread: SupportThread) => ({
  id: thread.id,
  subject: thread.subject,
  state: stateOf(thread),
  isPriority: thread.isPriority,
  lastAt: thread.lastAt.toISOString(),
  isDemo: thread.isDemo,
});

export const ownThreadJson = (thread: SupportThread) => ({
  ...threadJson(thread),
  unread: thread.accountUnread,
});

export const queuedThreadJson = ({ thread, business }: { thread: SupportThread; business: string }) => ({
  ...threadJson(thread),
  accountId: thread.accountId,
  business,
  unread: thread.operatorUnread,
  waitingSince: thread.waitingSince?.toISOString() ?? null,
});

export const supportMessageJson = ({
  id,
  side,
  writer,
  text,
  writtenAt,
}: Omit<NamedMessage, "writer"> & { writer?: string }) => ({
  id,
  from: side === "operator" ? "operator" : "business",
  ...(writer === undefined ? {} : { writer }),
  text,
  writtenAt: writtenAt.toISOString(),
});
