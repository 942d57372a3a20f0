import { beforeAll, describe, expect, it } from "vitest";
import { makeTemplate } from "../../support/fixtures/campaigns";
import { makeSearch } from "../../support/fixtures/lead-search";
import { fetchApp, postForm, signedInBusiness } from "../../support/harness/app";

let me: Awaited<ReturnType<typeof signedInBusiness>>;
beforeAll(async () => {
  me = await signedInBusiness({ plan: "scaleup" });
});

const open = async (path: string) =>
  (await (await fetchApp(path, { cookie: me.cookie })).text()).replaceAll("<!-- -->", "");
const flashOf = (answer: Response) => decodeURIComponent(answer.headers.getSetCookie().join());

describe("the specified texts", () => {
  it("for empty lists appear on each screen", async () => {
    const search = await makeSearch(me.ctx);
    const one = `/ai-lead-search/${search.id}`;
    const fresh = await signedInBusiness();
    const none = async (path: string) => (await fetchApp(path, { cookie: fresh.cookie })).text();
    for (const [html, words] of [
      [await open("/business/companies?search=zzqxv"), "No companies found matching your criteria."],
      [await open("/business/contacts?search=zzqxv"), "No contacts found matching your criteria."],
      [await none("/ai-lead-search"), "No searches created yet"],
      [await none("/ai-outreach-templates"), "No templates created yet"],
      [await none("/campaigns"), "No campaigns created yet"],
      [await none("/opportunities"), "No opportunities found"],
      [await open(one), "No leads found for this search."],
      [await open(`${one}?band=sure`), "No leads found for the selected filters."],
    ] as const)
      expect([words, html.includes(words)]).toEqual([words, true]);
  });

  it("for successes are the title of the next screen's message", async () => {
    const templateId = String(await makeTemplate(me.ctx));
    for (const [path, fields, title] of [
      [
        "/business/contacts/new",
        { contactName: "Amina", companyName: "Soko", source: "Fair" },
        "Contact Added",
      ],
      ["/ai-lead-search/new", { searchName: "Solar", countries: "KE" }, "Lead Search Created"],
      ["/business/campaigns", { name: "First", templateId }, "Campaign created successfully"],
      ["/opportunities/new", { title: "Pumps", region: "Kenya" }, "Opportunity Created"],
      [
        "/ai-outreach-templates/new",
        { name: "Hello", templateType: "cold_email", subject: "Hello", content: "Hello {{firstName|there}}" },
        "Template created successfully",
      ],
    ] as [string, Record<string, string>, string][]) {
      const answer = await postForm(path, fields, me.cookie);
      expect([path, answer.status, flashOf(answer).includes(`"title":"${title}"`)]).toEqual([
        path,
        302,
        true,
      ]);
    }
  });

  it("for missing fields appear in the form, below its title", async () => {
    for (const [path, fields, words] of [
      [
        "/ai-lead-search/new",
        { countries: "KE" },
        ["Failed to create lead search", "Please enter a search name"],
      ],
      ["/business", { countries: "KE" }, ["Failed to create lead search", "Please enter a search name"]],
      ["/business", { searchName: "Solar" }, ["Failed to create lead search", "Choose an industry, country"]],
      ["/opportunities/new", { title: "", region: "" }, ["Title is required", "Region is required"]],
      [
        "/business/campaigns",
        { name: "" },
        ["Failed to create campaign", "Please fill in all required fields"],
      ],
    ] as [string, Record<string, string>, string[]][]) {
      const answer = await postForm(path, fields, me.cookie);
      const html = await answer.text();
      expect([path, answer.status, words.filter((word) => !html.includes(word))]).toEqual([path, 422, []]);
    }
  });

  it("name the sections of the portal, lead search and outreach", async () => {
    for (const [path, named] of [
      ["/business", ["AI Discovery", "All Companies", "Templates", "Campaigns", "Next meetings and tasks"]],
      ["/business-portal", ["Search name", "Industries", "Countries", "Company sizes"]],
      ["/business/companies", ["Companies", "Decision makers", "Countries", "Industries"]],
      ["/ai-lead-search", ["Search Campaigns", "Search Results"]],
      ["/ai-outreach-templates", ["My Templates", "Create New"]],
      ["/campaigns", ["Campaigns", "Analytics", "New campaign"]],
    ] as const) {
      const html = await open(path);
      expect([path, named.filter((match) => !html.toLowerCase().includes(match.toLowerCase()))]).toEqual([
        path,
        [],
      ]);
    }
  });

  it("redirect the portal's templates URL to the only templates page", async () => {
    const answer = await fetchApp("/business/templates", { cookie: me.cookie, redirect: "manual" });
    expect([answer.status, answer.headers.get("location")]).toEqual([302, "/ai-outreach-templates"]);
    const tabs = await open("/business");
    for (const to of ["/ai-outreach-templates", "/campaigns"]) expect(tabs).toContain(`href="${to}"`);
  });
});
