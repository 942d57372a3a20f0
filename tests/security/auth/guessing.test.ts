import { describe, expect, it } from "vitest";
import { requestEmailChange } from "~/domains/identity/change-email.server";
import { TRIES } from "~/domains/identity/policy";
import { applyAsAgent, outcome, PASSWORD, signUp } from "../../support/fixtures/people";
import { callApp, fetchApp, ORIGIN, postForm } from "../../support/harness/app";
import { env } from "../../support/harness/context";
import { putOff } from "../put-off";

const addressOf = async (userId: number) =>
  (await env.DB.prepare("select email from users where id = ?").bind(userId).first<string>("email")) ?? "";

const wrong = { password: "not the one" };
type Send = (email: string) => Promise<Response>;
const DOORS: Record<string, Send> = {
  "/business-login": (email) => postForm("/business-login", { email, ...wrong }),
  "/auth": (email) => postForm("/auth", { email, ...wrong }),
  "/agent-login": (email) => postForm("/agent-login", { email, ...wrong }),
  "/agent-auth": (email) => postForm("/agent-auth?mode=login", { email, ...wrong, mode: "login" }),
  "/api/auth/email-login": (email) => callApp("POST", "/api/auth/email-login", { email, ...wrong }),
  "/api/agents/login": (email) => callApp("POST", "/api/agents/login", { email, ...wrong }),
};

const wait = (response: Response) => Number(response.headers.get("retry-after") ?? 0);

describe("password guessing", () => {
  it.each(Object.keys(DOORS))(
    "is throttled per account at %s, which then applies to every sign-in page",
    async (door) => {
      const email = door.includes("agent")
        ? await addressOf((await applyAsAgent()).userId)
        : (await signUp()).email;
      const send = DOORS[door];
      const statuses: number[] = [];
      const { free } = TRIES["sign-in-pair"];
      for (let n = 0; n <= free; n += 1)
        statuses.push((await putOff(free, async () => send?.(email)))?.status ?? 0);
      expect(statuses.at(-1)).toBe(429);
      expect(statuses.slice(0, -1)).not.toContain(429);
      for (const [name, each] of Object.entries(DOORS))
        expect([name, (await each(email)).status]).toEqual([name, 429]);
      const call = await callApp("POST", "/api/auth/email-login", {
        email: email.toUpperCase(),
        password: PASSWORD,
      });
      expect([call.status, wait(call) > 0]).toEqual([429, true]);
    },
  );

  it.each(Object.keys(DOORS))("is throttled per network that tries many accounts at %s", async (door) => {
    const network = `203.0.113.${Object.keys(DOORS).indexOf(door) + 1}`;
    const statuses: number[] = [];
    const { free } = TRIES["sign-in-network"];
    for (let n = 0; n <= free; n += 1) {
      const email = `nobody-${crypto.randomUUID()}@shop.test`;
      const isCall = door.startsWith("/api");
      const headers = {
        "cf-connecting-ip": network,
        ...(isCall ? { "content-type": "application/json" } : { origin: ORIGIN }),
      };
      const fields = { email, password: "not the one", mode: "login" };
      const body = isCall ? JSON.stringify(fields) : new URLSearchParams(fields);
      const send = () => fetchApp(`${door}?mode=login`, { method: "POST", headers, body });
      statuses.push((await putOff(free, send)).status);
    }
    expect(statuses.at(-1)).toBe(429);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });

  it("gets a longer wait after each attempt", async () => {
    const { email } = await signUp();
    for (let n = 0; n < TRIES["sign-in-pair"].free; n += 1) await DOORS["/api/auth/email-login"]?.(email);
    const waits: number[] = [];
    for (let n = 0; n < 4; n += 1) {
      waits.push(wait((await DOORS["/api/auth/email-login"]?.(email)) ?? new Response()));
      await env.DB.prepare("update rate_limit_buckets set not_before = 0").run();
      await DOORS["/api/auth/email-login"]?.(email);
    }
    expect([...waits].sort((a, b) => a - b)).toEqual(waits);
    expect(waits.at(-1)).toBeGreaterThan((waits[0] ?? 0) * 3);
  });
});

describe("emails that anyone can request", () => {
  it("stop after the limit for an address: password reset links", async () => {
    const { email } = await signUp();
    const statuses: number[] = [];
    const { free } = TRIES["reset-account"];
    const send = () => callApp("POST", "/api/auth/forgot-password", { email });
    for (let n = 0; n <= free; n += 1) statuses.push((await putOff(free, send)).status);
    expect([statuses.at(-1), (await postForm("/forgot-password", { email })).status]).toEqual([429, 429]);
  });

  it("stop after the limit for a user: address confirmation links", async () => {
    const { token } = await signUp();
    const { free } = TRIES["verify-email-user"];
    for (let n = 0; n < free; n += 1)
      await putOff(free, () => postForm("/account/verify", {}, `njia=${token}`));
    const count = () => env.DB.prepare("select count(*) as n from transactional_emails").first<number>("n");
    const before = await count();
    await postForm("/account/verify", {}, `njia=${token}`);
    expect(await count()).toBe(before);
  });

  it("stop after the limit for a user who sends them to strangers: email change links", async () => {
    const signedUp = await signUp();
    // The clock is frozen: hashing may take longer than the first delay.
    const now = new Date();
    const ctx = { ...signedUp.ctx, now: () => now };
    const ask = () => {
      const email = `stranger-${crypto.randomUUID()}@shop.test`;
      return outcome(requestEmailChange(ctx, { email, password: PASSWORD }));
    };
    const outcomes: string[] = [];
    for (let n = 0; n <= TRIES["change-email-user"].free; n += 1) outcomes.push(await ask());
    expect(outcomes.at(-1)).toBe("too_many");
    expect(outcomes.slice(0, -1)).not.toContain("too_many");
  });
});
