import { describe, expect, it } from "vitest";
import { callApp, databaseState, fetchApp, postForm, signedInBusiness } from "../support/harness/app";

const signup = () => ({
  firstName: "Amina",
  lastName: "Bello",
  email: `amina-${crypto.randomUUID()}@shop.test`,
  password: "correct horse",
  confirmPassword: "correct horse",
  phone: "+254 700 000000",
  companyName: "Savanna Foods",
  operationalMarkets: '["Kenya","Ghana"]',
});

const cookieFrom = (response: Response) => response.headers.get("set-cookie")?.split(";")[0] ?? "";

describe("POST /api/auth/email-register", () => {
  it("creates the account, signs the user in, and returns the user", async () => {
    const input = signup();
    const response = await callApp("POST", "/api/auth/email-register", input);
    expect(response.status).toBe(201);
    expect(await response.json()).toMatchObject({
      email: input.email,
      subscriptionTier: "trial",
      userType: "business",
    });
    expect(response.headers.get("set-cookie")).toMatch(/^njia=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax/);
    const me = await fetchApp("/api/auth/user", { cookie: cookieFrom(response) });
    expect(await me.json()).toMatchObject({ email: input.email, companyName: "Savanna Foods" });
  });

  it.each([
    ["not JSON", "{", 400, "The body isn’t valid JSON."],
    ["a list", "[]", 400, "The body must be a JSON object."],
    ["null", "null", 400, "The body must be a JSON object."],
    ["nothing", "", 422, "Please fill in all required fields."],
    ["a number as email", { ...signup(), email: 5 }, 422, "Please fill in all required fields."],
    [
      "two passwords",
      { ...signup(), confirmPassword: "x" },
      422,
      "Passwords do not match. Please try again.",
    ],
    [
      "a short password",
      { ...signup(), password: "abc", confirmPassword: "abc" },
      422,
      "Password must be at least 6 characters long.",
    ],
  ])(
    "rejects invalid input with a plain-text message and writes no row: %s",
    async (_, body, status, message) => {
      const before = await databaseState(["accounts", "users", "sessions"]);
      const response = await callApp("POST", "/api/auth/email-register", body);
      expect([response.status, await response.text()]).toEqual([status, message]);
      expect(response.headers.get("content-type")).toContain("text/plain");
      expect(await databaseState(["accounts", "users", "sessions"])).toBe(before);
    },
  );

  it("can't create an administrator", async () => {
    const response = await callApp("POST", "/api/auth/email-register", {
      ...signup(),
      isAdmin: true,
      userType: "admin",
    });
    expect(await response.json()).toMatchObject({ isAdmin: false, userType: "business" });
  });

  it("returns field errors as problem+json if requested", async () => {
    const response = await fetchApp("/api/auth/email-register", {
      method: "POST",
      body: JSON.stringify({ ...signup(), email: "nobody" }),
      headers: { accept: "application/problem+json", "content-type": "application/json" },
    });
    expect(await response.json()).toMatchObject({
      status: 422,
      errors: { email: ["Enter an email address, e.g. amina@example.com."] },
    });
  });
});

describe("POST /api/auth/email-login and /api/logout", () => {
  it("opens a session that can't be used after logout", async () => {
    const input = signup();
    await callApp("POST", "/api/auth/email-register", input);
    const response = await callApp("POST", "/api/auth/email-login", {
      email: input.email,
      password: input.password,
    });
    expect(response.status).toBe(200);
    const cookie = cookieFrom(response);
    expect((await fetchApp("/api/auth/user", { cookie })).status).toBe(200);
    const out = await fetchApp("/api/logout", { cookie });
    expect([out.status, out.headers.get("location")]).toEqual([302, "/business-login"]);
    const after = await fetchApp("/api/auth/user", { cookie });
    expect([after.status, await after.text()]).toEqual([401, "Unauthorized: Sign in to continue."]);
  });

  it("doesn't log out through a link on another site", async () => {
    const { cookie } = await signedInBusiness();
    await fetchApp("/api/logout", { cookie, headers: { "sec-fetch-site": "cross-site" } });
    expect((await fetchApp("/api/auth/user", { cookie })).status).toBe(200);
  });

  it("requires both fields and rejects wrong credentials with 401", async () => {
    const empty = await callApp("POST", "/api/auth/email-login", {});
    expect([empty.status, await empty.text()]).toEqual([422, "Please enter both email and password"]);
    const wrong = await callApp("POST", "/api/auth/email-login", { email: "a@b.test", password: "whatever" });
    expect(wrong.status).toBe(401);
    expect(await wrong.text()).toContain("Invalid credentials. Please check your email and password.");
  });
});

