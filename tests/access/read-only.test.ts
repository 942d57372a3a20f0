import { beforeAll, describe, expect, it } from "vitest";
import { requireWritable } from "~/domains/billing/read-only";
import { routedPath } from "~/http/routed-path";
import { callApp, fetchApp, postForm, signedInBusiness } from "../support/harness/app";
import { makeBusiness } from "../support/harness/context";
import { watchRows } from "../support/harness/every-row";
import { sampled } from "../support/harness/test-scope";
import { addressFor, ask, asked, GUARD_SHARE } from "./matrix";
import { KEPT, REFUSED } from "./read-only-writes";

const ENDED = { trialEndsAt: new Date("2026-01-02T00:00:00Z") };
const writes = asked.filter(({ row, method }) => row.access === "business" && method !== "GET");
const rowsOf = (names: string[]) => writes.filter(({ name }) => names.includes(name));
/** The plan guard is the same one that the agent in agents.test.ts meets on each of these. */
const sampleOf = (names: string[]) => sampled(rowsOf(names), GUARD_SHARE);

it("lists every write of a business exactly once, as allowed or denied while read-only", () => {
  expect(writes.map(({ name }) => name).sort()).toEqual([...KEPT, ...REFUSED].sort());
});

it("denies exactly the listed writes to a read-only account", async () => {
  const { ctx } = await makeBusiness(ENDED);
  const isRefused = ({ row, method }: (typeof writes)[number]) => {
    try {
      requireWritable(ctx, { method, pathname: routedPath(addressFor(row, 1)), values: [] });
      return false;
    } catch (error) {
      expect(error).toMatchObject({ code: "limit_reached" });
      return true;
    }
  };
  expect(writes.filter(isRefused)).toEqual(rowsOf(REFUSED));
});

describe("an account whose trial ended", () => {
  let cookie = "";
  beforeAll(async () => {
    ({ cookie } = await signedInBusiness(ENDED));
  });

  describe("requests denied to it", () => {
    const watched = watchRows();
    it.each(sampleOf(REFUSED))(
      "$name is denied with 402 and changes no row",
      async ({ row, method, name }) => {
        const answer = await ask(row, method, 1, cookie);
        expect([answer.status, await answer.text()]).toEqual([
          402,
          expect.stringContaining("Your trial ended on 2 Jan 2026, so your account is read-only."),
        ]);
        await watched(name);
      },
    );
  });

  it.each([
    "/refusals/Consent-Requests",
    "/refusals/consent%2drequests",
    "/refusals/consent-requests/",
    "/Business/duplicates/remove",
    "/business/dup%6cicates/remove",
  ])("is denied %s, a variant of the path that the router also matches", async (path) => {
    for (const sent of [path, `${path}.data`]) expect((await postForm(sent, {}, cookie)).status).toBe(402);
  });

  it.each(["pause", "x%2Fdelete"])(
    "is denied writes whose path ends in a parameter, even with the value %s",
    async (value) => {
      const ending = writes.filter(({ row, method }) => method !== "DELETE" && /:\w+$/.test(row.path));
      const areas = /^\/(api\/)?(billing|support|team|refusals|notifications)\b/;
      const asked = ending.filter(({ row }) => !areas.test(row.path));
      expect(asked.length).toBeGreaterThan(20);
      for (const { row, method } of asked) {
        const path = row.path.replace(/:\w+$/, value).replace(/:\w+/g, "1");
        const answer = row.path.startsWith("/api/")
          ? await callApp(method, path, {}, cookie)
          : await postForm(path, {}, cookie);
        // The router treats an encoded slash as a longer path, which some routes don't have.
        const refused = value.includes("%2F") ? [402, 404] : [402];
        expect(refused, `${method} ${path}`).toContain(answer.status);
      }
    },
  );

  it("can't send a form with the DELETE method", async () => {
    const form = { method: "DELETE", cookie, body: new URLSearchParams({ contactName: "New Person" }) };
    expect((await fetchApp("/business/contacts/new", form)).status).toBe(405);
  });

  it.each(sampleOf(KEPT))("is not denied $name with 402", async ({ row, method }) => {
    const own = await signedInBusiness(ENDED);
    expect((await ask(row, method, 1, own.cookie)).status).not.toBe(402);
  });

  it.each(["/business", "/billing", "/business/contacts"])(
    "can open %s, which explains why the account is read-only",
    async (path) => {
      const page = await (await fetchApp(path, { cookie })).text();
      expect(page).toContain("Your trial ended on 2 Jan 2026, so your account is read-only.");
      expect(page).toContain("Choose plan");
    },
  );

  it("gets the start of read-only access from the subscription endpoint", async () => {
    const answer = await callApp("GET", "/api/user/subscription", undefined, cookie);
    expect(await answer.json()).toMatchObject({
      subscription: { status: "trial", readOnlySince: "2026-01-02T00:00:00.000Z" },
    });
  });

  it("can write again once an upgrade is reserved", async () => {
    const own = await signedInBusiness(ENDED);
    await postForm("/billing/change", { planId: "startup" }, own.cookie);
    const answer = await callApp("POST", "/api/contacts", { contactName: "New Person" }, own.cookie);
    expect(answer.status).toBe(201);
  });
});
