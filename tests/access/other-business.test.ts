import { beforeAll, describe, expect, it } from "vitest";
import { approvedMarketing } from "../support/fixtures/marketing";
import { cookieOf } from "../support/harness/app";
import { type Business, env, makeBusiness } from "../support/harness/context";
import { watchRows } from "../support/harness/every-row";
import { isExhaustive, sampled } from "../support/harness/test-scope";
import { ask, asked, type Person, walkAnswered, walkDenied } from "./matrix";
import type { Row } from "./table";

let mine: Business;
let other: Business;
beforeAll(async () => {
  [mine, other] = [await makeBusiness({ plan: "corporate" }), await makeBusiness({ plan: "corporate" })];
  await approvedMarketing(mine);
  await env.DB.prepare("update users set email_verified_at = 1 where id = ?").bind(mine.user.userId).run();
  await approvedMarketing(mine);
});

/** Created once: no request in this file changes it. */
const theirs = new Map<string, Promise<number | string>>();
function foreignId(row: Row) {
  if (!row.foreign) return undefined;
  const id = theirs.get(row.path) ?? row.foreign(other);
  theirs.set(row.path, id);
  return id;
}

/** Invalid ids. The gate requests two per page and for a sample of the calls; tests/workers/ids.test.ts covers all of them. */
const NO_IDS = ["0", "abc", "-1", "1.5", "1e3", "9".repeat(20), "%27", "1%00", "__proto__"];
const CALLS_SHARE = 0.25;
const badIdsOf = (method: string, { methods = ["GET"] }: Row) => {
  if (isExhaustive) return NO_IDS;
  return methods.length === 1 ? NO_IDS.slice(0, 2) : [NO_IDS[methods.indexOf(method) % 2] ?? "0"];
};

// This runs first, because allowed requests leave jobs behind that write later.
describe("an invalid id", () => {
  let cookie = "";
  beforeAll(async () => {
    cookie = await cookieOf(mine.user.userId);
  });
  const watched = watchRows();
  const withId = asked.filter(({ row }) => row.foreign && row.access !== "agent");
  const [pages, calls] = (["page", "call"] as const).map((kind) =>
    withId.filter(({ row }) => row.kind === kind),
  ) as [typeof withId, typeof withId];
  it.each([...pages, ...sampled(calls, CALLS_SHARE)])(
    "gets 404 from $name",
    async ({ row, method, name }) => {
      for (const id of badIdsOf(method, row)) expect((await ask(row, method, id, cookie)).status).toBe(404);
      await watched(name);
    },
  );
});

const person: Person = {
  type: "business",
  // Without another business's id in the address, this person equals the owner in team.test.ts.
  isSampled: ({ access }) => ["agent", "admin"].includes(access),
  cookie: () => cookieOf(mine.user.userId),
  id: foreignId,
  expected: (row) => {
    if (row.foreign && row.access !== "agent") return "nothing";
    if (row.access === "business") return "answer";
    return ["user", "public"].includes(row.access) ? ["answer", "nothing"] : "refused";
  },
};

describe("requests denied to an owner of another business", () =>
  walkDenied("an owner of another business", person));
// The same applies to requests that are answered.
if (isExhaustive)
  describe("requests allowed to an owner of another business", () =>
    walkAnswered("an owner of another business", person));
