import { describe, expect, it } from "vitest";
import { callApp, fetchApp, postForm, signedInBusiness } from "../../support/harness/app";
import { env } from "../../support/harness/context";

const stateOf = async (accountId: number) =>
  (
    await env.DB.prepare("select state from demo_fills where account_id = ?")
      .bind(accountId)
      .first<{ state: string }>()
  )?.state ?? "none";

const countOf = async (accountId: number) =>
  (
    await env.DB.prepare("select count(*) as n from companies where account_id = ?")
      .bind(accountId)
      .first<{ n: number }>()
  )?.n;

/** Waits until the demo work is gone: the jobs of the built Worker run beside the test. */
async function untilGone(accountId: number) {
  for (let looks = 0; looks < 500 && (await stateOf(accountId)) !== "none"; looks += 1)
    await new Promise((resolve) => setTimeout(resolve, 200));
}

describe("demo work", () => {
  it("is added and removed by form and API, and a repeated request is accepted", async () => {
    const [byForm, byCall] = [await signedInBusiness(), await signedInBusiness()];
    for (let press = 0; press < 2; press += 1) {
      expect((await postForm("/business/demo-work", {}, byForm.cookie)).status).toBe(302);
      expect((await callApp("POST", "/api/demo-work", {}, byCall.cookie)).status).toBe(200);
    }
    const asked = ["filling", "filled"];
    expect(asked).toContain(await stateOf(byForm.account.id));
    expect(asked).toContain(await stateOf(byCall.account.id));

    expect((await postForm("/business/demo-work/remove", {}, byForm.cookie)).status).toBe(302);
    const answer = await callApp("DELETE", "/api/demo-work", {}, byCall.cookie);
    expect([answer.status, await answer.json()]).toMatchObject([200, { state: "removing" }]);
    for (const { account } of [byForm, byCall]) {
      await untilGone(account.id);
      expect([await stateOf(account.id), await countOf(account.id)]).toEqual(["none", 0]);
    }
  }, 300_000);

  it("is offered while none exists, and shows its status once requested", async () => {
    const { cookie, account } = await signedInBusiness();
    expect(await (await fetchApp("/business", { cookie })).text()).toContain("Add demo data");
    expect(await (await callApp("GET", "/api/demo-work", undefined, cookie)).json()).toEqual({
      state: "none",
      stepsDone: 0,
      stepsTotal: 0,
    });
    await postForm("/business/demo-work", {}, cookie);
    expect(await (await callApp("GET", "/api/demo-work", undefined, cookie)).json()).toMatchObject({
      state: "filling",
    });
    const portal = await (await fetchApp("/business", { cookie })).text();
    expect(portal).toContain("Creating demo data…");
    expect(portal).not.toContain("Add demo data");
    expect(await (await fetchApp("/business/demo-work", { cookie })).text()).toContain("Adding demo data");
    // Otherwise its jobs would continue in the next file.
    await callApp("DELETE", "/api/demo-work", {}, cookie);
    await untilGone(account.id);
  });
});
