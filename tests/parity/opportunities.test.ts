import { beforeEach, describe, expect, it } from "vitest";
import { makeLead, makeOpportunity, totalsOf } from "../support/fixtures/opportunities";
import { callApp, fetchApp, postForm, signedInBusiness } from "../support/harness/app";
import { env } from "../support/harness/context";

type Signed = Awaited<ReturnType<typeof signedInBusiness>>;
type Fields = Record<string, unknown>;

let one: Signed;
let two: Signed;
beforeEach(async () => {
  [one, two] = [await signedInBusiness({ plan: "corporate" }), await signedInBusiness({ plan: "corporate" })];
});

const NOT_SHARED =
  /^(id|account_id|opportunity_id|created_by|owner_id|by_user_id|lead_id|company_id|company_name|title|.*_at|at)$/;

/** Every row of an account in a table, without values unique to that account. */
async function rowsOf(table: string, { account }: Signed) {
  const { results } = await env.DB.prepare(`select * from ${table} where account_id = ? order by rowid`)
    .bind(account.id)
    .all<Fields>();
  return results.map((row) =>
    Object.fromEntries(
      Object.entries(row)
        .filter(([name]) => !NOT_SHARED.test(name))
        // Start times of a stage may differ by a second.
        .map(([name, value]) => [
          name,
          typeof value === "string" ? value.replace(/"\w+At":\d+/g, "") : value,
        ]),
    ),
  );
}

async function expectAlike(...tables: string[]) {
  for (const table of tables) expect(await rowsOf(table, one)).toEqual(await rowsOf(table, two));
  for (const { account } of [one, two]) {
    const { kept, counted } = await totalsOf(account.id);
    expect(kept).toEqual(counted);
  }
}

const texts = (fields: Fields) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value ?? "")]));

/** Runs the same command by form for one business and by call for another. */
async function byBoth(
  form: (fields: Record<string, string>, cookie: string) => Promise<Response>,
  call: (fields: Fields, cookie: string) => Promise<Response>,
  fields: Fields = {},
) {
  return [await form(texts(fields), one.cookie), await call(fields, two.cookie)] as const;
}

const SAME = [
  "opportunities",
  "opportunity_events",
  "opportunity_totals",
  "opportunity_monthly_totals",
  "tasks",
];

