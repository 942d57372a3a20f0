import { beforeEach, describe, expect, it } from "vitest";
import { makeOpportunity } from "../../support/fixtures/opportunities";
import { callApp, fetchApp, postForm, signedInBusiness } from "../../support/harness/app";

type Signed = Awaited<ReturnType<typeof signedInBusiness>>;
interface View {
  id: number;
  name: string;
  query: string;
  path: string;
}

let one: Signed;
let two: Signed;
beforeEach(async () => {
  [one, two] = [await signedInBusiness(), await signedInBusiness()];
});

const viewsOf = async ({ cookie }: Signed) =>
  (await callApp("GET", "/api/saved-views?list=opportunities", undefined, cookie)).json<View[]>();
const pageOf = async (path: string, { cookie }: Signed) =>
  (await (await fetchApp(path, { cookie })).text()).replaceAll("<!-- -->", "");

describe("saved views by form and API", () => {
  it("are saved, listed and deleted with the same result", async () => {
    const fields = { list: "opportunities", name: "Big ones", query: "sort=value&columns=value&cursor=4" };
    const form = await postForm("/views?list=opportunities", fields, one.cookie);
    const made = await callApp("POST", "/api/saved-views", fields, two.cookie);
    expect([form.status, form.headers.get("location"), made.status]).toEqual([
      302,
      "/opportunities?sort=value&columns=value",
      201,
    ]);
    const [mine, theirs] = [await viewsOf(one), await viewsOf(two)];
    const told = ({ name, query, path }: View) => ({ name, query, path });
    expect(mine.map(told)).toEqual(theirs.map(told));
    expect(await pageOf("/views?list=opportunities", one)).toContain("Big ones");
    const back = "/views?list=opportunities&query=sort%3Dvalue%26columns%3Dvalue&deleted=Big+ones";
    const gone = await postForm(`/views/saved/${mine[0]?.id}/delete`, {}, one.cookie);
    const deleted = await callApp("DELETE", `/api/saved-views/${theirs[0]?.id}`, undefined, two.cookie);
    expect([gone.headers.get("location"), deleted.status]).toEqual([back, 200]);
    expect(await pageOf(back, one)).toContain("“Big ones” was deleted.");
    expect([await viewsOf(one), await viewsOf(two)]).toEqual([[], []]);
  });

  it("are renamed with the same result, but not to another view's name", async () => {
    for (const { cookie } of [one, two])
      for (const name of ["Big ones", "Small ones"])
        await callApp(
          "POST",
          "/api/saved-views",
          { list: "opportunities", name, query: "sort=value" },
          cookie,
        );
    const [mine, theirs] = [await viewsOf(one), await viewsOf(two)];
    const form = await postForm(`/views/saved/${mine[0]?.id}/rename`, { name: "Huge ones" }, one.cookie);
    const path = `/api/saved-views/${theirs[0]?.id}`;
    const call = await callApp("PATCH", path, { name: "Huge ones" }, two.cookie);
    expect([form.headers.get("location"), call.status]).toEqual(["/views?list=opportunities", 200]);
    const names = async (who: Signed) => (await viewsOf(who)).map(({ name }) => name);
    expect([await names(one), await names(two)]).toEqual([
      ["Huge ones", "Small ones"],
      ["Huge ones", "Small ones"],
    ]);
    const taken = await callApp("PATCH", path, { name: "Small ones" }, two.cookie);
    expect([taken.status, await taken.text()]).toEqual([
      409,
      "A view named “Small ones” already exists for this list. Choose another name.",
    ]);
    expect(await names(two)).toEqual(["Huge ones", "Small ones"]);
    expect((await callApp("PATCH", path, { name: "Mine" }, one.cookie)).status).toBe(404);
  });

  it("are tabs after “All”: at most five, including the open one", async () => {
    await makeOpportunity(one.ctx, { title: "Roofs" });
    for (let n = 1; n <= 7; n += 1)
      await callApp(
        "POST",
        "/api/saved-views",
        { list: "opportunities", name: `View ${n}`, query: `sort=value&since=2026-01-0${n}` },
        one.cookie,
      );
    const tabsOf = async (path: string) => {
      const [nav = ""] =
        /<nav[^>]*aria-label="Saved views"[\s\S]*?<\/nav>/.exec(await pageOf(path, one)) ?? [];
      return [...nav.matchAll(/<a([^>]*)>([^<]*)<\/a>/g)].map(
        ([, attributes = "", name]) =>
          `${name}${attributes.includes('aria-current="page"') ? " (open)" : ""}`,
      );
    };
    const first = ["View 1", "View 2", "View 3", "View 4"];
    expect(await tabsOf("/opportunities")).toEqual(["All (open)", ...first, "View 5"]);
    // The order of the query's parameters doesn't matter.
    expect(await tabsOf("/opportunities?since=2026-01-07&sort=value")).toEqual([
      "All",
      ...first,
      "View 7 (open)",
    ]);
    expect(await tabsOf("/opportunities?sort=value")).toEqual(["All", ...first, "View 5"]);
    const page = await pageOf("/opportunities", one);
    expect(page).toContain("Rename or delete views");
    expect(page).toContain(">View 7</a>");
    expect(await pageOf("/opportunities", two)).not.toContain('aria-label="Saved views"');
  });

  it("are rejected with the same message, and the form keeps its input", async () => {
    const fields = { list: "opportunities", name: "x".repeat(61), query: "" };
    const page = await postForm("/views?list=opportunities", fields, one.cookie);
    const call = await callApp("POST", "/api/saved-views", fields, two.cookie);
    expect([page.status, call.status]).toEqual([422, 422]);
    const said = await page.text();
    expect(said).toContain(fields.name);
    for (const text of [said, await call.text()]) expect(text).toContain("Use at most 60 characters.");
    expect((await fetchApp("/views?list=passwords", { cookie: one.cookie })).status).toBe(422);
  });
});

describe("the columns of a list", () => {
  it("follow the URL; an unknown column is named, and the others are shown", async () => {
    await makeOpportunity(one.ctx, { title: "Roofs" });
    const page = await pageOf("/opportunities?columns=stage,margin&dense=1", one);
    expect(page).toContain("No longer available: “margin”.");
    expect(page).toMatch(/<th[^>]*>Stage<\/th>/);
    expect(page).not.toMatch(/<th[^>]*>Owner<\/th>/);
    expect(page).toContain('class="list dense"');
    expect(page).toContain("Roofs");
    expect(page).toContain('name="columns" value="stage,margin"');
  });

  it("are offered with the current ones checked, and the filter is kept", async () => {
    const page = await pageOf(
      `/views?list=opportunities&query=${encodeURIComponent("status=qualified&columns=stage")}`,
      one,
    );
    expect(page).toContain('<input type="hidden" name="status" value="qualified"/>');
    expect(page).toMatch(/value="stage"[^>]*checked|checked[^>]*value="stage"/);
    expect(page).not.toMatch(/value="owner"[^>]*checked|checked[^>]*value="owner"/);
  });
});
