import { describe, expect, it } from "vitest";
import { digestLink } from "~/domains/opportunities/digests/stop-digest.server";
import { receiveMail } from "~/domains/replies/responses/receive-mail.server";
import { goneOf } from "../../access/rows/replies-rows";
import { sentTo } from "../../support/fixtures/outreach";
import { rawMail } from "../../support/fixtures/raw-mails";
import { callApp, fetchApp, postForm, signedInBusiness } from "../../support/harness/app";

describe("bounces, as page and API", () => {
  it("are a tab of the replies with server message, action and original email", async () => {
    const person = await signedInBusiness();
    const mailId = await goneOf(person);
    const read = async (path: string) => (await fetchApp(path, { cookie: person.cookie })).text();
    expect(await read("/replies")).toContain('href="/replies/returned"');
    const page = await read("/replies/returned");
    for (const words of ["550 no such user", "on your suppression list", "Campaign step 1"])
      expect(page).toContain(words);
    expect(await read("/replies/returned?kind=delay")).toContain("No matches");
    expect(await read(`/replies/returned/${mailId}`)).toContain("The mail could not be delivered.");
    const list = await callApp("GET", "/api/replies/returned", undefined, person.cookie);
    expect(list.headers.get("x-total-count")).toBe("1");
    expect(await list.json()).toMatchObject([{ id: mailId, kind: "bounce", isSuppressed: true }]);
    const one = await callApp("GET", `/api/replies/returned/${mailId}`, undefined, person.cookie);
    expect(await one.json()).toMatchObject({ serverSaid: "550 no such user", step: 1 });
    const wrong = await callApp("GET", "/api/replies/returned?kind=x", undefined, person.cookie);
    expect(wrong.status).toBe(422);
  });

  it("show a sender's markup as plain text", async () => {
    const person = await signedInBusiness();
    const headers = {
      Subject: "<img src=x onerror=alert(1)>",
      "Auto-Submitted": "auto-replied",
      From: "a@b.test",
    };
    const raw = rawMail(headers, "<script>alert(2)</script>");
    await receiveMail(person.ctx, raw, { accountId: person.account.id });
    const page = await (await fetchApp("/replies/returned", { cookie: person.cookie })).text();
    expect(page).toContain("&lt;img src=x onerror");
    expect(page).not.toContain("<img src=x");
    const last = person.ctx.d1.prepare("select max(id) id from inbound_emails where account_id = ?");
    const id = await last.bind(person.account.id).first<number>("id");
    const one = await (await fetchApp(`/replies/returned/${id}`, { cookie: person.cookie })).text();
    expect(one).not.toMatch(/<script>alert|<img src=x/);
  });
});

describe("a conversation's page", () => {
  it("shows sanitised HTML, and warns that a match by address only can be forged", async () => {
    const person = await signedInBusiness();
    const address = `amina-${crypto.randomUUID()}@buyer.test`;
    await sentTo(person, address);
    const html =
      '<p onclick="x()">Call <b>me</b><img src="https://track.test/p.gif"><script>alert(3)</script></p>';
    const raw = rawMail({ From: address, Subject: "<b>Hi</b>" }, html, "text/html; charset=utf-8");
    const { threadId } = await receiveMail(person.ctx, raw);
    const page = await (await fetchApp(`/replies/${threadId}`, { cookie: person.cookie })).text();
    expect(page).toContain("Call <b>me</b>");
    expect(page).not.toMatch(/onclick=|track\.test|alert\(3\)/);
    expect(page).toContain("which can be forged");
    expect(page).not.toContain("<b>Hi</b>");
  });
});

describe("the digest's unsubscribe link", () => {
  it("shows a page without script, and unsubscribes by a mail program's cross-site POST", async () => {
    const person = await signedInBusiness();
    await person.ctx.d1
      .prepare("update users set email_verified_at = 1 where id = ?")
      .bind(person.user.userId)
      .run();
    const link = digestLink(person.ctx.config, { userId: person.user.userId, email: person.user.email });
    const path = new URL(link).pathname;
    const isOff = () =>
      person.ctx.d1
        .prepare("select is_off from digest_settings where user_id = ?")
        .bind(person.user.userId)
        .first("is_off");
    const page = await fetchApp(path);
    const text = await page.text();
    expect([page.status, text.includes("<script")]).toEqual([200, false]);
    expect(text).toContain(person.user.email);
    expect(await isOff()).toBeNull();
    const body = new URLSearchParams({ "List-Unsubscribe": "One-Click" });
    const headers = { origin: "https://mail.provider.test", "sec-fetch-site": "cross-site" };
    expect((await fetchApp(path, { method: "POST", body, headers })).status).toBe(200);
    expect(await isOff()).toBe(1);
    expect(await (await fetchApp(path)).text()).toContain("You’re unsubscribed");
    expect(await (await postForm(path, {})).text()).toContain("You’re unsubscribed");
    for (const other of [`${path.slice(0, -1)}_`, "/digest/1", "/digest/a.b.c"])
      expect((await fetchApp(other)).status).toBe(404);
  });
});

describe("the specified API endpoints of opportunities", () => {
  it("return every specified field", async () => {
    const { cookie } = await signedInBusiness();
    const given = { title: "Solar", region: "Kenya", revenue: 2500.5, description: "Roofs" };
    const made = await callApp("POST", "/api/opportunities", given, cookie);
    expect([made.status, await made.json()]).toMatchObject([201, { ...given, status: "new_lead" }]);
    const list = (await (await callApp("GET", "/api/opportunities", undefined, cookie)).json()) as object[];
    expect(list).toMatchObject([{ id: expect.any(Number), ...given, status: "new_lead" }]);
    const value = await callApp("GET", "/api/analytics/pipeline-value", undefined, cookie);
    expect(await value.json()).toMatchObject({
      totalPipelineValue: 2500.5,
      totalLeads: 0,
      averageDealSize: 2500.5,
    });
    for (const [body, words] of [
      [{ region: "Kenya" }, "Title is required"],
      [{ title: "Solar" }, "Region is required"],
    ] as const) {
      const refused = await callApp("POST", "/api/opportunities", body, cookie);
      expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining(words)]);
    }
  });
});
