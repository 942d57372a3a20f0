import { beforeEach, describe, expect, it } from "vitest";
import { moveOpportunity } from "~/domains/opportunities/move-opportunity.server";
import { callApp, fetchApp, postForm, signedInBusiness } from "../support/app";
import { makeOpportunity } from "../support/opportunities";

type Signed = Awaited<ReturnType<typeof signedInBusiness>>;

let one: Signed;
let id: number;
beforeEach(async () => {
  one = await signedInBusiness({ plan: "corporate" });
  id = (await makeOpportunity(one.ctx, { title: "Roofs", revenue: 100 })).id;
});

const read = async () =>
  (await callApp("GET", `/api/opportunities/${id}`, undefined, one.cookie)).json<Record<string, unknown>>();

describe("a card that is moved to Won", () => {
  it("leads to the page that asks for value and day, which brings it back to the board", async () => {
    const quick = await postForm(
      `/opportunities/${id}/move`,
      { status: "closed_won", from: "new_lead", back: "board" },
      one.cookie,
    );
    const asks = quick.headers.get("location") ?? "";
    expect(asks).toBe(`/opportunities/${id}/move?to=closed_won&from=new_lead&back=board`);
    expect(await read()).toMatchObject({ status: "new_lead" });
    const page = await (await fetchApp(asks, { cookie: one.cookie })).text();
    expect(page).toContain("What it is worth");
    expect(page).toContain('value="100"');
    const fields = { status: "closed_won", from: "new_lead", back: "board", isAsked: "on" };
    const won = await postForm(asks, { ...fields, revenue: "1,500.50", closeDate: "2026-12-01" }, one.cookie);
    expect(won.headers.get("location")).toBe(`/opportunities/board?moved=${id}&was=new_lead#card-${id}`);
    expect(await read()).toMatchObject({ status: "closed_won", revenue: 1500.5, closeDate: "2026-12-01" });
  });

  it("by call takes both at once", async () => {
    const fields = { status: "closed_won", from: "new_lead", revenue: 1500.5, closeDate: "2026-12-01" };
    const answer = await callApp("POST", `/api/opportunities/${id}/move`, fields, one.cookie);
    expect(await answer.json()).toMatchObject({ revenue: 1500.5, closeDate: "2026-12-01" });
  });

  it("keeps an amount that can't be read, and says what is wrong with it", async () => {
    const fields = { status: "closed_won", from: "new_lead", isAsked: "on", revenue: "1.500" };
    const page = await postForm(`/opportunities/${id}/move`, fields, one.cookie);
    const call = { status: "closed_won", revenue: "1.500" };
    const answer = await callApp("POST", `/api/opportunities/${id}/move`, call, one.cookie);
    expect([page.status, answer.status]).toEqual([422, 422]);
    const said = await page.text();
    expect(said).toContain('value="1.500"');
    for (const text of [said, await answer.text()]) expect(text).toContain("Write an amount in US dollars");
  });
});

describe("two people who move one card", () => {
  it("the second is told by form and by call, and can move it from where it stands", async () => {
    await moveOpportunity(one.ctx, id, { status: "in_progress", from: "new_lead" });
    const late = { status: "qualified", from: "new_lead" };
    const page = await postForm(`/opportunities/${id}/move?to=qualified&from=new_lead`, late, one.cookie);
    const answer = await callApp("POST", `/api/opportunities/${id}/move`, late, one.cookie);
    expect([page.status, answer.status]).toEqual([409, 409]);
    const said = await page.text();
    for (const text of [said, await answer.text()])
      expect(text).toContain("Somebody has moved this opportunity to “In progress” meanwhile.");
    expect(said).toContain('name="from" value="in_progress"');
    expect(await read()).toMatchObject({ status: "in_progress" });
  });
});

describe("one value that is changed where it stands", () => {
  const address = () => `/opportunities/${id}/change?cell=revenue&back=%2Fopportunities%3Fsort%3Dvalue`;

  it("is written by form and by call, and the form leads back to its list", async () => {
    const page = await (await fetchApp(address(), { cookie: one.cookie })).text();
    expect(page).toContain('name="was.revenue" value="100"');
    const fields = { cell: "revenue", revenue: "1,250", "was.revenue": "100" };
    const saved = await postForm(address(), fields, one.cookie);
    expect([saved.status, saved.headers.get("location")]).toEqual([302, "/opportunities?sort=value"]);
    expect(await read()).toMatchObject({ revenue: 1250 });
    const call = { revenue: 1300, was: { revenue: 1250 } };
    const answer = await callApp("PATCH", `/api/opportunities/${id}`, call, one.cookie);
    expect(await answer.json()).toMatchObject({ revenue: 1300 });
  });

  it("is refused alike where somebody else was first, and what was typed stays", async () => {
    const fields = { cell: "revenue", revenue: "5", "was.revenue": "99" };
    const page = await postForm(address(), fields, one.cookie);
    const call = { revenue: 5, was: { revenue: 99 } };
    const answer = await callApp("PATCH", `/api/opportunities/${id}`, call, one.cookie);
    expect([page.status, answer.status]).toEqual([409, 409]);
    const said = await page.text();
    for (const text of [said, await answer.text()])
      expect(text).toContain("Somebody has changed the value meanwhile: it is $100 now.");
    expect(said).toContain('value="5"');
    expect(said).toContain('name="was.revenue" value="100"');
  });

  it("never leads to another host", async () => {
    const fields = { cell: "revenue", revenue: "5", "was.revenue": "100" };
    const to = `/opportunities/${id}/change?cell=revenue&back=%2F%2Fevil.test`;
    expect((await postForm(to, fields, one.cookie)).headers.get("location")).toBe(`/opportunities/${id}`);
  });
});
