import { describe, expect, it } from "vitest";
import { applyAsAgent, PASSWORD, signUp } from "../support/fixtures/people";
import { callApp, cookieOf, fetchApp, postForm } from "../support/harness/app";
import { env } from "../support/harness/context";

const REQUIRED =
  "Please fill in all required fields including password and at least one specialization and operational market.";

const application = (over: Record<string, string | string[]> = {}) => ({
  name: "Wanjiru Kamau",
  email: `agent-${crypto.randomUUID()}@field.test`,
  password: PASSWORD,
  confirmPassword: PASSWORD,
  country: "KE",
  city: "Nakuru",
  specializations: ["technology", "energy"],
  operationalMarkets: ["KE", "UG"],
  experience: "3-5",
  bio: "Sold pumps to farms.",
  ...over,
});

const apply = (input: ReturnType<typeof application>) => [
  () => postForm("/agent-auth", input),
  () => callApp("POST", "/api/agents/signup", input),
];

const written = (email: string) =>
  env.DB.prepare(
    `select u.first_name, u.last_name, u.user_type, u.is_admin, u.account_id, a.country, a.city, a.specializations,
     a.operational_markets, a.experience, a.bio, a.tier from users u join agents a on a.user_id = u.id where u.email = ?`,
  )
    .bind(email)
    .first();

const cookiesOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");

describe("an agent's application by form and API", () => {
  it("creates the same agent either way and redirects the form to the login", async () => {
    const [byForm, byCall] = [application(), application()];
    const form = await postForm("/agent-auth", byForm);
    expect([form.status, form.headers.get("location")]).toEqual([
      302,
      `/agent-auth?mode=login&email=${encodeURIComponent(byForm.email)}`,
    ]);
    const page = await fetchApp(form.headers.get("location") ?? "", { cookie: cookiesOf(form) });
    const html = await page.text();
    expect(html).toMatch(/Account Created[\s\S]*ou can now login/);
    expect(html).toContain(`value="${byForm.email}"`);
    expect((await callApp("POST", "/api/agents/signup", byCall)).status).toBe(201);
    expect(await written(byForm.email)).not.toBeNull();
    expect(await written(byForm.email)).toEqual(await written(byCall.email));
  });

  it("stores the main industry before the others", async () => {
    const main = { mainSpecialization: "energy" };
    const [byForm, byCall] = [application(main), application(main)];
    await postForm("/agent-auth", byForm);
    await callApp("POST", "/api/agents/signup", byCall);
    for (const { email } of [byForm, byCall])
      expect(await written(email)).toMatchObject({ specializations: '["energy","technology"]' });
  });

  it("lists missing fields once above the form, and at each field with its own message", async () => {
    const page = await (await postForm("/agent-auth", {})).text();
    const [, summary = ""] = /<div class="note error" role="alert">(.*?)<\/div>/s.exec(page) ?? [];
    expect(summary.split(REQUIRED).length - 1).toBe(1);
    expect(page.split(REQUIRED).length - 1).toBe(1);
    expect(page.split("This field is required.").length - 1).toBe(4);
    expect(page.split("Choose at least one.").length - 1).toBe(2);
  });

  it.each([
    [{ name: "" }, REQUIRED],
    [{ operationalMarkets: [] }, REQUIRED],
    [{ specializations: [] }, REQUIRED],
    [{ password: "sevench", confirmPassword: "sevench" }, "Password must be at least 8 characters long."],
    [{ confirmPassword: "another one" }, "Passwords do not match."],
    [{ country: "Atlantis" }, "Choose a country from the list."],
    [{ bio: "x".repeat(2001) }, "Use at most 2000 characters."],
  ])("has the same errors for %j", async (over, message) => {
    const [form, call] = await Promise.all(apply(application(over)).map((send) => send()));
    expect([form?.status, call?.status]).toEqual([422, 422]);
    const html = (await form?.text()) ?? "";
    expect(html).toContain(message);
    expect(html).toContain("Nakuru");
    expect(await call?.text()).toBe(message);
  });

  it("rejects an existing address in any letter case and ignores injected privileges", async () => {
    const first = application({ isAdmin: "true", userType: "admin", tier: "platinum" } as never);
    expect((await callApp("POST", "/api/agents/signup", { ...first, isAdmin: true })).status).toBe(201);
    expect(await written(first.email)).toMatchObject({ user_type: "agent", is_admin: 0, tier: "entry" });
    for (const send of apply({ ...first, email: first.email.toUpperCase() }))
      expect((await send()).status).toBe(409);
  });

  it("keeps the referrer from the link in the form", async () => {
    expect(await (await fetchApp("/agent-auth?ref=12")).text()).toMatch(/name="ref" value="12"/);
    const login = await (await fetchApp("/agent-auth?mode=login&ref=12")).text();
    expect(login).toContain("/agent-auth?mode=signup&amp;ref=12");
    expect(await (await fetchApp('/agent-auth?ref="><b>')).text()).not.toContain('name="ref"');
  });

  it("rejects a body of 1 MB and a missing body", async () => {
    const large = application({ bio: "x".repeat(1024 * 1024) });
    for (const send of apply(large)) expect((await send()).status).toBe(413);
    for (const path of ["/api/agents/signup", "/api/agents/login"])
      expect((await callApp("POST", path, undefined)).status).toBe(422);
    for (const path of ["/agent-auth", "/agent-auth?mode=login", "/agent-login", "/auth", "/auth/signup"])
      expect((await postForm(path, {})).status).toBe(422);
  });
});

