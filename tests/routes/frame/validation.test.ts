import { beforeAll, describe, expect, it } from "vitest";
import { OWN, PUBLIC, WORKING } from "../../e2e/pages";
import { makeAgent } from "../../support/fixtures/commissions";
import { signUpAdmin } from "../../support/fixtures/people";
import { cookieOf, fetchApp, postForm, signedInBusiness } from "../../support/harness/app";

/** Fields that a browser validates itself, unless their form has `novalidate`. */
const CHECKED =
  /<(textarea|input(?![^>]*type="(?:hidden|checkbox|radio|search|range|submit|button)"))\b[^>]*name=/;

/** What a browser would validate before the server does, as "path: tag". */
function nativelyValidated(path: string, html: string): string[] {
  const forms = [...html.matchAll(/<form\b[^>]*method="post"[^>]*>[\s\S]*?<\/form>/g)].map(([form]) => form);
  const open = forms.filter((form) => CHECKED.test(form) && !/^<form\b[^>]*\snovalidate/i.test(form));
  const required = (html.match(/<(?:input|select|textarea)\b[^>]*>/g) ?? []).filter(
    (tag) => /\srequired(?:=|[\s>])/.test(tag) && !tag.includes('type="file"'),
  );
  return [...open, ...required].map((found) => `${path}: ${found.slice(0, 160)}`);
}

async function findingsOf(paths: readonly string[], cookie: string): Promise<string[]> {
  const findings: string[] = [];
  for (const path of paths)
    findings.push(...nativelyValidated(path, await (await fetchApp(path, { cookie })).text()));
  return findings;
}

describe("native browser validation is disabled for forms", () => {
  it("on public pages", async () => expect(await findingsOf(PUBLIC, "")).toEqual([]));

  it("on working screens and the user's account pages", async () => {
    const { cookie } = await signedInBusiness({ plan: "corporate" });
    expect(await findingsOf([...WORKING, ...OWN], cookie)).toEqual([]);
  });

  it("on an agent's pages", async () => {
    const { cookie } = await makeAgent();
    const paths = ["/agent", "/agent/affiliate", "/agent/profile", "/agent-onboarding/profile"];
    expect(await findingsOf(paths, cookie)).toEqual([]);
  });

  it("on the page where an administrator creates a user", async () => {
    const cookie = await cookieOf((await signUpAdmin()).userId);
    expect(await findingsOf(["/admin/users/new"], cookie)).toEqual([]);
  });
});

describe("a form submitted empty", () => {
  let cookies: Record<"visitor" | "business" | "agent" | "admin", string>;
  beforeAll(async () => {
    cookies = {
      visitor: "",
      business: (await signedInBusiness()).cookie,
      agent: (await makeAgent()).cookie,
      admin: await cookieOf((await signUpAdmin()).userId),
    };
  });

  it.each([
    ["/business-login", "visitor", "Please enter both email and password"],
    ["/agent-login", "visitor", "Please enter both email and password"],
    ["/business-signup", "visitor", "Please fill in all required fields."],
    ["/auth/signup", "visitor", "Please fill in all required fields"],
    ["/agent-auth?mode=signup", "visitor", "Please fill in all required fields including password"],
    ["/agent/affiliate", "agent", "Please enter an email address"],
    ["/opportunities/new", "business", "Title is required"],
    ["/campaigns/new", "business", "Please fill in all required fields"],
    ["/agent-matching/new", "business", "Project title is required"],
    ["/admin/users/new", "admin", "Please fill in all required fields."],
  ] as const)(
    "at %s shows the specified message, and marks its required fields",
    async (path, who, words) => {
      const cookie = cookies[who];
      const page = await (await fetchApp(path, { cookie })).text();
      expect([page.includes('aria-required="true"'), /<form[^>]*\snovalidate/i.test(page)]).toEqual([
        true,
        true,
      ]);
      const answer = await postForm(path, {}, cookie);
      expect([answer.status, (await answer.text()).includes(words)]).toEqual([422, true]);
    },
  );
});
