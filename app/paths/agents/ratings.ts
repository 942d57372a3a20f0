import { path } from "../path";

type Id = number | string;

const OWN = "/agent/ratings";

/** Agent ratings: a business gives them, the agent reads them, and an administrator moderates comments. */
export const RATINGS = {
  rate: (closeId: Id) => path`/agents/closes/${closeId}/rating`,
  undo: (closeId: Id) => path`/agents/closes/${closeId}/rating/undo`,
  ofAgent: (agentId: Id) => path`/agents/${agentId}/ratings`,
  own: OWN,
  answer: (ratingId: Id) => path`${OWN}/${ratingId}/answer`,
  report: (ratingId: Id) => path`${OWN}/${ratingId}/report`,
  comment: (ratingId: Id) => path`/admin/ratings/${ratingId}`,
};
