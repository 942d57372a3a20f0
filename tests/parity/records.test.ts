import { beforeAll, describe, expect, it } from "vitest";
import { getLead, listLeads } from "~/domains/lead-search/leads/leads.server";
import { addAlike, makeSearch, runSearch } from "../support/fixtures/lead-search";
import { callApp, cookieOf, fetchApp, postForm, signedInBusiness } from "../support/harness/app";
import { env, makeBusiness, testContext } from "../support/harness/context";

let cookie = "";
let accountId = 0;
let admin = "";
beforeAll(async () => {
  const business = await signedInBusiness({ plan: "scaleup" });
  cookie = business.cookie;
  accountId = business.account.id;
  const { user } = await makeBusiness();
  await env.DB.prepare("update users set user_type = 'admin', is_admin = 1 where id = ?")
    .bind(user.userId)
    .run();
  admin = await cookieOf(user.userId);
});

type Fields = Record<string, string>;
type Written = Record<string, unknown>;

const last = async (
  table: string,
  where: string,
  ...values: unknown[]
): Promise<Written & { id: number }> => {
  const sql = `select * from ${table} where ${where} order by id desc limit 1`;
  const row = await env.DB.prepare(sql)
    .bind(...values)
    .first<Written & { id: number }>();
  if (!row) throw new Error(`no row of ${table}`);
  return row;
};

const withoutTimes = (sources: unknown) => sources && String(sources).replace(/"at":"[^"]*"/g, "");

/** What rows written by form and by call must have in common: everything but values unique to each. */
const shared = ({ id: _id, ...row }: Written, own: string[]) =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([name]) => !own.includes(name) && !/(_at|_hash)$/.test(name))
      .map(([name, value]) => [name, name === "field_sources" ? withoutTimes(value) : value]),
  );

const both = (form: (fields: Fields) => Promise<Response>, call: (fields: Fields) => Promise<Response>) => [
  { way: "form", send: form },
  { way: "call", send: call },
];

describe("a contact record", () => {
  const fields = { contactName: "Ngozi Obi", contactEmail: "ngozi@shop.test", location: "Lagos, Nigeria" };
  const newest = () => last("contacts", "account_id = ?", accountId);

  it("is added, edited and deleted by form and API with the same result", async () => {
    const rows: Written[] = [];
    for (const { way, send } of both(
      (input) => postForm("/business/contacts/new", input, cookie),
      (input) => callApp("POST", "/api/contacts", input, cookie),
    )) {
      expect((await send(fields)).status).toBe(way === "form" ? 302 : 201);
      const { id } = await newest();
      const change = { ...fields, contactTitle: "Buyer" };
      const changed =
        way === "form"
          ? await postForm(`/business/contacts/${id}`, change, cookie)
          : await callApp("PUT", `/api/contacts/${id}`, change, cookie);
      expect(changed.status).toBe(way === "form" ? 302 : 200);
      rows.push(shared(await newest(), ["search_row", "rowid"]));
      const gone =
        way === "form"
          ? await postForm(`/business/contacts/${id}/delete`, {}, cookie)
          : await callApp("DELETE", `/api/contacts/${id}`, undefined, cookie);
      expect(gone.status).toBe(way === "form" ? 302 : 200);
      expect((await callApp("GET", `/api/contacts/${id}`, undefined, cookie)).status).toBe(404);
      const back =
        way === "form"
          ? await postForm(`/business/contacts/${id}/restore`, {}, cookie)
          : await callApp("POST", `/api/contacts/${id}/restore`, undefined, cookie);
      expect(back.status).toBe(way === "form" ? 302 : 200);
      expect((await callApp("GET", `/api/contacts/${id}`, undefined, cookie)).status).toBe(200);
      await callApp("DELETE", `/api/contacts/${id}`, undefined, cookie);
    }
    expect(rows[0]).toEqual(rows[1]);
  });

  it.each([
    [{ contactName: "" }, "Enter the contact’s name."],
    [{ contactEmail: "nobody" }, "Enter an email address, e.g. amina@example.com."],
    [{ phoneNumber: "12" }, "Enter a phone number, e.g."],
  ])("is rejected with the same message: %j", async (over, words) => {
    for (const { send } of both(
      (input) => postForm("/business/contacts/new", input, cookie),
      (input) => callApp("POST", "/api/contacts", input, cookie),
    )) {
      const answer = await send({ ...fields, ...over });
      expect([answer.status, (await answer.text()).includes(words)]).toEqual([422, true]);
    }
  });
});

