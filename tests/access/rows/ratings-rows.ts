import { reportRating } from "~/domains/ratings/answer-rating.server";
import { rateClose } from "~/domains/ratings/rate-close.server";
import type { SignedInAgent } from "../../support/fixtures/agents";
import { confirmDeal, makeAgent, reportDeal } from "../../support/fixtures/commissions";
import { type Business, makeBusiness } from "../../support/harness/context";
import type { Row } from "../table";
import { theirAgent } from "./market-rows";

/** Creates a deal of the agent that the business confirmed and rated, with its comment reported. */
export async function ratedBy(business: Business, side: Pick<SignedInAgent, "ctx" | "agent">) {
  const closeId = await reportDeal(business, side, 1_000);
  await confirmDeal(business, closeId);
  const { id } = await rateClose(business.ctx, closeId, { stars: 4, comment: "On time." });
  await reportRating({ ...side.ctx, agent: side.agent }, id, "Not true.");
  return { closeId, ratingId: id };
}

const rated = async (other: Business) => {
  const { ctx, agent } = await makeAgent();
  return ratedBy(other, { ctx: { ...ctx, agent }, agent });
};

const theirClose = async (other: Business) => (await rated(other)).closeId;
const theirRating = async (other: Business) => (await rated(other)).ratingId;
const reported = async () => theirRating(await makeBusiness());
/** Creates an unapproved agent, whom businesses can't find. */
const hiddenAgent = async () => (await makeAgent()).agent.id;

const both = ["GET", "POST"];
const stars = { stars: 5 };
const words = { reason: "It is not true.", answer: "Thank you." };

export const ratingsRows: Row[] = [
  {
    path: "/agents/closes/:closeId/rating",
    kind: "page",
    access: "business",
    methods: both,
    foreign: theirClose,
  },
  {
    path: "/agents/closes/:closeId/rating/undo",
    kind: "page",
    access: "business",
    methods: ["POST"],
    foreign: theirClose,
  },
  { path: "/agents/:agentId/ratings", kind: "page", access: "business", foreign: theirAgent },
  {
    path: "/api/closes/:closeId/rating",
    kind: "call",
    access: "business",
    methods: ["GET", "POST", "DELETE"],
    foreign: theirClose,
    body: stars,
  },
  { path: "/api/agents/:agentId/ratings", kind: "call", access: "business", foreign: theirAgent },
  { path: "/agent/ratings", kind: "page", access: "agent" },
  ...(["answer", "report"] as const).flatMap((act): Row[] => [
    {
      path: `/agent/ratings/:ratingId/${act}`,
      kind: "page",
      access: "agent",
      methods: both,
      foreign: theirRating,
    },
    {
      path: `/api/agents/:agentId/ratings/:ratingId/${act}`,
      kind: "call",
      access: "user",
      methods: ["POST"],
      foreign: hiddenAgent,
      body: words,
    },
  ]),
  { path: "/api/agents/:agentId/ratings/own", kind: "call", access: "user", foreign: hiddenAgent },
  { path: "/admin/ratings/:ratingId", kind: "page", access: "admin", methods: both, subject: reported },
  {
    path: "/api/admin/ratings/:ratingId/remove",
    kind: "call",
    access: "admin",
    methods: ["POST"],
    subject: reported,
    body: words,
  },
];
