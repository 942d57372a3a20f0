import { beforeEach, describe, expect, it } from "vitest";
import { moveOpportunity } from "~/domains/opportunities/move-opportunity.server";
import { makeOpportunity } from "../support/fixtures/opportunities";
import { callApp, fetchApp, postForm, signedInBusiness } from "../support/harness/app";

type Signed = Awaited<ReturnType<typeof signedInBusiness>>;

let one: Signed;
let id: number;
beforeEach(async () => {
  one = await signedInBusiness({ plan: "corporate" });
  id = (await makeOpportunity(one.ctx, { title: "Roofs", revenue: 100 })).id;
});

const read = async () =>
  (await callApp("GET", `/api/opportunities/${id}`, undefined, one.cookie)).json<Record<string, unknown>>();

describe("a deal card moved to Won", () => {
  it("asks for deal value and close date on a page that returns to the board", async () => {
    const quick = await postForm(
      `/opportunities/${id}/move`,
      { status: "closed_won", from: "new_lead", back: "board" },
      one.cookie,
    );
    const asks = quick.headers.get("location") ?? "";
    expect(asks).toBe(`/opportunities/${id}/move?to=closed_won&from=new_lead&back=board`);
    expect(await read()).toMatchObject({ status: "new_lead" });
    const page = await (await fetchApp(asks, { cookie: one.cookie })).text();
    expect(page).toContain("Deal value");
    expect(page).toContain('value="100"');
    const fields = { status: "closed_won", from: "new_lead", back: "board", isAsked: "on" };
    const won = await postForm(asks, { ...fields, revenue: "1,500.50", closeDate: "2026-12-01" }, one.cookie);
    expect(won.headers.get("location")).toBe(`/opportunities/board?moved=${id}&was=new_lead#card-${id}`);
    expect(await read()).toMatchObject({ status: "closed_won", revenue: 1500.5, closeDate: "2026-12-01" });
  });

  it("accepts deal value and close date in one API request", async () => {
    const fields = { status: "closed_won", from: "new_lead", revenue: 1500.5, closeDate: "2026-12-01" };
    const answer = await callApp("POST", `/api/opportunities/${id}/move`, fields, one.cookie);
    expect(await answer.json()).toMatchObject({ revenue: 1500.5, closeDate: "2026-12-01" });
  });

  it("keeps an unreadable amount, and shows its error", async () => {
    const fields = { status: "closed_won", from: "new_lead", isAsked: "on", revenue: "1.500" };
    const page = await postForm(`/opportunities/${id}/move`, fields, one.cookie);
    const call = { status: "closed_won", revenue: "1.500" };
    const answer = await callApp("POST", `/api/opportunities/${id}/move`, call, one.cookie);
    expect([page.status, answer.status]).toEqual([422, 422]);
    const said = await page.text();
    expect(said).toContain('value="1.500"');
    for (const text of [said, await answer.text()]) expect(text).toContain("Enter an amount in US dollars");
  });
});