describe("a lead search", () => {
  const fields = { searchName: "Solar in Kenya", countries: "KE" };
  const asJson = (input: Fields) => ({ ...input, countries: [input.countries] });
  const newest = () => last("lead_searches", "account_id = ?", accountId);

  it("is created, edited and run by form and API with the same result", async () => {
    const rows: Written[] = [];
    for (const way of ["form", "call"]) {
      const isForm = way === "form";
      const made = isForm
        ? await postForm("/ai-lead-search/new", fields, cookie)
        : await callApp("POST", "/api/ai-lead-searches", asJson(fields), cookie);
      expect(made.status).toBe(isForm ? 302 : 201);
      const { id } = await newest();
      const change = { ...fields, searchName: "Solar in Ghana", countries: "GH" };
      const changed = isForm
        ? await postForm(`/ai-lead-search/${id}/edit`, change, cookie)
        : await callApp("PATCH", `/api/ai-lead-searches/${id}`, asJson(change), cookie);
      expect(changed.status).toBe(isForm ? 302 : 200);
      const run = isForm
        ? await postForm(`/ai-lead-search/${id}/run`, { acceptCost: "on" }, cookie)
        : await callApp("POST", `/api/ai-lead-searches/${id}/run`, {}, cookie);
      expect(run.status).toBeLessThan(400);
      const { run_number, name, criteria } = await newest();
      rows.push({ run_number, name, criteria });
      const deleted = isForm
        ? await postForm(`/ai-lead-search/${id}/delete`, {}, cookie)
        : await callApp("DELETE", `/api/ai-lead-searches/${id}`, undefined, cookie);
      expect(deleted.status).toBeLessThan(500);
    }
    expect(rows[0]).toEqual(rows[1]);
  });

  it("is rejected with the same message without a name", async () => {
    const page = await postForm("/ai-lead-search/new", { ...fields, searchName: "" }, cookie);
    const call = await callApp(
      "POST",
      "/api/ai-lead-searches",
      { ...asJson(fields), searchName: "" },
      cookie,
    );
    expect([page.status, call.status]).toEqual([422, 422]);
    const words = await call.text();
    expect((await page.text()).replaceAll("&#x27;", "'")).toContain(words.split("\n")[0]);
  });
});

describe("a user managed by an administrator", () => {
  const fields = (over: Fields = {}) => ({
    firstName: "Zola",
    lastName: "Dube",
    email: `zola-${crypto.randomUUID()}@shop.test`,
    password: "a good long one",
    userType: "business",
    ...over,
  });
  const ways = both(
    (input) => postForm("/admin/users/new", input, admin),
    (input) => callApp("POST", "/api/admin/users", input, admin),
  );

  it("is created, edited and deleted by form and API with the same result and log entries", async () => {
    const rows: Written[] = [];
    for (const { way, send } of ways) {
      const input = fields();
      expect((await send(input)).status).toBe(way === "form" ? 302 : 201);
      const { id } = await last("users", "email = ?", input.email);
      const { password: _password, ...change } = { ...input, lastName: "Moyo" };
      const changed =
        way === "form"
          ? await postForm(`/admin/users/${id}`, change, admin)
          : await callApp("PATCH", `/api/admin/users/${id}`, { lastName: "Moyo" }, admin);
      expect(changed.status).toBe(way === "form" ? 302 : 200);
      const user = await last("users", "id = ?", id);
      const gone =
        way === "form"
          ? await postForm(`/admin/users/${id}/delete`, {}, admin)
          : await callApp("DELETE", `/api/admin/users/${id}`, undefined, admin);
      expect(gone.status).toBe(way === "form" ? 302 : 204);
      const { results } = await testContext()
        .d1.prepare("select action from audit_log where target = ? order by id")
        .bind(`user:${id}`)
        .all();
      rows.push({ user: shared(user, ["email", "email_key", "account_id"]), log: results });
    }
    expect(rows[0]).toEqual(rows[1]);
  });

  it.each([
    [{ firstName: "" }, "Please fill in all required fields."],
    [{ email: "nobody" }, "Enter an email address, e.g. amina@example.com."],
    [{ password: "123" }, "Password must be at least 6 characters long."],
  ])("is rejected with the same message: %j", async (over, words) => {
    for (const { send } of ways) {
      const answer = await send(fields(over));
      expect([answer.status, (await answer.text()).includes(words)]).toEqual([422, true]);
    }
  });
});

