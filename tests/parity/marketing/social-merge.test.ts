import { beforeAll, describe, expect, it } from "vitest";
import { socialLead } from "../../support/fixtures/social-leads";
import { callApp, fetchApp, postForm, signedInBusiness } from "../../support/harness/app";

type Person = Awaited<ReturnType<typeof signedInBusiness>>;
let me: Person;
let nobody: Person;
beforeAll(async () => {
  me = await signedInBusiness({ plan: "corporate" });
  nobody = await signedInBusiness({ plan: "corporate" });
});

const pageOf = async (path: string, { cookie }: Person) =>
  (await (await fetchApp(path, { cookie })).text()).replaceAll("<!-- -->", "");

const twins = async (person: Person, company: string) => {
  const said = { name: "Amina Otieno", companyName: company };
  return [await socialLead(person, said), await socialLead(person, said)] as const;
};

describe("two social leads for one contact", () => {
  it("are shown as duplicates, compared, merged and unmerged by form and API", async () => {
    const [one, other] = await twins(me, "Form Stores");
    const [first, second] = await twins(me, "Call Stores");
    const page = await pageOf(`/social-leads/${one.id}`, me);
    expect([page.includes("Possible duplicates"), page.includes("the same name and company")]).toEqual([
      true,
      true,
    ]);
    const path = `/social-leads/${one.id}/merge?other=${other.id}`;
    const preview = await pageOf(path, me);
    for (const words of ["Lead to keep", one.email ?? "", other.email ?? "", "Merge leads"])
      expect([words, preview.includes(words)]).toEqual([words, true]);
    const typed = { otherId: `${other.id}`, keptId: `${one.id}`, "from.email": `${other.id}` };
    const byForm = await postForm(path, typed, me.cookie);
    expect([byForm.status, byForm.headers.get("location")]).toEqual([302, `/social-leads/${one.id}`]);
    const merged = await pageOf(`/social-leads/${one.id}`, me);
    expect([merged.includes("Merged into this lead"), merged.includes(other.email ?? "?")]).toEqual([
      true,
      true,
    ]);
    const gone = await fetchApp(`/social-leads/${other.id}`, { cookie: me.cookie });
    expect(gone.headers.get("location")).toBe(`/social-leads/${one.id}`);
    for (const [from, to] of [
      ["/social-leads/:id/remove", "/social-leads/:id/remove"],
      [`/social-leads/:id/merge?other=${first.id}`, `/social-leads/:id/merge?other=${first.id}`],
      ["/marketing/leads/:id/contact", "/marketing/leads/:id/contact"],
      ["/marketing/leads/:id/reply", "/marketing/leads/:id/reply"],
      ["/marketing/leads/:id/outcome", "/marketing/leads/:id/reply"],
      ["/marketing/leads/:id/status", "/social-leads/:id"],
    ] as const) {
      const answer = await fetchApp(from.replace(":id", `${other.id}`), { cookie: me.cookie });
      const location = to.replace(":id", `${one.id}`);
      expect([from, answer.status, answer.headers.get("location")]).toEqual([from, 302, location]);
      const stranger = await fetchApp(from.replace(":id", `${other.id}`), { cookie: nobody.cookie });
      expect([from, stranger.status]).toEqual([from, 404]);
    }
    expect((await postForm(`/social-leads/${other.id}/remove`, {}, me.cookie)).status).toBe(404);

    const likely = await callApp("GET", `/api/social-leads/${first.id}/duplicates`, undefined, me.cookie);
    expect(await likely.json()).toMatchObject([{ id: second.id, reasons: ["name"] }]);
    const body = { otherId: second.id, from: { email: second.id } };
    const call = () => callApp("POST", `/api/social-leads/${first.id}/merge`, body, me.cookie);
    const byCall = await call();
    const answer = (await byCall.json()) as { mergeId: number; leadId: number };
    expect([byCall.status, answer.leadId]).toEqual([200, first.id]);
    expect(await (await call()).json()).toEqual(answer);

    const undo = merged.match(/\/social-leads\/merges\/\d+\/undo/)?.[0] ?? "";
    expect((await postForm(undo, {}, me.cookie)).headers.get("location")).toBe(`/social-leads/${one.id}`);
    const undone = () =>
      callApp("POST", `/api/social-leads/merges/${answer.mergeId}/undo`, undefined, me.cookie);
    expect(await (await undone()).json()).toMatchObject({ leads: [{ id: first.id }, { id: second.id }] });
    expect((await undone()).status).toBe(200);
    for (const { id } of [other, second])
      expect((await fetchApp(`/social-leads/${id}`, { cookie: me.cookie })).status).toBe(200);
  });

  it("are rejected for merging with the same message, and the form keeps the selection", async () => {
    const [one, other] = await twins(me, "Refused Stores");
    const path = `/social-leads/${one.id}/merge?other=${other.id}`;
    const typed = { otherId: `${other.id}`, keptId: "999999999", "from.email": `${other.id}` };
    const form = await postForm(path, typed, me.cookie);
    const html = await form.text();
    const body = { otherId: other.id, keptId: 999_999_999 };
    const call = await callApp("POST", `/api/social-leads/${one.id}/merge`, body, me.cookie);
    expect([form.status, call.status]).toEqual([422, 422]);
    const words = "Choose one of these two leads.";
    expect([html.includes(words), (await call.text()).includes(words)]).toEqual([true, true]);
    const chosen = html.match(/<input[^>]*name="from.email"[^>]*checked[^>]*>/)?.[0] ?? "";
    expect(chosen).toContain(`value="${other.id}"`);
  });
});

