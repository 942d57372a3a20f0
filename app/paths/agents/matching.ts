import { path } from "../path";
import { MARKETPLACE } from "./marketplace";

const REQUESTS = MARKETPLACE.matching;
const ASKED = "/agent/requests";

/** Agent requests with their matches, and the agent's pages for them. */
export const MATCHING = {
  list: REQUESTS,
  create: `${REQUESTS}/new`,
  request: (requestId: number) => path`${REQUESTS}/${requestId}`,
  move: (matchId: number) => path`${REQUESTS}/matches/${matchId}/status`,
  allAsked: ASKED,
  asked: (matchId: number) => path`${ASKED}/${matchId}`,
};