describe("undoing a deal's move", () => {
  const won = { status: "closed_won", from: "new_lead", revenue: 1500, closeDate: "2026-12-01" };
  const undoOf = async (path: string) =>
    /name="move" value="(\d+)"/.exec(await (await fetchApp(path, { cookie: one.cookie })).text())?.[1] ?? "";
  const stands = async () => {
    const { updatedAt: _, ...rest } = await read();
    return rest;
  };

  it("restores everything the move changed, by form from its list and by API", async () => {
    const before = await stands();
    const back = "/opportunities?sort=value";
    const fields = { ...won, revenue: "1500", isAsked: "on", back };
    const gone = await postForm(`/opportunities/${id}/move`, fields, one.cookie);
    const list = gone.headers.get("location") ?? "";
    expect(list).toBe(`/opportunities?sort=value&moved=${id}&was=new_lead`);
    const move = await undoOf(list);
    const undone = await postForm(`/opportunities/${id}/move/undo`, { move, back }, one.cookie);
    expect(undone.headers.get("location")).toBe(`/opportunities?sort=value&moved=${id}&was=closed_won`);
    expect(await stands()).toEqual(before);
    const moved = await callApp("POST", `/api/opportunities/${id}/move`, won, one.cookie);
    const { moveId } = await moved.json<{ moveId: number }>();
    const answer = await callApp("POST", `/api/opportunities/${id}/move/undo`, { move: moveId }, one.cookie);
    expect(answer.status).toBe(200);
    expect(await stands()).toEqual(before);
  });

  it("is rejected with the same message if another user has moved the deal since", async () => {
    await moveOpportunity(one.ctx, id, { status: "in_progress" });
    const move = await undoOf(`/opportunities/board?moved=${id}&was=new_lead`);
    await moveOpportunity(one.ctx, id, { status: "qualified" });
    const said = "This deal was moved to “Qualified” elsewhere. Reload and try again.";
    const form = await postForm(`/opportunities/${id}/move/undo`, { move, back: "drop" }, one.cookie);
    expect(form.headers.get("location")).toBe("/opportunities/board");
    const flash = form.headers.get("set-cookie")?.split(";")[0];
    const page = await fetchApp("/opportunities/board", { headers: { cookie: `${one.cookie}; ${flash}` } });
    expect(await page.text()).toContain(said);
    const call = await callApp(
      "POST",
      `/api/opportunities/${id}/move/undo`,
      { move: Number(move) },
      one.cookie,
    );
    expect([call.status, await call.text()]).toEqual([409, said]);
    expect(await read()).toMatchObject({ status: "qualified" });
  });

  it("asks for the lost reason if the stage was changed in a table cell", async () => {
    const quick = { status: "closed_lost", from: "new_lead", back: "/opportunities" };
    const asks =
      (await postForm(`/opportunities/${id}/move`, quick, one.cookie)).headers.get("location") ?? "";
    expect(asks).toBe(`/opportunities/${id}/move?to=closed_lost&from=new_lead&back=%2Fopportunities`);
    const fields = { ...quick, isAsked: "on", lostReason: "Too dear" };
    const lost = await postForm(asks, fields, one.cookie);
    expect(lost.headers.get("location")).toBe(`/opportunities?moved=${id}&was=new_lead`);
    const away = await postForm(
      `/opportunities/${id}/move`,
      { status: "qualified", from: "closed_lost", back: "//evil.test" },
      one.cookie,
    );
    expect(away.headers.get("location")).toBe(`/opportunities/board?moved=${id}&was=closed_lost`);
  });
});

describe("two concurrent moves of one deal", () => {
  it("reject the second by form and API, and let it continue from the new stage", async () => {
    await moveOpportunity(one.ctx, id, { status: "in_progress", from: "new_lead" });
    const late = { status: "qualified", from: "new_lead" };
    const page = await postForm(`/opportunities/${id}/move?to=qualified&from=new_lead`, late, one.cookie);
    const answer = await callApp("POST", `/api/opportunities/${id}/move`, late, one.cookie);
    expect([page.status, answer.status]).toEqual([409, 409]);
    const said = await page.text();
    for (const text of [said, await answer.text()])
      expect(text).toContain("This deal was moved to “In progress” elsewhere. Reload and try again.");
    expect(said).toContain('name="from" value="in_progress"');
    expect(await read()).toMatchObject({ status: "in_progress" });
  });
});

describe("a deal value edited in place", () => {
  const address = () => `/opportunities/${id}/change?cell=revenue&back=%2Fopportunities%3Fsort%3Dvalue`;

  it("is saved by form and API, and the form returns to its list", async () => {
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

  it("is rejected the same way if another user was first, and the form keeps its input", async () => {
    const fields = { cell: "revenue", revenue: "5", "was.revenue": "99" };
    const page = await postForm(address(), fields, one.cookie);
    const call = { revenue: 5, was: { revenue: 99 } };
    const answer = await callApp("PATCH", `/api/opportunities/${id}`, call, one.cookie);
    expect([page.status, answer.status]).toEqual([409, 409]);
    const said = await page.text();
    for (const text of [said, await answer.text()])
      expect(text).toContain("The deal value was updated elsewhere: it is now $100.");
    expect(said).toContain('value="5"');
    expect(said).toContain('name="was.revenue" value="100"');
  });

  it("never redirects to another host", async () => {
    const fields = { cell: "revenue", revenue: "5", "was.revenue": "100" };
    const to = `/opportunities/${id}/change?cell=revenue&back=%2F%2Fevil.test`;
    expect((await postForm(to, fields, one.cookie)).headers.get("location")).toBe(`/opportunities/${id}`);
  });
});