it("creates a campaign from all leads matching a filter by form and API, with the exact total", async () => {
  const person = await signedInBusiness({ plan: "corporate" });
  for (let made = 0; made < 26; made += 1) await socialLead(person, { platform: "instagram" });
  await socialLead(person, { platform: "facebook" });
  expect(await pageOf("/social-leads?platform=instagram", person)).toContain("All 26 matching this filter");
  const chosen = { matching: "social-leads", filter: "platform=instagram" };
  const path = `/social-leads/campaigns/new?${new URLSearchParams(chosen)}`;
  expect(await pageOf(path, person)).toContain("Create a campaign from 26 leads");
  const byForm = await postForm(path, { ...chosen, name: "By form", type: "email" }, person.cookie);
  expect(byForm.status).toBe(302);
  expect(await pageOf(byForm.headers.get("location") ?? "", person)).toContain("By form");
  const body = { ...chosen, name: "By call", type: "email" };
  const byCall = await callApp("POST", "/api/campaigns", body, person.cookie);
  expect([byCall.status, await byCall.json()]).toMatchObject([201, { leadCount: 26, prepared: 26 }]);
  const bad = { ...body, filter: "platform=telegram" };
  const wrong = { ...chosen, filter: "platform=telegram", name: "x", type: "email" };
  expect((await callApp("POST", "/api/campaigns", bad, person.cookie)).status).toBe(422);
  expect((await postForm(path, wrong, person.cookie)).status).toBe(422);
});

it("removes a lead by form after a confirmation, and by API", async () => {
  const [one, other] = [await socialLead(me), await socialLead(me)];
  expect(await pageOf(`/social-leads/${one.id}/remove`, me)).toContain("This can’t be undone");
  const byForm = await postForm(`/social-leads/${one.id}/remove`, {}, me.cookie);
  expect([byForm.status, byForm.headers.get("location")]).toEqual([302, "/social-leads"]);
  const call = () => callApp("DELETE", `/api/social-leads/${other.id}`, undefined, me.cookie);
  expect([(await call()).status, (await call()).status]).toEqual([204, 404]);
  for (const { id } of [one, other])
    expect((await fetchApp(`/social-leads/${id}`, { cookie: me.cookie })).status).toBe(404);
});
