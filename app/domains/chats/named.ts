import { m } from "~/messages/messages";
import type { AgentChatMessage } from "./tables";

export interface ChatMessage extends AgentChatMessage {
  writer: string;
}

const leftText = () => m.agents_named_former_user();

/** Adds each writer's name: `people` are users by id, `agent` is the agent's name. */
export const named = (
  rows: readonly AgentChatMessage[],
  people: ReadonlyMap<number, string>,
  agent: string,
): ChatMessage[] =>
  rows.map((row) => ({
    ...row,
    writer: (row.side === "agent" ? agent.trim() : people.get(row.userId)?.trim()) || leftText(),
  }));