it("a lead is removed and restored by form and API with the same result", async () => {
  const { ctx, cookie: own } = await signedInBusiness({ plan: "scaleup" });
  await addAlike(ctx, 2);
  await runSearch(ctx, (await makeSearch(ctx)).id);
  const { rows } = await listLeads(ctx, { limit: 2 });
  const [one, two] = rows.map(({ id }) => id);
  const calls = `/api/ai-generated-leads/${two}`;
  const page = `/ai-lead-search/leads/${one}`;
  expect((await postForm(`${page}/remove`, {}, own)).status).toBe(302);
  expect((await callApp("DELETE", calls, undefined, own)).status).toBe(200);
  expect((await listLeads(ctx, { limit: 2 })).rows).toEqual([]);
  expect((await postForm(`${page}/remove`, {}, own)).status).toBe(404);
  expect((await callApp("DELETE", calls, undefined, own)).status).toBe(404);
  expect((await postForm(`${page}/restore`, {}, own)).status).toBe(302);
  expect((await callApp("POST", `${calls}/restore`, undefined, own)).status).toBe(200);
  expect((await listLeads(ctx, { limit: 2 })).rows).toEqual(rows);
});

describe("the status and value menus of a lead", () => {
  it("report a changed status, and change the value in a form kept open after errors", async () => {
    const { ctx, cookie: own } = await signedInBusiness({ plan: "scaleup" });
    await addAlike(ctx, 1);
    await runSearch(ctx, (await makeSearch(ctx)).id);
    const id = (await listLeads(ctx, { limit: 1 })).rows[0]?.id ?? 0;
    const here = `/ai-lead-search/leads/${id}`;
    const status = async () => (await getLead(ctx, id)).status;
    const before = await status();
    const done = await postForm(here, { leadId: String(id), from: before, status: "contacted" }, own);
    const location = done.headers.get("location") ?? "";
    expect([done.status, location]).toEqual([302, `${here}?changed=${id}&was=${before}`]);
    const page = await (await fetchApp(location, { cookie: own })).text();
    expect(page).toContain("Status changed to “Contacted”.");
    expect(page.match(/class="button primary/g) ?? []).toHaveLength(1);
    expect(await status()).toBe("contacted");
    const value = { from: "contacted", status: "contacted", estimatedValue: "250", dealProbability: "140" };
    const refused = await postForm(here, value, own);
    expect(refused.status).toBe(422);
    expect(await refused.text()).toMatch(
      /<details class="menu" open="">(?:(?!<details).)*Enter a whole number/s,
    );
    expect((await postForm(here, { ...value, dealProbability: "40" }, own)).status).toBe(302);
    expect(await (await fetchApp(here, { cookie: own })).text()).toContain("$250 · 40%");
    const late = await postForm(here, { ...value, from: before, status: before, dealProbability: "50" }, own);
    expect([late.status, await status()]).toEqual([409, "contacted"]);
  });
});

describe("a lead", () => {
  it("is edited and rejected by form and API with the same result", async () => {
    const { ctx, cookie: own } = await signedInBusiness({ plan: "scaleup" });
    await addAlike(ctx, 2);
    const search = await makeSearch(ctx);
    await runSearch(ctx, search.id);
    const { rows } = await listLeads(ctx, { limit: 2 });
    const [one, two] = rows.map(({ id }) => id);
    const change = { status: "contacted", estimatedValue: "1,200.5", dealProbability: "40" };
    const page = await postForm(`/ai-lead-search/leads/${one}`, change, own);
    const answer = await callApp(
      "PATCH",
      `/api/ai-generated-leads/${two}`,
      { ...change, estimatedValue: 1200.5, dealProbability: 40 },
      own,
    );
    expect([page.status, answer.status]).toEqual([302, 200]);
    const columns = "status, estimated_value, deal_probability";
    const { results } = await env.DB.prepare(`select ${columns} from leads where id in (?, ?)`)
      .bind(one, two)
      .all();
    expect(results[0]).toEqual({ status: "contacted", estimated_value: 120_050, deal_probability: 40 });
    expect(results[1]).toEqual(results[0]);
    for (const bad of [
      { ...change, status: "won over" },
      { ...change, dealProbability: "140" },
    ]) {
      const refusals = [
        await postForm(`/ai-lead-search/leads/${one}`, bad, own),
        await callApp(
          "PATCH",
          `/api/ai-generated-leads/${two}`,
          { status: bad.status, dealProbability: Number(bad.dealProbability) },
          own,
        ),
      ];
      expect(refusals.map(({ status }) => status)).toEqual([422, 422]);
    }
  });
});
