import { path } from "../path";

type Id = number | string;

const OWN = "/agent/ratings";

/** Ratings of agents: as a business gives them, as the agent reads them, and as an administrator decides about a comment. */
export const RATINGS = {
  rate: (closeId: Id) => path`/agents/closes/${closeId}/rating`,
  undo: (closeId: Id) => path`/agents/closes/${closeId}/rating/undo`,
  ofAgent: (agentId: Id) => path`/agents/${agentId}/ratings`,
  own: OWN,
  answer: (ratingId: Id) => path`${OWN}/${ratingId}/answer`,
  report: (ratingId: Id) => path`${OWN}/${ratingId}/report`,
  comment: (ratingId: Id) => path`/admin/ratings/${ratingId}`,
};
