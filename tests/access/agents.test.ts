import { beforeAll, describe } from "vitest";
import { cookieOf } from "../support/app";
import { type Business, makeBusiness } from "../support/context";
import { applyAsAgent } from "../support/people";
import { walk } from "./matrix";

let agentId = 0;
let someBusiness: Business;
beforeAll(async () => {
  [agentId, someBusiness] = [(await applyAsAgent()).userId, await makeBusiness({ plan: "corporate" })];
});

describe("an agent", () => {
  walk("agent", {
    cookie: () => cookieOf(agentId),
    id: async (row) =>
      ["user", "agent"].includes(row.access) && row.foreign ? row.foreign(someBusiness) : 1,
    expected: (row) => {
      if (row.access === "business" || row.access === "admin") return "refused";
      if (row.foreign) return "nothing";
      return row.access === "agent" ? "answer" : ["answer", "nothing"];
    },
  });
});
