import { describe, expect, it } from "vitest";
import { signUpAdmin } from "../../support/fixtures/people";
import { callApp, fetchApp, postForm, signedInBusiness } from "../../support/harness/app";
import { env } from "../../support/harness/context";

const PAGE = "/business/demo-profiles";
const CALL = "/api/linkedin/scrape-decision-makers";

const counts = (accountId: number) =>
  env.DB.prepare(
    `select count(*) as people, sum(is_demo = 1) as demo, sum(contact_email like '%.example') as invented,
      count(distinct contact_email) as addresses, (select coalesce(sum(used), 0) from quota_usage
      where holder = 'account:' || ?1 and kind = 'rows') as rows from contacts where account_id = ?1`,
  )
    .bind(accountId)
    .first();

const flashOf = (answer: Response) => decodeURIComponent(answer.headers.getSetCookie().join());

const FULL = { people: 500, demo: 500, invented: 500, addresses: 500, rows: 0 };
const NONE = { people: 0, demo: null, invented: null, addresses: 0, rows: 0 };

describe("demo profiles", () => {
  it("creates and removes 500 labelled profiles outside quotas by form and API, once when repeated", async () => {
    const [byForm, byCall] = [await signedInBusiness(), await signedInBusiness()];
    for (const saved of [500, 0]) {
      expect((await postForm(PAGE, { do: "generate" }, byForm.cookie)).status).toBe(302);
      const answer = await callApp("POST", CALL, { maxProfiles: 500 }, byCall.cookie);
      expect(await answer.json()).toEqual({
        message: "Demo Profiles Generated",
        results: { totalProfilesSaved: saved },
      });
      for (const { account } of [byForm, byCall]) expect(await counts(account.id)).toEqual(FULL);
    }
    for (const removed of [500, 0]) {
      expect((await postForm(PAGE, { do: "remove" }, byForm.cookie)).status).toBe(302);
      const answer = await callApp("DELETE", CALL, undefined, byCall.cookie);
      expect(await answer.json()).toEqual({ results: { totalProfilesRemoved: removed } });
      for (const { account } of [byForm, byCall]) expect(await counts(account.id)).toEqual(NONE);
    }
  });

  it("creates at most 500 profiles in concurrent requests, and fewer if fewer are requested", async () => {
    const { cookie, account } = await signedInBusiness();
    expect(await (await callApp("POST", CALL, { maxProfiles: 3 }, cookie)).json()).toMatchObject({
      results: { totalProfilesSaved: 3 },
    });
    await Promise.all([1, 2].map(() => callApp("POST", CALL, {}, cookie)));
    expect(await counts(account.id)).toEqual(FULL);
  });

  it.each([0, 501, -1, 1.5, "many", null])(
    "rejects the number %j and creates no profiles",
    async (maxProfiles) => {
      const { cookie, account } = await signedInBusiness();
      const answer = await callApp("POST", CALL, { maxProfiles }, cookie);
      expect([answer.status, await answer.text()]).toEqual([
        422,
        expect.stringContaining("Enter a number of profiles from 1 to 500."),
      ]);
      expect(await counts(account.id)).toEqual(NONE);
    },
  );

  it("keeps the account's own contact when demo profiles are removed, and calls them fictional", async () => {
    const { cookie, account } = await signedInBusiness();
    const made = await callApp("POST", "/api/contacts", { contactName: "Amina Bello" }, cookie);
    expect(made.status).toBe(201);
    const told = flashOf(await postForm(PAGE, { do: "generate" }, cookie));
    expect(told).toContain("Demo Profiles Generated");
    expect(told).toContain("500 demo profiles added to your contacts.");
    expect(await (await fetchApp(PAGE, { cookie })).text()).toContain("fictional contacts");
    await postForm(PAGE, { do: "remove" }, cookie);
    expect(await counts(account.id)).toMatchObject({ people: 1 });
  });

  it("creates no profiles while the demo is off, and reports it by form and API", async () => {
    const { cookie, account } = await signedInBusiness();
    const administrator = `njia=${(await signUpAdmin()).token}`;
    const turn = (demo: boolean) =>
      callApp("PATCH", "/api/admin/settings", { switches: { demo } }, administrator);
    expect((await turn(false)).status).toBe(200);
    try {
      const answer = await callApp("POST", CALL, {}, cookie);
      expect(answer.status).toBe(404);
      expect(flashOf(await postForm(PAGE, { do: "generate" }, cookie))).toContain(
        "Profile Generation Failed",
      );
      expect(await counts(account.id)).toEqual(NONE);
    } finally {
      await turn(true);
    }
  });
});
