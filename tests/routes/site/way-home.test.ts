import { beforeAll, describe, expect, it } from "vitest";
import { applyAsAgent, signUpAdmin } from "../../support/fixtures/people";
import { cookieOf, fetchApp, signedInBusiness } from "../../support/harness/app";

const ROLES = {
  business: ["/business", "Business Portal"],
  agent: ["/agent", "Agent dashboard"],
  admin: ["/admin", "Administration"],
} as const;
type Role = keyof typeof ROLES;

const linksOf = (html: string) =>
  [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/g)].map(([, to, label = ""]) => [
    to,
    label.replace(/<[^>]*>/g, ""),
  ]);

describe("the link back home", () => {
  const cookies: Partial<Record<Role, string>> = {};
  beforeAll(async () => {
    cookies.business = (await signedInBusiness()).cookie;
    cookies.agent = await cookieOf((await applyAsAgent()).userId);
    cookies.admin = `njia=${(await signUpAdmin()).token}`;
  });

  /** A public page, a page that doesn't exist, and a screen that refuses this role. */
  it.each<[Role, string, number]>([
    ["business", "/solutions", 200],
    ["agent", "/solutions", 200],
    ["admin", "/pricing", 200],
    ["business", "/nothing-here", 404],
    ["agent", "/nothing-here", 404],
    ["admin", "/nothing-here", 404],
    ["business", "/admin", 403],
    ["agent", "/business/contacts", 403],
    ["admin", "/business/contacts", 403],
    ["agent", "/admin", 403],
    ["admin", "/agent", 403],
  ])("leads a signed-in %s home from %s", async (role, path, status) => {
    const answer = await fetchApp(path, { cookie: cookies[role] ?? "" });
    expect(answer.status).toBe(status);
    const links = linksOf(await answer.text());
    const [home, label] = ROLES[role];
    expect(links).toContainEqual([home, label]);
    const others = Object.values(ROLES).filter(([to]) => to !== home);
    for (const [to] of others) expect(links.map(([each]) => each)).not.toContain(to);
    expect(links.map(([, each]) => each)).not.toContain("Business Login");
    expect((await fetchApp(home, { cookie: cookies[role] ?? "" })).status).toBe(200);
  });

  it("points visitors to the sign-in page, also after a signed-in user opened the page", async () => {
    await fetchApp("/solutions", { cookie: cookies.admin ?? "" });
    for (const path of ["/solutions", "/nothing-here"]) {
      const links = linksOf(await (await fetchApp(path)).text());
      expect(links).toContainEqual(["/business-login", "Business Login"]);
      for (const [to] of Object.values(ROLES)) expect(links.map(([each]) => each)).not.toContain(to);
    }
  });

  it("has the same label on account pages", async () => {
    for (const [role, [home, label]] of Object.entries(ROLES))
      expect(
        linksOf(await (await fetchApp("/account", { cookie: cookies[role as Role] ?? "" })).text()),
      ).toContainEqual([home, `Back to ${label}`]);
  });

  it("leads from a missing record to its list, and from a missing company also to hidden companies", async () => {
    const waysOf = async (path: string) =>
      linksOf(await (await fetchApp(path, { cookie: cookies.business ?? "" })).text());
    const ways = await waysOf("/business/companies/999999");
    expect(ways).toContainEqual(["/business/companies", "Go to Companies"]);
    expect(ways).toContainEqual(["/business/companies/hidden", "Go to Hidden companies"]);
    expect(await waysOf("/campaigns/999999")).toContainEqual(["/campaigns", "Go to Campaigns"]);
  });
});
