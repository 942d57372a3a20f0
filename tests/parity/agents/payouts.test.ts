import { beforeEach, describe, expect, it } from "vitest";
import { admin, BANK, batchedPayout, MOBILE, payableAgent } from "../../support/fixtures/payouts";
import { callApp, fetchApp, postForm } from "../../support/harness/app";
import { env } from "../../support/harness/context";

const rowOf = (agentId: number) =>
  env.DB.prepare(
    "select state, cents, hint, reference, reason from payouts where agent_id = ? order by id desc",
  )
    .bind(agentId)
    .first();

describe("a payout, by form and by call", () => {
  let one: Awaited<ReturnType<typeof payableAgent>>;
  let two: Awaited<ReturnType<typeof payableAgent>>;
  beforeEach(async () => {
    [one, two] = [await payableAgent(), await payableAgent()];
  });
  const base = () => `/api/agents/${two.agent.agent.id}`;

  it("is requested and cancelled with the same effect", async () => {
    expect((await postForm("/agent/payouts", {}, one.agent.cookie)).status).toBe(302);
    const made = await callApp("POST", `${base()}/payouts`, {}, two.agent.cookie);
    const { id, amount } = await made.json<{ id: number; amount: number }>();
    expect([made.status, amount]).toEqual([201, 50]);
    expect(await rowOf(one.agent.agent.id)).toEqual(await rowOf(two.agent.agent.id));
    expect((await callApp("POST", `${base()}/payouts`, {}, two.agent.cookie)).status).toBe(409);
    const page = await (await fetchApp("/agent/commission", { cookie: one.agent.cookie })).text();
    expect(page).toContain("You can request your next payout on");
    expect(page).not.toContain("<script>");
    const [, path = ""] = /action="(\/agent\/payouts\/\d+\/cancel)"/.exec(page) ?? [];
    expect((await postForm(path, {}, one.agent.cookie)).status).toBe(302);
    expect((await callApp("POST", `${base()}/payouts/${id}/cancel`, {}, two.agent.cookie)).status).toBe(200);
    expect(await rowOf(one.agent.agent.id)).toEqual(await rowOf(two.agent.agent.id));
    expect(await rowOf(one.agent.agent.id)).toMatchObject({ state: "cancelled" });
    const list = await callApp("GET", `${base()}/payouts`, undefined, two.agent.cookie);
    expect(await list.json()).toMatchObject({ payable: 50, rhythm: "Paid monthly", nextPayoutAt: null });
  });

  it("uses an account that is set and rejected the same way, and never shown in full", async () => {
    const path = `${base()}/payout-account`;
    expect((await postForm("/agent/payout-account", BANK, one.agent.cookie)).status).toBe(302);
    expect((await callApp("PUT", path, BANK, two.agent.cookie)).status).toBe(200);
    const page = await fetchApp("/agent/payout-account", { cookie: one.agent.cookie });
    const call = await callApp("GET", path, undefined, two.agent.cookie);
    for (const text of [await page.text(), await call.text()]) {
      expect(text).toContain("Account ending in 5678");
      expect(text).not.toContain("0012345678");
    }
    const bad = { ...MOBILE, phone: "0700 12" };
    const form = await postForm("/agent/payout-account", bad, one.agent.cookie);
    const refused = await callApp("PUT", path, bad, two.agent.cookie);
    const said = await refused.text();
    expect([form.status, refused.status]).toEqual([422, 422]);
    expect(await form.text()).toContain(said);
  });
});

describe("a payout run, by form and by call", () => {
  it("settles its payouts with the same effect", async () => {
    const [one, two] = [await batchedPayout(), await batchedPayout()];
    const { cookie } = await admin();
    const api = "/api/admin/payouts";
    expect((await postForm(`/admin/payouts/${one.payout.id}/paid`, { reference: "" }, cookie)).status).toBe(
      422,
    );
    expect((await callApp("POST", `${api}/${two.payout.id}/paid`, { reference: "" }, cookie)).status).toBe(
      422,
    );
    const reason = "No such number";
    expect((await postForm(`/admin/payouts/${one.payout.id}/failed`, { reason }, cookie)).status).toBe(302);
    expect((await callApp("POST", `${api}/${two.payout.id}/failed`, { reason }, cookie)).status).toBe(200);
    expect((await postForm(`/admin/payouts/${one.payout.id}/failed`, { reason }, cookie)).status).toBe(409);
    expect((await callApp("POST", `${api}/${two.payout.id}/paid`, { reference: "R" }, cookie)).status).toBe(
      409,
    );
    expect(await rowOf(one.agent.agent.id)).toEqual(await rowOf(two.agent.agent.id));
    expect(await rowOf(one.agent.agent.id)).toMatchObject({ state: "returned", reason });
  });

  it("is created, downloaded and paid the same way", async () => {
    const { cookie } = await admin();
    const reference = "FT26328XYZ";
    const one = await batchedPayout();
    expect((await postForm(`/admin/payouts/batches/${one.batchId}`, { reference }, cookie)).status).toBe(302);
    await payableAgent().then(({ request }) => request());
    expect((await postForm("/admin/payouts", { kind: "mobile" }, cookie)).headers.get("location")).toMatch(
      /^\/admin\/payouts\/batches\/\d+$/,
    );
    expect((await postForm("/admin/payouts", { kind: "mobile" }, cookie)).status).toBe(409);
    expect((await callApp("POST", "/api/admin/payouts/batches", { kind: "mobile" }, cookie)).status).toBe(
      409,
    );
    const two = await payableAgent();
    await two.request();
    const made = await callApp("POST", "/api/admin/payouts/batches", { kind: "mobile" }, cookie);
    const { id } = await made.json<{ id: number }>();
    const paid = await callApp("POST", `/api/admin/payouts/batches/${id}/paid`, { reference }, cookie);
    expect([made.status, paid.status]).toEqual([201, 200]);
    expect(await rowOf(one.agent.agent.id)).toEqual(await rowOf(two.agent.agent.id));
    const file = await fetchApp(`/admin/payouts/batches/${id}/file`, { cookie });
    expect(file.headers.get("content-disposition")).toBe(`attachment; filename="payouts-mobile-${id}.csv"`);
    expect(await (await fetchApp("/admin/payouts", { cookie })).text()).toContain("Latest payout runs");
  });
});
