import { beforeAll, describe, expect, it } from "vitest";
import { CompanyInput } from "~/domains/directory/companies/company-input";
import { createCompany } from "~/domains/directory/companies/create-company.server";
import { paths } from "~/paths";
import { BULK_ACTIONS } from "~/paths/bulk/bulk-actions";
import { PANEL_HASH, PANEL_LIST } from "~/paths/record-panel";
import { fetchApp, ORIGIN, signedInBusiness } from "../../support/harness/app";

let one: Awaited<ReturnType<typeof signedInBusiness>>;
let other: Awaited<ReturnType<typeof signedInBusiness>>;
let company: string;
beforeAll(async () => {
  [one, other] = [await signedInBusiness(), await signedInBusiness()];
  const { id } = await createCompany(one.ctx, CompanyInput.parse({ name: "Zuri Pumps", country: "KE" }));
  company = paths.business.company(id);
});

const LIST = "/business/companies?country=KE";
const ROUTE = "routes/companies/company";

const asPanel = (path: string, list = `${LIST}${PANEL_HASH}${company}`) => {
  const [pathname = "", query = ""] = path.split("?");
  return paths.withParameter(`${pathname}.data${query ? `?${query}` : ""}`, PANEL_LIST, list);
};

/** Posts a form as script does. */
const post = (path: string, fields: Record<string, string>, cookie = one.cookie) =>
  fetchApp(path, {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { origin: ORIGIN, "sec-fetch-site": "same-origin", "sec-fetch-dest": "empty" },
    cookie,
  });

const load = (path: string, cookie: string) =>
  fetchApp(`${path}&_routes=${encodeURIComponent(ROUTE)}`, {
    headers: { "sec-fetch-dest": "empty" },
    cookie,
  });

describe("a form in the side panel of a list", () => {
  it("returns to the list with the record open, and reloads both", async () => {
    const answer = await post(asPanel(company), { compose: "note", text: "Called them" });
    expect(answer.status).toBe(202);
    const text = await answer.text();
    expect(text).toContain(`"${LIST}${PANEL_HASH}${company}"`);
    expect(text).toContain('"revalidate"');
  });

  it("keeps the result parameters of the record's URL", async () => {
    const tag = paths.withQuery(BULK_ACTIONS.tag, { back: company });
    const answer = await post(asPanel(tag), { companyIds: company.split("/").at(-1) ?? "", tag: "Fair" });
    expect(await answer.text()).toMatch(`"${LIST}${PANEL_HASH}${company}?tagged=`);
  });

  it("redirects to the record's page if the list is invalid or no record is open", async () => {
    for (const list of [`https://evil.test/${PANEL_HASH}${company}`, LIST, `${LIST}${PANEL_HASH}/settings`]) {
      const answer = await post(asPanel(company, list), { compose: "note", text: "Called again" });
      expect(await answer.text()).toContain(`"${company}"`);
    }
  });
});

describe("the record in the side panel", () => {
  it("shows the same data as the record's page", async () => {
    expect(await (await load(asPanel(company), one.cookie)).text()).toContain("Zuri Pumps");
  });

  it("shows another business that the record was not found", async () => {
    const answer = await load(asPanel(company), other.cookie);
    expect(answer.status).toBe(200);
    const text = await answer.text();
    expect(text).toContain('"refused"');
    expect(text).not.toContain("Zuri Pumps");
  });

  it("returns the page's own status when opened as a document", async () => {
    const answer = await fetchApp(
      paths.withParameter(company, PANEL_LIST, `${LIST}${PANEL_HASH}${company}`),
      {
        headers: { "sec-fetch-dest": "document" },
        cookie: other.cookie,
      },
    );
    expect(answer.status).toBe(404);
  });
});
