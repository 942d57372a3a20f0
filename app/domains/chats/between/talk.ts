import type { SQL } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";

/** Messaging between two sides. A thread has an unread count and a read position per side. */
export interface Talk<Side extends string> {
  threads: SQLiteTable & { id: SQLiteColumn };
  messages: SQLiteTable & { id: SQLiteColumn };
  threadId: SQL;
  sides: readonly [Side, Side];
}

export type Counts<Side extends string> = { id: number; lastMessageId: number } & Record<
  `${Side}Unread` | `${Side}ReadTo`,
  number
>;

export const otherOf = <Side extends string>({ sides }: Talk<Side>, side: Side): Side =>
  side === sides[0] ? sides[1] : sides[0];

/** TypeScript can't resolve a template-literal key while `Side` is generic. */
const countOf = (thread: object | null, name: string): number =>
  (thread as Record<string, number> | null)?.[name] ?? 0;

export const unreadOf = <Side extends string>(thread: Counts<Side>, side: Side) =>
  countOf(thread, `${side}Unread`);

export const readToOf = <Side extends string>(thread: Counts<Side> | null, side: Side) =>
  countOf(thread, `${side}ReadTo`);
