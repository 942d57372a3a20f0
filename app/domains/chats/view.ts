import { formatTime, formatTotal } from "~/core/format";
import type { Page } from "~/core/pagination";
import type { AgentChat } from "./tables";

interface Written {
  id: number;
  side: string;
  writer: string;
  text: string | null;
  writtenAt: Date;
}

const messageView = ({ id, side, writer, text, writtenAt }: Written, own: string, zone: string) => ({
  id,
  isOwn: side === own,
  writer,
  text,
  at: writtenAt.toISOString(),
  timeText: formatTime(writtenAt, zone),
});

export const messagesView = ({ rows, next, total }: Page<Written>, own: string, zone: string) => ({
  messages: rows.map((row) => messageView(row, own, zone)),
  next,
  total: `${formatTotal(total)} ${total.count === 1 ? "message" : "messages"}`,
});
export type MessagesView = ReturnType<typeof messagesView>;

export const chatRow = (
  { id, lastAt, isDemo }: AgentChat,
  shown: { name: string; to: string; unread: number },
  zone: string,
) => ({ id, isDemo, last: formatTime(lastAt, zone), ...shown });
export type ChatRow = ReturnType<typeof chatRow>;
