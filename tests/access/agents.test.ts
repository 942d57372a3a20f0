import { beforeAll, describe } from "vitest";
import { applyAsAgent } from "../support/fixtures/people";
import { cookieOf } from "../support/harness/app";
import { type Business, env, makeBusiness } from "../support/harness/context";
import { isReadByRowsRead, walk } from "./matrix";

let agentId = 0;
let someBusiness: Business;
beforeAll(async () => {
  [agentId, someBusiness] = [(await applyAsAgent()).userId, await makeBusiness({ plan: "corporate" })];
  // An agent without a confirmed address can't invite anyone.
  await env.DB.prepare("update users set email_verified_at = 1 where id = ?").bind(agentId).run();
});

describe("an agent", () => {
  walk("agent", {
    cookie: () => cookieOf(agentId),
    type: "agent",
    id: async (row) =>
      ["user", "agent"].includes(row.access) && row.foreign ? row.foreign(someBusiness) : 1,
    expected: (row) => {
      if (row.access === "business" || row.access === "admin") return "refused";
      if (row.foreign) return "nothing";
      return row.access === "agent" ? "answer" : ["answer", "nothing"];
    },
    // rows-read.test.ts covers the other reads as an agent.
    isInGate: (row, method) =>
      row.access === "user" || (row.access === "agent" && !isReadByRowsRead(row, method)),
  });
});
