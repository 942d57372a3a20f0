import { describe, expect, it } from "vitest";
import { PASSWORD } from "../../support/fixtures/people";
import { fetchApp, postForm } from "../../support/harness/app";

const textOf = async (path: string) => (await (await fetchApp(path)).text()).replaceAll("<!-- -->", "");
const flashOf = (answer: Response) => decodeURIComponent(answer.headers.getSetCookie().join("; "));

const person = () => ({
  firstName: "Kofi",
  lastName: "Mensah",
  email: `kofi-${crypto.randomUUID()}@shop.test`,
  password: PASSWORD,
  confirmPassword: PASSWORD,
});

const PICTURE =
  /<aside [^>]*><picture class="max-lg:hidden"><source [^>]*-dark-1280\.webp[^>]*><img [^>]*-light-1280\.webp" alt="[^"]{20,}" width="1280" height="720" loading="lazy"/;

describe("the panel beside a sign-up form", () => {
  it.each(["/business-signup", "/auth/signup", "/agent-auth?mode=signup"])(
    "shows a product picture on wide screens only, and the terms: %s",
    async (path) => {
      const html = await textOf(path);
      expect(html).toMatch(PICTURE);
      expect(html).toMatch(/you agree to the <a [^>]*href="\/terms"/);
    },
  );
});

describe("the panel beside a login form", () => {
  it.each(["/business-login", "/auth", "/agent-login", "/agent-auth?mode=login"])(
    "shows a product picture, and the terms that the user agreed to: %s",
    async (path) => {
      const html = await textOf(path);
      expect(html).toMatch(PICTURE);
      expect(html).toMatch(/You agreed to the <a [^>]*href="\/terms"/);
    },
  );

  it("shows no picture if the browser asks to save data", async () => {
    const html = await (await fetchApp("/business-login", { headers: { "save-data": "on" } })).text();
    expect(html).not.toContain("<picture");
  });
});

describe("the plan selected on the pricing page", () => {
  it("is kept from pricing to sign-up, and named when the trial starts", async () => {
    expect(await textOf("/pricing?billing=annual")).toContain(
      'href="/business-signup?plan=scaleup&amp;billing=annual"',
    );
    expect(await textOf("/business-signup?plan=scaleup&billing=annual")).toContain(
      "You chose Scale-up, $2,870.40 per year.",
    );
    const answer = await postForm("/business-signup?plan=startup", person());
    expect(answer.status).toBe(302);
    expect(flashOf(answer)).toContain("You chose Startup, $99 per month.");
  });

  it.each(["", "?plan=", "?plan=trial", "?plan=__proto__", "?plan=toString", `?plan=${"x".repeat(3000)}`])(
    "is not shown if the URL names no valid plan: %s",
    async (query) => {
      expect(await textOf(`/business-signup${query}`)).not.toContain("You chose");
    },
  );
});

describe("the optional fields of business sign-up", () => {
  const foldIn = (html: string) => /<details class="fold"[^>]*><summary>Phone, company/.exec(html)?.[0] ?? "";

  it("are collapsed until one of them is filled in", async () => {
    expect(foldIn(await textOf("/business-signup"))).not.toContain("open");
    const sent = { ...person(), confirmPassword: "another one", hqCountry: "KE" };
    const answer = await postForm("/business-signup", sent);
    expect(answer.status).toBe(422);
    expect(foldIn(await answer.text())).toContain("open");
  });
});
