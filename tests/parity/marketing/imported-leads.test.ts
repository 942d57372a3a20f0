import { expect, it } from "vitest";
import { moveSocialLead } from "~/domains/social-leads/move-lead.server";
import { callApp, fetchApp, postForm, signedInBusiness } from "../../support/harness/app";
import { env } from "../../support/harness/context";

const typed = (csv: string) => ({ platform: "linkedin", method: "csv", csv });

async function imported() {
  const me = await signedInBusiness({ plan: "corporate" });
  const csv =
    "name,email,company\nA,a@brought.example,A Ltd\nB,b@brought.example,B Ltd\nC,c@brought.example,C Ltd\n";
  const answer = await callApp("POST", "/api/social-leads/import", typed(csv), me.cookie);
  const { import: run } = (await answer.json()) as { import: { id: number } };
  const list = await callApp("GET", "/api/social-leads", undefined, me.cookie);
  const leads = (await list.json()) as { id: number }[];
  await moveSocialLead(me.ctx, leads[0]?.id ?? 0, "contacted");
  return {
    ...me,
    path: `/social-leads/imports/${run.id}`,
    call: `/api/social-leads/imports/${run.id}/removal`,
  };
}

const pageOf = async (path: string, cookie: string) =>
  (await (await fetchApp(path, { cookie })).text()).replaceAll("<!-- -->", "");

it("undoes an import by form and API with the same result, by form after a confirmation", async () => {
  const [form, call] = [await imported(), await imported()];
  const before = await pageOf(form.path, form.cookie);
  expect(before).toContain(`href="${form.path}/remove"`);
  const asked = await pageOf(`${form.path}/remove`, form.cookie);
  for (const words of [
    "2 leads will be removed",
    "1 lead will stay",
    "1 was contacted or has a new status",
    "Remove 2 leads",
  ])
    expect([words, asked.includes(words)]).toEqual([words, true]);
  const count = await callApp("GET", call.call, undefined, call.cookie);
  expect(await count.json()).toMatchObject({
    removable: 2,
    stays: [{ reason: "worked", count: 1 }],
    gone: 0,
    removal: "possible",
    removedAt: null,
  });

  const byForm = await postForm(`${form.path}/remove`, {}, form.cookie);
  expect([byForm.status, byForm.headers.get("location")]).toEqual([302, form.path]);
  const byCall = await callApp("POST", call.call, undefined, call.cookie);
  const answer = await byCall.json();
  expect([byCall.status, answer]).toMatchObject([200, { removal: "done", removed: 2, stayed: 1 }]);
  expect(await (await callApp("POST", call.call, undefined, call.cookie)).json()).toEqual(answer);
  expect((await postForm(`${form.path}/remove`, {}, form.cookie)).headers.get("location")).toBe(form.path);

  const after = await pageOf(form.path, form.cookie);
  for (const words of ["2 leads removed on", "1 lead kept because of later activity."])
    expect([words, after.includes(words)]).toEqual([words, true]);
  expect(after).not.toContain(`href="${form.path}/remove"`);
  expect((await fetchApp(`${form.path}/remove`, { cookie: form.cookie })).headers.get("location")).toBe(
    form.path,
  );
  for (const { cookie } of [form, call])
    expect(await (await callApp("GET", "/api/social-leads", undefined, cookie)).json()).toHaveLength(1);
});

it("rejects undoing an import whose leads weren't recorded, with the same message", async () => {
  const me = await imported();
  await env.DB.prepare("update social_imports set removal = null where account_id = ?")
    .bind(me.account.id)
    .run();
  const words = "This import can’t be undone because its leads weren’t recorded";
  expect(await pageOf(me.path, me.cookie)).toContain(words);
  const call = await callApp("POST", me.call, undefined, me.cookie);
  expect([call.status, (await call.text()).includes(words)]).toEqual([409, true]);
  const form = await postForm(`${me.path}/remove`, {}, me.cookie);
  expect([form.status, form.headers.get("location")]).toEqual([302, me.path]);
  expect(await (await callApp("GET", "/api/social-leads", undefined, me.cookie)).json()).toHaveLength(3);
});
