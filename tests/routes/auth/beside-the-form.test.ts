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

describe("beside the form of a sign-up", () => {
  it.each(["/business-signup", "/auth/signup", "/agent-auth?mode=signup"])(
    "stands what happens next, and the terms: %s",
    async (path) => {
      const html = await textOf(path);
      expect(html).toContain("What happens next");
      expect(html).toMatch(/you agree to the <a [^>]*href="\/terms"/);
    },
  );
});

describe("beside the form of a log-in", () => {
  it.each(["/business-login", "/auth", "/agent-login", "/agent-auth?mode=login"])(
    "stands what happens next, and the terms that were agreed to: %s",
    async (path) => {
      const html = await textOf(path);
      expect(html).toMatch(
        /What happens next.*two-factor authentication.*You agreed to the <a [^>]*href="\/terms"/s,
      );
    },
  );
});

describe("the plan that was clicked", () => {
  it("goes along from the prices to the form, and is said when the trial begins", async () => {
    expect(await textOf("/pricing?billing=annual")).toContain(
      'href="/business-signup?plan=scaleup&amp;billing=annual"',
    );
    expect(await textOf("/business-signup?plan=scaleup&billing=annual")).toContain(
      "You chose Scale-up, $2,870.40 a year.",
    );
    const answer = await postForm("/business-signup?plan=startup", person());
    expect(answer.status).toBe(302);
    expect(flashOf(answer)).toContain("You chose Startup, $99 a month.");
  });

  it.each(["", "?plan=", "?plan=trial", "?plan=__proto__", "?plan=toString", `?plan=${"x".repeat(3000)}`])(
    "is none where the address names none: %s",
    async (query) => {
      expect(await textOf(`/business-signup${query}`)).not.toContain("You chose");
    },
  );
});

describe("the optional fields at the sign-up of a business", () => {
  const foldIn = (html: string) => /<details class="fold"[^>]*><summary>Phone, company/.exec(html)?.[0] ?? "";

  it("is folded until something in it was typed", async () => {
    expect(foldIn(await textOf("/business-signup"))).not.toContain("open");
    const sent = { ...person(), confirmPassword: "another one", hqCountry: "KE" };
    const answer = await postForm("/business-signup", sent);
    expect(answer.status).toBe(422);
    expect(foldIn(await answer.text())).toContain("open");
  });
});
