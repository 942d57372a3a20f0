import { path } from "../path";
import { MARKETPLACE } from "./marketplace";

const REQUESTS = MARKETPLACE.matching;
const ASKED = "/agent/requests";

/** Requests for agents with their matches, and the agent's side of them. */
export const MATCHING = {
  list: REQUESTS,
  create: `${REQUESTS}/new`,
  request: (requestId: number) => path`${REQUESTS}/${requestId}`,
  move: (matchId: number) => path`${REQUESTS}/matches/${matchId}/status`,
  allAsked: ASKED,
  asked: (matchId: number) => path`${ASKED}/${matchId}`,
};
