import { describe, expect, it } from "vitest";
import { ALLOWANCES } from "~/domains/quotas/policy";
import { callApp, fetchApp, ORIGIN, signedInBusiness } from "../support/app";
import { env } from "../support/context";
import { timeOf } from "../support/time-of";

const FORM = "application/x-www-form-urlencoded";
const MB = 1024 * 1024;

async function post(path: string, body: string, headers: Record<string, string>, cookie = "") {
  const answer = await fetchApp(path, {
    method: "POST",
    body,
    headers: { origin: ORIGIN, ...headers },
    cookie,
  });
  await answer.body?.cancel();
  return answer.status;
}

describe("a body that is read for its key", () => {
  it.each([
    ["a form of 8 million fields", "/forgot-password", "a&".repeat(8 * MB - 10), { "content-type": FORM }],
    [
      "a form of one boundary",
      "/forgot-password",
      "a".repeat(15 * MB),
      { "content-type": "multipart/form-data; boundary=a" },
    ],
    [
      "a call with a key",
      "/api/auth/forgot-password",
      "a".repeat(15 * MB),
      { "content-type": "application/json", "idempotency-key": "one" },
    ],
  ])("of a visitor costs what any body costs: %s", async (_, path, body, headers) => {
    const send = () => post(path, body, headers);
    expect(await send()).toBe(413);
    expect(await timeOf(send, 300)).toBeLessThan(300);
  });

  it("of a form with a file costs no more where its boundary is everywhere", async () => {
    const { cookie } = await signedInBusiness();
    const type = { "content-type": "multipart/form-data; boundary=a" };
    const send = () => post("/ai-outreach-templates/new", "a".repeat(15 * MB), type, cookie);
    expect([413, 422]).toContain(await send());
    expect(await timeOf(send, 600)).toBeLessThan(600);
  });
});

describe("what is kept of an answer", () => {
  const restore = (id: number, key: string, cookie: string) =>
    fetchApp(`/api/companies/${id}/restore`, {
      method: "POST",
      body: "{}",
      headers: { origin: ORIGIN, "content-type": "application/json", "idempotency-key": key },
      cookie,
    });
  const kept = () => env.DB.prepare("select count(*) n from idempotency_keys").first<number>("n");

  it("is of the account's bytes, and without room for it nothing is kept and all goes on", async () => {
    const { cookie, account } = await signedInBusiness();
    const description = "Solar pumps. ".repeat(150);
    const made = await callApp("POST", "/api/companies", { name: "Keeper", description }, cookie);
    const { id } = await made.json<{ id: number }>();
    const used = () =>
      env.DB.prepare("select used from quota_use where holder = ? and kind = 'bytes'")
        .bind(`account:${account.id}`)
        .first<number>("used");
    const before = Number(await kept());
    expect((await restore(id, crypto.randomUUID(), cookie)).status).toBe(200);
    expect(Number(await used())).toBeGreaterThan(description.length);
    expect(await kept()).toBe(before + 1);
    await env.DB.prepare("update quota_use set used = allowed where holder = ? and kind = 'bytes'")
      .bind(`account:${account.id}`)
      .run();
    const key = crypto.randomUUID();
    expect((await restore(id, key, cookie)).status).toBe(200);
    expect((await restore(id, key, cookie)).status).toBe(200);
    expect(await kept()).toBe(before + 1);
    expect(Number(await used())).toBeLessThanOrEqual(ALLOWANCES.corporate.bytes);
  });
});
