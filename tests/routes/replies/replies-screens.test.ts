import { describe, expect, it } from "vitest";
import { receiveMail } from "~/domains/replies/responses/receive-mail.server";
import { sentTo } from "../../support/fixtures/outreach";
import { rawMail, replyTo } from "../../support/fixtures/raw-mails";
import { someLeads } from "../../support/fixtures/shared-leads";
import { callApp, fetchApp, postForm, signedInBusiness } from "../../support/harness/app";
import { testContext } from "../../support/harness/context";

const anyone = () => `amina-${crypto.randomUUID()}@buyer.test`;

async function answered(words: string) {
  const business = await signedInBusiness();
  const address = anyone();
  const sent = await sentTo(business, address);
  await receiveMail(testContext(), replyTo(sent.messageId, address, words), { accountId: null });
  const id = await business.ctx.d1
    .prepare("select id from threads where account_id = ?")
    .bind(business.account.id)
    .first<number>("id");
  const textOf = async (path: string) =>
    (await (await fetchApp(path, { cookie: business.cookie })).text()).replaceAll("<!-- -->", "");
  return { business, id, textOf };
}

describe("the reply screens", () => {
  it("show the reply's own text first with the deciding phrases, and collapse the quoted email", async () => {
    const { business, id, textOf } = await answered(
      "Hello,\n\nsounds good.\n\nOn Tue, 3 Nov 2026 at 10:01, Sales wrote:\n> Unsubscribe here",
    );
    expect(await textOf("/replies")).toContain("Hello, sounds good.");
    const page = await textOf(`/replies/${id}`);
    expect(page).toContain("<mark>sounds good</mark>");
    expect(page).toContain("Full email with quoted text");
    expect(await textOf(`/replies/${id}/answer`)).toContain("<mark>sounds good</mark>");
    const path = await business.ctx.d1
      .prepare("select path from notifications where account_id = ? and kind = 'reply'")
      .bind(business.account.id)
      .first<string>("path");
    expect(path).toBe(`/replies/${id}`);
  });

  it("link to the company of the conversation's lead", async () => {
    const business = await signedInBusiness();
    const [lead] = await someLeads(business, 1);
    const address = anyone();
    const sent = await sentTo(business, address, { leadId: lead?.id ?? 0 });
    await receiveMail(testContext(), replyTo(sent.messageId, address, "sounds good"), { accountId: null });
    const id = await business.ctx.d1
      .prepare("select id from threads where account_id = ?")
      .bind(business.account.id)
      .first<number>("id");
    const page = await (await fetchApp(`/replies/${id}`, { cookie: business.cookie })).text();
    expect(page).toContain(`href="/business/companies/${lead?.companyId}"`);
    expect(page).toContain(`href="/ai-lead-search/leads/${lead?.id}"`);
  });

  it("offer no reply to an opted-out contact, and to connect a missing mailbox", async () => {
    const no = await answered("Please unsubscribe me");
    expect(await no.textOf(`/replies/${no.id}`)).toContain("You can’t reply to this contact.");
    const bare = await signedInBusiness();
    const raw = rawMail({ From: anyone(), To: "x@y.test", Subject: "" }, "How much is it?");
    await receiveMail(testContext(), raw, { accountId: bare.account.id });
    const list = await (await fetchApp("/replies", { cookie: bare.cookie })).text();
    const link = /href="(\/replies\/\d+)"/.exec(list)?.[1] ?? "";
    const page = await (await fetchApp(link, { cookie: bare.cookie })).text();
    expect(page).toContain("Connect mailbox");
    expect(page).not.toContain("Send reply");
  });

  it("show a missing record inside the frame, with a link to its list", async () => {
    const { cookie } = await signedInBusiness();
    for (const [path, words, way] of [
      ["/opportunities/999999", "This deal wasn’t found.", "Go to Deals"],
      ["/replies/999999", "This conversation wasn’t found.", "Go to Inbox"],
    ] as const) {
      const answer = await fetchApp(path, { cookie });
      const page = await answer.text();
      expect([answer.status, page.includes(words), page.includes(way)]).toEqual([404, true, true]);
      expect(page).toContain("Menu: ");
      expect(page).not.toContain("<script");
    }
  });

  it("offer demo samples in several languages, and mark the deciding phrases", async () => {
    const page = await (await fetchApp("/email-response-demo?sample=swahili")).text();
    expect(page).toContain("Bei gani");
    const unknown = await (await fetchApp("/email-response-demo?sample=__proto__")).text();
    expect(unknown).toContain("this sounds good");
    const sample = { from: "amina@example.com", text: "Sounds good, how much is it?" };
    expect(await (await postForm("/email-response-demo", sample)).text()).toContain(
      "<mark>Sounds good</mark>",
    );
  });

  it("list tasks by due date, and label overdue ones", async () => {
    const { cookie, ctx } = await signedInBusiness();
    for (const [title, hours] of [
      ["Old", -30],
      ["Far", 24 * 20],
    ] as const) {
      const dueAt = new Date(ctx.now().getTime() + hours * 3_600_000).toISOString();
      await callApp("POST", "/api/tasks", { title, dueAt }, cookie);
    }
    const page = await (await fetchApp("/tasks", { cookie })).text();
    const row = (title: string) => new RegExp(`>${title}</a>.*?</tr>`, "s").exec(page)?.[0] ?? "";
    expect([row("Old"), row("Far")].map((html) => /Overdue/.test(html))).toEqual([true, false]);
    const titles = (html: string) => [...html.matchAll(/>(Old|Far)<\/a>/g)].map(([, title]) => title);
    expect(titles(page)).toEqual(["Old", "Far"]);
    expect(page).toContain('href="/tasks?whose=mine&amp;state=open&amp;sort=latest"');
    const latest = await (
      await fetchApp("/tasks?sort=latest&columns=person,gone&dense=1", { cookie })
    ).text();
    expect(titles(latest)).toEqual(["Far", "Old"]);
    expect(latest.replaceAll("<!-- -->", "")).toContain("No longer available: “gone”.");
    const called = await callApp("GET", "/api/tasks?sort=latest", undefined, cookie);
    expect((await called.json<{ title: string }[]>()).map(({ title }) => title)).toEqual(["Far", "Old"]);
    expect((await fetchApp("/tasks?sort=priority", { cookie })).status).toBe(422);
  });
});