describe("an agent's login", () => {
  it("opens the agent's dashboard from every sign-in page, and returns the agent through the API", async () => {
    const input = application();
    await callApp("POST", "/api/agents/signup", input);
    const credentials = { email: input.email, password: PASSWORD };
    for (const path of ["/agent-auth?mode=login", "/agent-login", "/business-login", "/auth"]) {
      const form = await postForm(path, { ...credentials, redirect: "/business/imports" });
      expect([form.status, form.headers.get("location")]).toEqual([302, "/agent"]);
      const home = await fetchApp("/agent", { cookie: cookiesOf(form) });
      expect(await home.text()).toMatch(/Wanjiru Kamau[\s\S]*Entry[\s\S]*5%[\s\S]*Per deal/);
    }
    const call = await callApp("POST", "/api/agents/login", credentials);
    expect(await call.json()).toMatchObject({
      agent: { name: "Wanjiru Kamau", country: "Kenya", agentTier: "entry", totalLeadsClosed: 0 },
      user: { userType: "agent", email: input.email },
      tierAdvancement: { advanced: false },
      redirect: "/agent",
    });
    expect(call.headers.getSetCookie().join()).toMatch(/njia=[\w-]{43};[^,]*Max-Age=86400/);
  });

  it("rejects missing or wrong credentials with the same messages by form and API", async () => {
    const { email } = await signUp();
    for (const [fields, status, message] of [
      [{ email: "", password: "" }, 422, "Please enter both email and password"],
      [{ email, password: "wrong wrong" }, 401, "Invalid credentials. Please check your email and password."],
      [{ email, password: PASSWORD }, 403, "This email address has no agent account."],
    ] as const) {
      const form = await postForm("/agent-login", fields);
      const call = await callApp("POST", "/api/agents/login", fields);
      expect([form.status, call.status]).toEqual([status, status]);
      expect(await form.text()).toContain(message);
      expect(await call.text()).toContain(message);
    }
  });

  it("requires a valid session of that agent", async () => {
    for (const [cookie, door] of [
      ["", "/agent-auth"],
      ["njia_device=x", "/agent-auth?mode=login"],
      ["njia=x", "/agent-auth?mode=login"],
      [`njia=${"a".repeat(43)}`, "/agent-auth?mode=login"],
    ] as const) {
      const page = await fetchApp("/agent", { cookie });
      expect([page.status, page.headers.get("location")]).toEqual([302, door]);
      expect(decodeURIComponent(cookiesOf(page))).toContain("Authentication Required");
    }
    const deep = await fetchApp("/agent/leads?state=new", { cookie: "njia=x" });
    expect(deep.headers.get("location")).toBe(
      "/agent-auth?mode=login&redirect=%2Fagent%2Fleads%3Fstate%3Dnew",
    );
    const input = application();
    await callApp("POST", "/api/agents/signup", input);
    for (const [redirect, to] of [
      ["/agent/leads?state=new", "/agent/leads?state=new"],
      ["/agent-onboarding/cv", "/agent-onboarding/cv"],
      ["/business/companies", "/agent"],
      ["https://elsewhere.test/agent", "/agent"],
    ] as const) {
      const fields = { email: input.email, password: PASSWORD, redirect };
      expect((await postForm("/agent-auth?mode=login", fields)).headers.get("location")).toBe(to);
    }
    const login = await postForm("/agent-login", { email: input.email, password: PASSWORD });
    await env.DB.prepare(
      "update sessions set expires_at = 1 where user_id = (select id from users where email = ?)",
    )
      .bind(input.email)
      .run();
    expect((await fetchApp("/agent", { cookie: cookiesOf(login) })).status).toBe(302);
  });
});

