import { describe, expect, it } from "vitest";
import { newToken } from "~/domains/identity/one-time-tokens.server";
import { PASSWORD, signUp } from "../../support/fixtures/people";
import { callApp, fetchApp, postForm, signedInBusiness } from "../../support/harness/app";
import { testContext } from "../../support/harness/context";

const person = () => ({
  firstName: "Kofi",
  lastName: "Mensah",
  email: `kofi-${crypto.randomUUID()}@shop.test`,
  password: PASSWORD,
  confirmPassword: PASSWORD,
});

const summaryOf = async (answer: Response) => {
  const [, summary = ""] =
    /<div class="note error" role="alert">(.*?)<\/form>/s.exec(await answer.text()) ?? [];
  return summary.slice(0, summary.indexOf('<div class="field')).replace(/<!-- -->/g, "");
};

const flashOf = (answer: Response) => decodeURIComponent(answer.headers.getSetCookie().join("; "));

describe("the error titles of a sign-in page", () => {
  const short = { password: "abc", confirmPassword: "abc" };
  const agent = { name: "Wanjiru", country: "KE", specializations: ["energy"], operationalMarkets: ["KE"] };

  it.each([
    ["/business-signup", { ...short }, "Weak Password", "Password must be at least 6 characters long."],
    [
      "/business-signup",
      { confirmPassword: "x" },
      "Registration Failed",
      "Passwords do not match. Please try again.",
    ],
    [
      "/agent-auth",
      { ...agent, ...short },
      "Password Too Short",
      "Password must be at least 8 characters long.",
    ],
    ["/agent-auth", { ...agent, confirmPassword: "x" }, "Password Mismatch", "Passwords do not match."],
    ["/agent-auth?mode=login", { email: "" }, "Missing Information", "Please enter your email and password."],
    [
      "/agent-login",
      { email: "nobody@shop.test" },
      "Login Failed",
      "Invalid credentials. Please check your email and password.",
    ],
    [
      "/business-login",
      { email: "nobody@shop.test" },
      "Login Failed",
      "Invalid credentials. Please check your email and password.",
    ],
  ])("appear above the reason at %s for the input %j", async (path, over, title, text) => {
    const summary = await summaryOf(await postForm(path, { ...person(), ...over }));
    expect(summary).toContain(`<b>${title}</b>`);
    expect(summary).toContain(text);
  });

  it("name the failure of an existing address differently at each sign-up", async () => {
    const { email } = await signUp();
    const sent = { ...person(), email };
    expect(await summaryOf(await postForm("/business-signup", sent))).toContain("<b>Registration Failed</b>");
    expect(await summaryOf(await postForm("/auth/signup", sent))).toContain(
      "<b>Unable to create account</b>",
    );
    expect(await summaryOf(await postForm("/agent-auth", { ...sent, ...agent }))).toContain(
      "<b>Sign Up Failed</b>",
    );
  });

  it("show the plain form's own messages for missing fields and different passwords", async () => {
    const missing = await summaryOf(await postForm("/auth/signup", { ...person(), firstName: "" }));
    expect(missing).toContain("<p>Please fill in all required fields</p>");
    const differs = await summaryOf(await postForm("/auth/signup", { ...person(), confirmPassword: "x" }));
    expect(differs).toContain("<p>Passwords do not match</p>");
  });

  it("appear above one sentence, followed by a link to each field", async () => {
    const summary = await summaryOf(await postForm("/business-signup", { email: "kofi@shop.test" }));
    expect(summary.split("Please fill in all required fields.").length - 1).toBe(1);
    const names = [...summary.matchAll(/<a href="#[^"]*-(\w+)">([^<]*)<\/a>/g)].map(([, id, label]) => [
      id,
      label,
    ]);
    expect(names).toEqual([
      ["firstName", "First name"],
      ["lastName", "Last name"],
      ["password", "Password"],
      ["confirmPassword", "Confirm password"],
    ]);
  });
});

describe("the plain sign-up payload", () => {
  it("requires no second password, and accepts null as a phone number", async () => {
    const { confirmPassword: _, ...plain } = person();
    const answer = await callApp("POST", "/api/auth/email-register", { ...plain, phone: null });
    expect([answer.status, await answer.json()]).toEqual([
      201,
      expect.objectContaining({ email: plain.email }),
    ]);
    const form = await postForm("/business-signup", { ...plain, email: person().email });
    expect(form.status).toBe(422);
  });
});

describe("the page that sets a new password", () => {
  it("contains the email address as the user name for password managers", async () => {
    const { userId, email } = await signUp();
    const ctx = testContext();
    const { token, statement } = await newToken(ctx, "reset-password", userId);
    await statement;
    const html = await (await fetchApp(`/reset-password?token=${token}`)).text();
    const [field = ""] = /<input[^>]*name="username"[^>]*>/.exec(html) ?? [];
    expect(field).toContain(`value="${email}"`);
    expect(field).toMatch(/autocomplete="username"/i);
    expect(field).toContain("hidden");
  });
});

describe("an expired session", () => {
  it("shows a logged-out message, and expires the cookie", async () => {
    const page = await fetchApp("/business/companies?q=tea", { cookie: `njia=${"a".repeat(43)}` });
    expect(page.headers.get("location")).toBe("/business-login?redirect=%2Fbusiness%2Fcompanies%3Fq%3Dtea");
    expect(flashOf(page)).toContain(
      '"title":"Unauthorized","text":"You are logged out. Logging in again..."',
    );
    expect(flashOf(page)).toMatch(/njia=; [^;]*; HttpOnly; SameSite=Lax; Max-Age=0/);
  });

  it("shows no logged-out message without an earlier session", async () => {
    const page = await fetchApp("/business/companies");
    expect(flashOf(page)).toContain("Authentication Required");
    expect(page.headers.getSetCookie().some((cookie) => cookie.startsWith("njia="))).toBe(false);
  });
});

describe("GET /api/auth/user", () => {
  it("returns the leads used this month and their limit", async () => {
    const { cookie } = await signedInBusiness();
    const user = await (await fetchApp("/api/auth/user", { cookie })).json();
    expect(user).toMatchObject({ monthlyLeadLimit: 25, monthlyLeadsUsed: 0 });
  });
});

it("shows a message below the navigation bar, with and without script", async () => {
  const { cookie } = await signedInBusiness();
  const out = await fetchApp("/api/logout", {
    method: "POST",
    cookie,
    headers: { origin: "http://njia.test" },
  });
  const flash = out.headers.getSetCookie().find((cookie) => cookie.startsWith("njia_flash=")) ?? "";
  const door = await (await fetchApp("/business-login", { cookie: flash.split(";")[0] ?? "" })).text();
  expect(door).toContain("You have been successfully logged out.");
  expect(door.indexOf("</header>")).toBeLessThan(door.indexOf("Logged out"));
  const added = await postForm(
    "/business/contacts/new",
    { contactName: "A", companyName: "B", source: "Fair" },
    await fresh(),
  );
  const title = added.headers.getSetCookie().find((cookie) => cookie.startsWith("njia_flash=")) ?? "";
  const list = await (
    await fetchApp("/business/contacts", { cookie: `${await fresh()}; ${title.split(";")[0]}` })
  ).text();
  expect(list).toContain("Contact Added");
  expect(list.indexOf("</header>")).toBeLessThan(list.indexOf("Contact Added"));
});

const fresh = async () => (await signedInBusiness()).cookie;
