type Id = number | string;

const OWN = "/agent/ratings";

/** Ratings of agents: as a business gives them, as the agent reads them, and as an administrator decides about a comment. */
export const RATINGS = {
  rate: (closeId: Id) => `/agents/closes/${closeId}/rating`,
  undo: (closeId: Id) => `/agents/closes/${closeId}/rating/undo`,
  ofAgent: (agentId: Id) => `/agents/${agentId}/ratings`,
  own: OWN,
  answer: (ratingId: Id) => `${OWN}/${ratingId}/answer`,
  report: (ratingId: Id) => `${OWN}/${ratingId}/report`,
  comment: (ratingId: Id) => `/admin/ratings/${ratingId}`,
};
