import { path } from "../path";

const BUSINESSES = "/agent/businesses";

/** The agent's pages for assigned businesses. */
export const AGENT_BUSINESSES = {
  list: BUSINESSES,
  move: (assignmentId: number, move: "accept" | "decline" | "end") =>
    path`${BUSINESSES}/${assignmentId}/${move}`,
};