describe("the Worker's entry points", () => {
  it("respond 405 to a wrong method and 404 in plain text to an unknown API path", async () => {
    const wrong = await fetchApp("/api/auth/user", { method: "DELETE" });
    expect([wrong.status, wrong.headers.get("allow")]).toEqual([405, "GET"]);
    const unknown = await fetchApp("/api/nothing/here");
    expect([unknown.status, unknown.headers.get("content-type")]).toEqual([404, "text/plain; charset=utf-8"]);
  });

  it.each([
    [{ origin: "https://evil.test" }],
    [{ origin: "null" }],
    [{ "sec-fetch-site": "cross-site" }],
    [{ "sec-fetch-site": "same-site", origin: "http://njia.test" }],
    [{ "sec-fetch-site": "none" }],
  ])("reject a write not sent by the site's own pages: %j", async (headers) => {
    const before = await databaseState(["accounts"]);
    const response = await fetchApp("/api/auth/email-register", {
      method: "POST",
      body: JSON.stringify(signup()),
      headers,
    });
    expect(response.status).toBe(403);
    expect(await databaseState(["accounts"])).toBe(before);
  });

  it.each([["null"], ["nonsense"], ["http://elsewhere.test"]])(
    "accept a same-origin form whatever its Origin header: %s",
    async (origin) => {
      const response = await fetchApp("/forgot-password", {
        method: "POST",
        body: new URLSearchParams({ email: "nobody@shop.test" }),
        headers: { origin, "sec-fetch-site": "same-origin", "x-forwarded-host": "elsewhere.test" },
      });
      expect(response.status).toBe(302);
    },
  );

  it("report health, and the readiness of database and files", async () => {
    expect(await (await fetchApp("/healthz")).text()).toBe("ok\n");
    expect(await (await fetchApp("/readyz")).json()).toEqual({ database: "ok", files: "ok" });
  });

  it("add a request id to every response, shown on error pages", async () => {
    const response = await fetchApp("/no/such/page");
    expect(response.status).toBe(404);
    const page = await response.text();
    expect(page).toContain("Page Not Found");
    expect(page).toContain(response.headers.get("x-request-id") ?? "none");
  });

  it("send pages without any script source", async () => {
    const response = await fetchApp("/business-login");
    expect(response.headers.get("content-security-policy")).toMatch(
      /^default-src 'none'; font-src 'self'; style-src 'self' 'sha256-/,
    );
    expect(await response.text()).not.toContain("<script");
  });
});

describe("a malformed form that no browser sends", () => {
  it.each([
    ["a list of thirty million", { "operationalMarkets[30000000]": "Kenya" }],
    ["an intent of the form library", { __intent__: "null" }],
    ["a name without end", { [`a${"[0]".repeat(3000)}`]: "x" }],
    ["a prototype", { "__proto__.isAdmin": "true" }],
    ["a deep name", { [`a${".b".repeat(50)}`]: "x" }],
    ["a thousand fields", Object.fromEntries(Array.from({ length: 1000 }, (_, n) => [`f${n}`, "x"]))],
  ])("is rejected for unknown or too many fields: %s", async (_, fields) => {
    const response = await postForm("/business-signup", fields);
    expect(response.status).toBe(422);
    expect(await response.text()).toContain("unknown or too many fields");
  });

  it("is read only up to the size limit, whatever length it states", async () => {
    const chunk = new TextEncoder().encode("x".repeat(64 * 1024));
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1;
        if (sent > 400) controller.close();
        else controller.enqueue(chunk);
      },
    });
    const response = await fetchApp("/api/auth/email-login", { method: "POST", body });
    expect([response.status, await response.text()]).toEqual([
      413,
      "The request is larger than 256 kB. Send less data.",
    ]);
    expect(sent).toBeLessThan(40);
  });

  it("is rejected with 422 as a query string too", async () => {
    const { cookie } = await signedInBusiness();
    const response = await fetchApp("/api/database/companies?country[200000]=Kenya", { cookie });
    expect(response.status).toBe(422);
  });
});

describe("the sign-in form", () => {
  it("keeps the email, never the password, and shows the error", async () => {
    const response = await postForm("/business-login", {
      email: "amina@shop.test",
      password: "wrong password",
    });
    const page = await response.text();
    expect(response.status).toBe(401);
    expect(page).toContain("Invalid credentials. Please check your email and password.");
    expect(page).toContain("amina@shop.test");
    expect(page).not.toContain("wrong password");
  });

  it.each([
    ["/.//evil.test"],
    ["/x/..//evil.test"],
    ["//evil.test"],
    ["https://evil.test"],
    ["/\\evil.test"],
    ["javascript:alert(1)"],
  ])("redirects to /business instead of %s", async (target) => {
    const input = signup();
    await callApp("POST", "/api/auth/email-register", input);
    const fields = { email: input.email, password: input.password, redirect: target };
    const response = await postForm(`/business-login?redirect=${encodeURIComponent(target)}`, fields);
    expect([response.status, response.headers.get("location")]).toEqual([302, "/business"]);
  });
});