describe("opportunities by form and API", () => {
  it("are created, edited, moved, deleted and restored, with notes, with the same result", async () => {
    const fields = {
      title: "Roofs",
      region: "Kenya",
      revenue: 2500.25,
      probability: 40,
      closeDate: "2027-02-01",
    };
    const [page, made] = await byBoth(
      (input, cookie) => postForm("/opportunities/new", input, cookie),
      (input, cookie) => callApp("POST", "/api/opportunities", { ...input, ownerId: null }, cookie),
      fields,
    );
    expect([page.status, made.status]).toEqual([302, 201]);
    const formId = Number(page.headers.get("location")?.split("/").pop());
    const {
      id: callId,
      revenue,
      status,
    } = await made.json<{ id: number; revenue: number; status: string }>();
    expect([revenue, status]).toEqual([2500.25, "new_lead"]);
    const steps: [string, string, string, Fields, Fields?][] = [
      ["/edit", "PATCH", "", { ...fields, title: "Roofs and walls", revenue: 3000, ownerId: null }],
      ["/move", "POST", "/move", { status: "qualified", from: "new_lead" }],
      ["/move", "POST", "/move", { status: "closed_lost", lostReason: "Too dear" }],
      ["", "POST", "/notes", { text: "They may come back.\nIn spring." }],
      ["/delete", "DELETE", "", {}],
      ["/restore", "POST", "/restore", {}],
    ];
    for (const [path, method, callPath, input] of steps) {
      const answers = await byBoth(
        (record, cookie) => postForm(`/opportunities/${formId}${path}`, record, cookie),
        (fields, cookie) =>
          callApp(
            method,
            `/api/opportunities/${callId}${callPath}`,
            method === "DELETE" ? undefined : fields,
            cookie,
          ),
        input,
      );
      expect([path, answers[0].status, answers[1].status < 300]).toEqual([path, 302, true]);
      await expectAlike(...SAME);
    }
  });

  it.each([
    ["/opportunities/new", "/api/opportunities", { region: "Kenya", title: "" }, "Title is required"],
    ["/opportunities/new", "/api/opportunities", { title: "Roofs", region: "" }, "Region is required"],
    [
      "/opportunities/new",
      "/api/opportunities",
      { title: "Roofs", region: "Kenya", revenue: -5 },
      "Enter an amount",
    ],
    [
      "/opportunities/new",
      "/api/opportunities",
      { title: "Roofs", region: "Kenya", status: "closed_lost" },
      "Enter a loss reason.",
    ],
    ["/tasks/new", "/api/tasks", { title: "", dueAt: "2026-12-01T09:00" }, "Enter a task."],
    ["/tasks/new", "/api/tasks", { title: "Call", dueAt: "2026-02-31T09:00" }, "Enter a date and time"],
  ])("show the same message at %s and %s for the invalid input %j", async (form, call, fields, words) => {
    const [page, answer] = await byBoth(
      (input, cookie) => postForm(form, input, cookie),
      (input, cookie) => callApp("POST", call, input, cookie),
      fields,
    );
    expect([page.status, answer.status]).toEqual([422, 422]);
    expect(await page.text()).toContain(words);
    expect(await answer.text()).toContain(words);
    for (const who of [one, two]) expect(await rowsOf("opportunities", who)).toEqual([]);
  });

  it.each([
    "1,500,000",
    "1 500 000",
    "1\u202f500\u202f000",
    "1\u00a0500\u00a0000",
    "1’500’000.00",
    " 1500000 ",
  ])("accept an amount with any common thousands separator: %j", async (revenue) => {
    const fields = { title: "Roofs", region: "Kenya" };
    const answers = [
      await postForm("/opportunities/new", { ...fields, revenue }, one.cookie),
      await callApp(
        "POST",
        "/api/opportunities",
        { ...fields, revenue: 1_500_000, ownerId: null },
        two.cookie,
      ),
    ];
    expect(answers.map(({ status }) => status)).toEqual([302, 201]);
    await expectAlike("opportunities", "opportunity_totals");
  });

  it.each(["1500000,50", "1.500.000", "1.500", "1,500 000", "15,00,000", "1e6", "0x10", "a lot", "-1"])(
    "reject an ambiguous or invalid amount, and the form keeps it: %j",
    async (revenue) => {
      const fields = { title: "Roofs", region: "Kenya", revenue };
      const page = await postForm("/opportunities/new", fields, one.cookie);
      const answer = await callApp("POST", "/api/opportunities", fields, two.cookie);
      expect([page.status, answer.status]).toEqual([422, 422]);
      const said = await page.text();
      expect(said).toContain(`value="${revenue}"`);
      for (const text of [said, await answer.text()]) expect(text).toContain("e.g. 2500 or 1,500,000.50");
    },
  );

  it("are created from a lead in one step, and a repeated request returns the existing one", async () => {
    const [mine, theirs] = [await makeLead(one.ctx), await makeLead(two.ctx)];
    for (const _ of [1, 2]) {
      const [page, answer] = await byBoth(
        (_input, cookie) => postForm(`/ai-lead-search/leads/${mine.id}/opportunity`, {}, cookie),
        (_input, cookie) =>
          callApp(
            "POST",
            "/api/opportunities",
            { title: theirs.companyName, region: "Kenya", leadId: theirs.id },
            cookie,
          ),
      );
      expect([page.status, answer.status]).toEqual([302, 201]);
    }
    const count = await env.DB.prepare("select count(*) as n from opportunities where account_id in (?, ?)")
      .bind(one.account.id, two.account.id)
      .first("n");
    expect(count).toBe(2);
    await expectAlike("opportunity_totals");
    const page = await fetchApp(`/ai-lead-search/leads/${mine.id}`, { cookie: one.cookie });
    expect(await page.text()).toContain("View deal");
  });

  it("get tasks that are added, edited, completed and reopened with the same result", async () => {
    const fields = { title: "Call them", dueAt: "2027-01-05T10:30" };
    const [page, made] = await byBoth(
      (input, cookie) => postForm("/tasks/new", input, cookie),
      (input, cookie) => callApp("POST", "/api/tasks", input, cookie),
      fields,
    );
    expect([page.status, made.status]).toEqual([302, 201]);
    const { id: callId } = await made.json<{ id: number }>();
    const formId = await env.DB.prepare("select id from tasks where account_id = ?")
      .bind(one.account.id)
      .first("id");
    const mine = { assignedTo: one.user.userId };
    expect(
      (await postForm(`/tasks/${formId}`, texts({ ...fields, ...mine, title: "Visit" }), one.cookie)).status,
    ).toBe(302);
    expect((await callApp("PATCH", `/api/tasks/${callId}`, { title: "Visit" }, two.cookie)).status).toBe(200);
    for (const isDone of [true, false]) {
      await postForm(`/tasks/${formId}/done`, { isDone: isDone ? "on" : "" }, one.cookie);
      await callApp("PATCH", `/api/tasks/${callId}`, { isDone }, two.cookie);
      const done = "select done_at is not null as done from tasks where id = ?";
      for (const id of [formId, callId])
        expect(await env.DB.prepare(done).bind(id).first("done")).toBe(isDone ? 1 : 0);
    }
    await postForm(`/tasks/${formId}/delete`, {}, one.cookie);
    await callApp("DELETE", `/api/tasks/${callId}`, undefined, two.cookie);
    for (const who of [one, two]) expect(await rowsOf("tasks", who)).toEqual([]);
  });

  it("return to the page whose button was clicked", async () => {
    const { ctx, cookie, account } = one;
    const { id } = await makeOpportunity(ctx, { title: "Roofs" });
    await callApp("POST", "/api/tasks", { title: "Call", dueAt: "2027-01-05", opportunityId: id }, cookie);
    const task = await env.DB.prepare("select id from tasks where account_id = ?")
      .bind(account.id)
      .first("id");
    const goes = async (path: string, input: Record<string, string>) =>
      (await postForm(path, input, cookie)).headers.get("location");
    expect(await goes(`/tasks/${task}/done`, { isDone: "on", back: "list" })).toBe(`/tasks?done=${task}`);
    expect(await goes(`/tasks/${task}/done`, { isDone: "" })).toBe(`/opportunities/${id}`);
    expect(await goes(`/opportunities/${id}/move`, { status: "qualified", back: "board" })).toBe(
      `/opportunities/board?moved=${id}&was=new_lead#card-${id}`,
    );
    const dropped = await goes(`/opportunities/${id}/move`, {
      status: "in_progress",
      from: "qualified",
      back: "drop",
    });
    expect(dropped).toBe(`/opportunities/board?moved=${id}&was=qualified`);
    const board = await (await fetchApp(dropped ?? "", { cookie })).text();
    expect(board.replaceAll("<!-- -->", "")).toContain("“Roofs” was moved to In progress.");
    // The note's own button undoes the move; then the note is gone.
    await goes(`/opportunities/${id}/move`, { status: "qualified", from: "in_progress", back: "drop" });
    expect(await (await fetchApp(dropped ?? "", { cookie })).text()).not.toContain("was moved to");
  });

  it("are not generated without replies, and the API reports it", async () => {
    const [page, answer] = await byBoth(
      (_input, cookie) => postForm("/opportunities/generate", {}, cookie),
      (_input, cookie) => callApp("POST", "/api/opportunities/generate", {}, cookie),
    );
    expect(page.status).toBe(302);
    expect(await answer.json()).toMatchObject({
      opportunities: [],
      message: expect.stringContaining("All interested replies"),
    });
    await expectAlike(...SAME);
  });

  it("are shown on list, board and forecast, and listed in pages with the exact total", async () => {
    const { ctx, cookie } = one;
    for (let n = 0; n < 52; n += 1) await makeOpportunity(ctx, { title: `Deal ${n}`, revenue: n });
    const list = await callApp("GET", "/api/opportunities?sort=value", undefined, cookie);
    expect([list.headers.get("x-total-count"), (await list.json<Fields[]>()).length]).toEqual(["52", 50]);
    expect(list.headers.get("link")).toContain('rel="next"');
    for (const [path, words] of [
      ["/opportunities", "50 on this page, 52 deals in total"],
      ["/opportunities?search=deal+5", "Deal 51"],
      ["/opportunities?search=nothing", "No opportunities found"],
      ["/opportunities/board", "Show all 52 deals"],
      ["/opportunities/forecast", "No close date"],
      ["/tasks", "Add a task to get a reminder"],
      ["/notifications", "No unread notifications"],
    ] as const)
      expect((await (await fetchApp(path, { cookie })).text()).replaceAll("<!-- -->", "")).toContain(words);
    const csv = await (await fetchApp("/opportunities.csv", { cookie })).text();
    expect(csv.trim().split("\r\n")).toHaveLength(53);
  });
});
