import { z } from "zod";
import { idOf, isId, SELECTED, selectionOf } from "../selection-schema";

const NO_AGENT = "Choose one of your agents.";

const AgentId = z.unknown().transform((value, context) => {
  const agentId = idOf(value);
  if (isId(agentId)) return agentId;
  context.addIssue({ code: "custom", message: NO_AGENT });
  return z.NEVER;
});

export const ShareRowsSchema = z.object({ ...SELECTED, agentId: AgentId }).transform((input, context) => ({
  selection: selectionOf(input, context),
  agentId: input.agentId,
}));
export type ShareRowsInput = z.infer<typeof ShareRowsSchema>;
