import { beforeEach, expect, it } from "vitest";
import { addCompanies } from "../../support/fixtures/companies";
import { callApp, fetchApp, postForm, signedInBusiness } from "../../support/harness/app";

type Signed = Awaited<ReturnType<typeof signedInBusiness>>;

let one: Signed;
let two: Signed;
beforeEach(async () => {
  [one, two] = [await signedInBusiness({ plan: "corporate" }), await signedInBusiness({ plan: "corporate" })];
});

async function people({ ctx, cookie }: Signed) {
  const companyId = (await addCompanies(ctx, [{ name: "Jua Solar" }]))[0]?.id ?? 0;
  const person = { contactName: "Amina", companyName: "Jua Solar" };
  const { id } = await (await callApp("POST", "/api/contacts", person, cookie)).json<{ id: number }>();
  return { companyId, contactId: id };
}

const task = { title: "Call them", dueAt: "2030-12-01T09:00" };
const bodyOf = async (path: string, cookie: string) => (await fetchApp(path, { headers: { cookie } })).text();

it("adds a task for a company or contact with the same effect by form and by call", async () => {
  const [mine, theirs] = [await people(one), await people(two)];
  for (const key of ["companyId", "contactId"] as const) {
    const page =
      key === "companyId" ? `/business/companies/${mine[key]}` : `/business/contacts/${mine[key]}/history`;
    expect(await bodyOf(page, one.cookie)).toContain(`${page}?compose=task`);
    const form = await bodyOf(`/tasks/new?${key}=${mine[key]}`, one.cookie);
    expect(form).toContain(`name="${key}"`);
    const posted = await postForm("/tasks/new", { ...task, [key]: String(mine[key]) }, one.cookie);
    expect([posted.status, posted.headers.get("location")]).toEqual([302, page]);
    const made = await callApp("POST", "/api/tasks", { ...task, [key]: theirs[key] }, two.cookie);
    expect(made.status).toBe(201);
    expect(await made.json()).toMatchObject({ companyId: theirs.companyId, [key]: theirs[key] });
    expect(await bodyOf(page, one.cookie)).toContain("Call them");
  }
  const rows = async ({ account, ctx }: Signed) =>
    (
      await ctx.d1
        .prepare(
          "select title, due_at, company_id is null c, contact_id is null p from tasks where account_id = ?",
        )
        .bind(account.id)
        .all()
    ).results;
  expect(await rows(one)).toEqual(await rows(two));
  const list = await bodyOf("/tasks", one.cookie);
  expect(list).toContain(`/business/contacts/${mine.contactId}/history`);
  expect(list).toContain(`/business/companies/${mine.companyId}`);
});

it("form and call reject several records at once, and another account's record", async () => {
  const [mine, theirs] = [await people(one), await people(two)];
  for (const [about, status] of [
    [mine, 422],
    [{ companyId: theirs.companyId }, 404],
    [{ contactId: theirs.contactId }, 404],
    [{ contactId: -1 }, 422],
  ] as const) {
    const fields = Object.fromEntries(Object.entries(about).map(([key, value]) => [key, String(value)]));
    expect((await postForm("/tasks/new", { ...task, ...fields }, one.cookie)).status).toBe(status);
    expect((await callApp("POST", "/api/tasks", { ...task, ...about }, one.cookie)).status).toBe(status);
  }
  expect(await bodyOf("/tasks", one.cookie)).not.toContain("Call them");
});
