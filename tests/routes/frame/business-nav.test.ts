import { beforeAll, describe, expect, it } from "vitest";
import type { Plan, Role } from "~/core/context";
import { PLANS } from "~/domains/billing/plans/plans";
import { businessNav } from "~/routes/frame/business-nav";
import { screensNamed } from "~/routes/search/screens.server";
import { signUp } from "../../support/fixtures/people";
import { fetchApp } from "../../support/harness/app";
import { env } from "../../support/harness/context";

const ENTRIES = [
  "Home",
  "Search",
  "Companies",
  "Contacts",
  "Campaigns",
  "Inbox",
  "Deals",
  "Agents",
  "Reports",
  "Settings",
];
const entriesOf = (role: Role, plan: Plan = "trial", hasMarketing = false) =>
  businessNav({ role, plan, hasMarketing }).groups.flatMap(({ links }) => links.map(({ label }) => label));

describe("the navigation of a business", () => {
  it.each(Object.keys(PLANS) as Plan[])("has ten entries on the %s plan, for every role", (plan) => {
    for (const role of ["owner", "member", "viewer"] as const) expect(entriesOf(role, plan)).toEqual(ENTRIES);
  });

  it("shows Marketing before Settings once an administrator approved it", () => {
    expect(entriesOf("owner", "trial", true)).toEqual([...ENTRIES.slice(0, -1), "Marketing", "Settings"]);
  });
});

describe("a business screen", () => {
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

  it("is not listed in Settings if it is hidden from the role", async () => {
    const settings = async (cookie: string) => (await fetchApp("/settings", { cookie })).text();
    const [all, some] = [await settings(owner), await settings(viewer)];
    for (const hidden of ["/business/imports", "/account/allowances"]) {
      expect(all).toContain(`href="${hidden}"`);
      expect(some).not.toContain(`href="${hidden}"`);
    }
    expect(some).toContain('href="/mailboxes"');
  });

  it.each([
    ["/business", "/business"],
    ["/business/tags", "/settings"],
    ["/business/deletions", "/settings"],
    ["/business/companies/new", "/business/companies"],
    ["/business/picked/delete", undefined],
    ["/marketing", "/settings"],
    ["/ai-outreach-templates/new", "/campaigns"],
    ["/tasks", "/opportunities"],
    ["/agent-matching", "/agents"],
    ["/dashboard", "/reports"],
    ["/business/picked/delete?back=%2Fbusiness%2Fcontacts%3Fsort%3Dname", "/business/contacts"],
  ])("at %s marks %s as current in the side navigation", async (path, place) => {
    const marked = /<a (?=[^>]*aria-current="page")[^>]*href="([^"]*)"/g;
    const [rail = ""] = (await navsOf(path, owner)).split("</nav>");
    expect([...rail.matchAll(marked)].map(([, to]) => to)).toEqual(place ? [place] : []);
  });

  it.each([
    ["/business", "Home"],
    ["/opportunities", "Opportunities"],
    ["/billing", "Billing"],
    ["/business/companies", "More"],
    ["/settings", "More"],
    ["/team", "More"],
    ["/business/picked/delete", undefined],
  ])("at %s marks %s as current in the bottom bar", async (path, place) => {
    const html = await (await fetchApp(path, { cookie: owner })).text();
    const bar = /<nav[^>]*aria-label="Bottom navigation".*?<\/nav>/s.exec(html)?.[0] ?? "";
    const marked = [...bar.matchAll(/<(a|button) (?=[^>]*aria-current="(page|true)").*?<\/\1>/gs)];
    const seen = marked.map(([entry, tag, current]) => [
      entry.replace(/<[^>]*>/g, ""),
      (tag === "a") === (current === "page"),
    ]);
    expect(seen).toEqual(place ? [[place, true]] : []);
  });

  it("is not found by name in search if it is hidden from the role", () => {
    const found = (text: string, role: Role) =>
      screensNamed(text, { role, plan: "trial" }).map(({ label }) => label);
    for (const name of ["Imports", "Usage limits", "New task", "Connect mailbox", "Add company"])
      expect([name, found(name, "owner"), found(name, "viewer")]).toEqual([name, [name], []]);
    expect(found("campaign analytics", "viewer")).toEqual(["Campaign report"]);
  });
});