describe("the combined sign-in page", () => {
  it("signs up a business on the trial plan, and signs it in", async () => {
    const email = `plain-${crypto.randomUUID()}@shop.test`;
    const person = { firstName: "Kofi", lastName: "Mensah", email, password: PASSWORD };
    const bad = await postForm("/auth/signup", { ...person, confirmPassword: "other" });
    expect([bad.status, await bad.text()]).toEqual([422, expect.stringContaining("Passwords do not match")]);
    const up = await postForm("/auth/signup", { ...person, confirmPassword: PASSWORD });
    expect([up.status, up.headers.get("location")]).toEqual([302, "/business"]);
    const account = await env.DB.prepare(
      "select a.plan from accounts a join users u on u.account_id = a.id where u.email = ?",
    )
      .bind(email)
      .first("plan");
    expect(account).toBe("trial");
    const wrong = await postForm("/auth", { email, password: "wrong wrong" });
    expect([wrong.status, await wrong.text()]).toEqual([
      401,
      expect.stringContaining("Invalid email or password"),
    ]);
    const right = await postForm("/auth", { email, password: PASSWORD, redirect: "//evil.test" });
    expect([right.status, right.headers.get("location")]).toEqual([302, "/business"]);
    expect((await fetchApp("/auth?mode=signup")).headers.get("location")).toBe("/auth/signup");
  });
});

describe("GET /api/login", () => {
  it.each([
    ["", "/business-login"],
    ["?type=agent", "/agent-login"],
    ["?redirect=/business/imports", "/business-login?redirect=%2Fbusiness%2Fimports"],
    ["?redirect=https://evil.test", "/business-login"],
    ["?redirect=/%5Cevil.test&type=agent", "/agent-login"],
  ])("with the query %j redirects to %s with a message", async (query, target) => {
    const answer = await fetchApp(`/api/login${query}`);
    expect([answer.status, answer.headers.get("location")]).toEqual([302, target]);
    expect(cookiesOf(answer)).toContain("njia_flash=");
  });
});

describe("a link to the agent application", () => {
  it("redirects visitors to the application without a message", async () => {
    const answer = await fetchApp("/agent?apply=1");
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/agent-auth?mode=signup"]);
    expect(cookiesOf(answer)).not.toContain("njia_flash=");
  });

  it("shows signed-in agents their dashboard", async () => {
    const { userId } = await applyAsAgent();
    const answer = await fetchApp("/agent?apply=1", { cookie: await cookieOf(userId) });
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining("Your overview")]);
  });
});
