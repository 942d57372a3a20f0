import { describe, expect, it } from "vitest";
import { makeThread } from "../../support/fixtures/answers";
import { callApp, fetchApp, postForm, signedInBusiness } from "../../support/harness/app";

async function answered(text: string) {
  const person = await signedInBusiness();
  const { threadId } = await makeThread(text, person);
  const textOf = async (path: string) =>
    (await (await fetchApp(path, { cookie: person.cookie })).text()).replaceAll("<!-- -->", "");
  return { ...person, threadId, textOf, path: `/replies/${threadId}` };
}

describe("the screens for reviewing a reply's category", () => {
  it("list the reply as needing review until one click decides it, with undo", async () => {
    const { path, cookie, textOf } = await answered("Blue window.");
    expect(await textOf("/replies?show=waiting")).toContain(path);
    expect(await textOf("/replies")).toContain("Needs review");
    expect(await textOf("/business")).toContain("1 reply to review");
    const page = await textOf(path);
    expect(page).toContain("Needs review");
    expect(page).toContain("Confirm “Unclear”");
    expect(page).toMatch(
      /<button[^>]*name="replyClass"[^>]*value="later"|value="later"[^>]*name="replyClass"/,
    );
    await postForm(path, { replyClass: "later" }, cookie);
    expect(await textOf("/replies?show=waiting")).toContain("No replies to review");
    expect(await textOf(path)).toContain("Corrected by your team from “Unclear” to “Later”.");
    await postForm(path, { undo: "yes" }, cookie);
    expect(await textOf("/replies?show=waiting")).toContain(path);
  });

  it("show weekly classification accuracy as page, CSV and API", async () => {
    const { path, cookie, textOf } = await answered("How much is it?");
    expect(await textOf("/replies/accuracy")).toContain("Week of");
    await postForm(path, { replyClass: "question" }, cookie);
    expect(await textOf(path)).toContain("Confirmed by your team.");
    const page = await textOf("/replies/accuracy");
    expect(page).toContain("100%");
    expect(page).toContain("Question: 100% correct");
    const csv = await (await fetchApp("/replies/accuracy.csv", { cookie })).text();
    expect(csv).toMatch(/\d{4}-\d\d-\d\d,question,1,1,0,1,0,0/);
    const called = await (await callApp("GET", "/api/replies/accuracy", undefined, cookie)).json();
    expect(called).toMatchObject({
      isExact: true,
      rows: [{ replyClass: "all" }, { replyClass: "question", read: 1, confirmed: 1, shareRight: 1 }],
    });
  });

  it("say that there are no classified replies yet", async () => {
    const { cookie } = await signedInBusiness();
    const page = await (await fetchApp("/replies/accuracy", { cookie })).text();
    expect(page).toContain("No classified replies yet");
  });

  it("offers to add a contact named in the reply, and to create a task for a proposed time", async () => {
    const named = await answered("I am not the right person, please write to jane.doe@buyer.test.");
    expect(await named.textOf(named.path)).toContain("Add Jane Doe to contacts");
    const added = await postForm(`${named.path}/referral`, {}, named.cookie);
    expect(added.headers.get("location")).toBe(named.path);
    const page = await named.textOf(named.path);
    expect(page).toMatch(/href="\/business\/contacts\/\d+\/history\?compose=email#composer"/);
    expect(page).not.toContain("to your contacts");
    const offered = await answered("Sounds good, please call me on Tuesday.");
    const task = /href="(\/tasks\/new\?[^"]+)"/.exec(await offered.textOf(offered.path))?.[1] ?? "";
    const form = await offered.textOf(task.replaceAll("&amp;", "&"));
    expect(form).toMatch(/name="title"[^>]*value="Meet Amina Buyer: “[^"]*Tuesday/);
  });

  it("show the model's category beside our rules', and accept the model's by one click", async () => {
    const { path, threadId, ctx, account, cookie, textOf } = await answered("How much is it?");
    const read = ctx.d1.prepare(
      `insert into model_reviews (inbound_id, account_id, state, queued_at, model, model_class)
        select id, account_id, 'reviewed', 1, 'm', ? from inbound_emails where thread_id = ? and account_id = ?`,
    );
    await read.bind("later", threadId, account.id).run();
    expect(await textOf(path)).toContain(
      "Our rules say “Question”, but the model says “Later”. Which is correct?",
    );
    await postForm(path, { replyClass: "later" }, cookie);
    expect(await textOf("/replies/accuracy")).toContain("1 of 1");
    const called = await (await callApp("GET", `/api${path}`, undefined, cookie)).json();
    expect(called).toMatchObject({
      reading: { saidClass: "question", modelClass: "later", setClass: "later" },
    });
  });
});
