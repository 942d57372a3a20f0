import { beforeAll, describe, expect, it } from "vitest";
import type { Plan, Role } from "~/core/context";
import { PLANS } from "~/domains/billing/plans/plans";
import { businessNav } from "~/routes/frame/business-nav";
import { screensNamed } from "~/routes/search/screens.server";
import { fetchApp } from "../../support/app";
import { env } from "../../support/context";
import { signUp } from "../../support/people";

const GROUPS = ["Home", "Find", "Reach", "Sell", "Agents", "Grow", "Insight", "Account"];
const groupsOf = (role: Role, plan: Plan = "trial") => businessNav({ role, plan }).groups;
const screensOf = (role: Role) => groupsOf(role).flatMap(({ links }) => links.map(({ label }) => label));

describe("the rail of a business", () => {
  it.each(Object.keys(PLANS) as Plan[])(
    "names each group that has a screen, and hides the others, on the %s plan",
    (plan) => {
      for (const role of ["owner", "member", "viewer"] as const)
        expect(groupsOf(role, plan).map(({ label }) => label)).toEqual(GROUPS);
      for (const { links } of groupsOf("owner", plan)) expect(links.length).toBeGreaterThan(0);
    },
  );

  it("names each screen once", () => {
    const places = groupsOf("owner").flatMap(({ links }) => links.map(({ to }) => to));
    expect(new Set(places).size).toBe(places.length);
    expect(places).toContain("/campaigns/analytics");
  });

  it.each(["owner", "member", "viewer"] as const)("leads a %s to what makes a market grow", (role) => {
    const grow = groupsOf(role).find(({ label }) => label === "Grow");
    expect(grow?.links.map(({ to }) => to)).toEqual(["/marketing", "/social-leads", "/training"]);
  });

  it("leaves out what a viewer can't use, and nothing else", () => {
    const kept = screensOf("viewer");
    expect(screensOf("owner").filter((label) => !kept.includes(label))).toEqual(["Imports", "Usage limits"]);
    expect(screensOf("member")).toEqual(screensOf("owner"));
  });
});

describe("a screen hidden from the role", () => {
  let [owner, viewer] = ["", ""];
  beforeAll(async () => {
    [owner = "", viewer = ""] = await Promise.all(
      ["owner", "viewer"].map(async (role) => {
        const { token, userId } = await signUp();
        await env.DB.prepare("update users set role = ? where id = ?").bind(role, userId).run();
        return `njia=${token}`;
      }),
    );
  });
  const navsOf = async (path: string, cookie: string) => {
    const html = await (await fetchApp(path, { cookie })).text();
    return [...html.matchAll(/<nav[^>]*aria-label="Main.*?<\/nav>/gs)].map(([nav]) => nav).join("");
  };

  // The sheet of a phone is the rail; the bar under it is the second of the two.
  it.each(["/business", "/account"])("stands neither in the rail nor in the sheet of %s", async (path) => {
    expect(await navsOf(path, owner)).toContain('href="/business/imports"');
    const navs = await navsOf(path, viewer);
    expect(navs).toContain('href="/campaigns/analytics"');
    for (const hidden of ["/business/imports", "/account/allowances"])
      expect(navs).not.toContain(`href="${hidden}"`);
  });

  it.each([
    ["/business", "/business"],
    ["/business/tags", undefined],
    ["/business/deletions", undefined],
    ["/business/companies/new", "/business/companies"],
    ["/business/picked/delete", undefined],
    ["/marketing", "/marketing"],
    ["/social-leads/import", "/social-leads"],
    ["/business/picked/delete?back=%2Fbusiness%2Fcontacts%3Fsort%3Dname", "/business/contacts"],
  ])("marks the place of %s in the rail as %s", async (path, place) => {
    const marked = /<a (?=[^>]*aria-current="page")[^>]*href="([^"]*)"/g;
    const [rail = ""] = (await navsOf(path, owner)).split("</nav>");
    expect([...rail.matchAll(marked)].map(([, to]) => to)).toEqual(place ? [place] : []);
  });

  it("is not found by its name", () => {
    const found = (text: string, role: Role) =>
      screensNamed(text, { role, plan: "trial" }).map(({ label }) => label);
    for (const name of ["Imports", "Usage limits", "New campaign", "Connect a mailbox", "Add a company"])
      expect([name, found(name, "owner"), found(name, "viewer")]).toEqual([name, [name], []]);
    expect(found("campaign analytics", "viewer")).toEqual(["Campaign analytics"]);
  });
});
