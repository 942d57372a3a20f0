import { describe, expect, it } from "vitest";
import { returnedOf, threadOf } from "../access/rows/replies-rows";
import { callApp, fetchApp, postForm, signedInBusiness } from "../support/harness/app";

const BY = ["form", "call"] as const;

async function answered() {
  const person = await signedInBusiness();
  return { ...person, threadId: await threadOf(person) };
}
type Person = Awaited<ReturnType<typeof answered>>;

const row = ({ ctx, threadId }: Person) =>
  ctx.d1
    .prepare("select * from threads where id = ?")
    .bind(threadId)
    .first<Record<string, string | number | null>>();

describe("a conversation by form and API", () => {
  it("is reclassified with the same result; an opt-out suppresses the address", async () => {
    for (const by of BY) {
      const person = await answered();
      const change = (body: Record<string, string>) =>
        by === "form"
          ? postForm(`/replies/${person.threadId}`, body, person.cookie)
          : callApp("PATCH", `/api/replies/${person.threadId}`, body, person.cookie);
      expect((await change({ replyClass: "later" })).status).toBe(by === "form" ? 302 : 200);
      expect((await row(person))?.reply_class).toBe("later");
      await change({ replyClass: "unsubscribe" });
      const refused = person.ctx.d1.prepare("select reason from suppressions where account_id = ?");
      expect(await refused.bind(person.account.id).first("reason")).toBe("unsubscribe");
      await change({ archived: "yes" });
      expect((await row(person))?.archived_at).toBeTypeOf("number");
      for (const body of [{ replyClass: "perhaps" }, {}] as Record<string, string>[])
        expect((await change(body)).status).toBe(422);
    }
  });

  it("records a confirmed category, and reverts the confirmation", async () => {
    for (const by of BY) {
      const person = await answered();
      const change = (body: Record<string, string>) =>
        by === "form"
          ? postForm(`/replies/${person.threadId}`, body, person.cookie)
          : callApp("PATCH", `/api/replies/${person.threadId}`, body, person.cookie);
      const said = person.ctx.d1.prepare(
        "select rules_class || ' ' || corrected_class as is_said from classification_corrections where account_id = ?",
      );
      const kept = () => said.bind(person.account.id).first("is_said");
      await change({ replyClass: "question" });
      expect(await kept()).toBe("question question");
      expect((await change({ replyClass: "later", undo: "yes" })).status).toBe(422);
      expect((await change({ undo: "yes" })).status).toBe(by === "form" ? 302 : 200);
      expect(await kept()).toBeNull();
    }
  });

  it("rejects a category change for a different reply, and records a repeated change once", async () => {
    for (const by of BY) {
      const person = await answered();
      const change = (replyId: number) =>
        by === "form"
          ? postForm(
              `/replies/${person.threadId}`,
              { replyClass: "later", replyId: String(replyId) },
              person.cookie,
            )
          : callApp(
              "PATCH",
              `/api/replies/${person.threadId}`,
              { replyClass: "later", replyId },
              person.cookie,
            );
      const path = `/api/replies/${person.threadId}`;
      const shown = (await (await fetchApp(path, { cookie: person.cookie })).json()) as {
        reading: { replyId: number };
      };
      const before = await row(person);
      expect((await change(shown.reading.replyId + 1_000)).status).toBe(by === "form" ? 302 : 409);
      expect(await row(person)).toEqual(before);
      for (const _ of ["first", "again"])
        expect((await change(shown.reading.replyId)).status).toBe(by === "form" ? 302 : 200);
      expect((await row(person))?.reply_class).toBe("later");
      const kept = person.ctx.d1.prepare(
        "select count(*) as n from classification_corrections where account_id = ?",
      );
      expect(await kept.bind(person.account.id).first("n")).toBe(1);
      expect((await change(0)).status).toBe(422);
    }
  });

  it("is replied to with one email in the same thread, and none to opted-out contacts", async () => {
    for (const by of BY) {
      const person = await answered();
      // The queue's job sends nothing from a paused mailbox.
      const pause = "update mailboxes set paused_at = unixepoch() where account_id = ?";
      await person.ctx.d1.prepare(pause).bind(person.account.id).run();
      const answer = (text: string) =>
        by === "form"
          ? postForm(`/replies/${person.threadId}/answer`, { text }, person.cookie)
          : callApp("POST", `/api/replies/${person.threadId}/answer`, { text }, person.cookie);
      expect((await answer("  ")).status).toBe(422);
      expect((await answer("It is <b>99</b> dollars.\nBcc: x@y.test")).status).toBe(
        by === "form" ? 302 : 201,
      );
      const mails = await person.ctx.d1
        .prepare(
          "select m.to_address, m.rule, m.state, s.subject, s.html, s.headers from one_off_emails s join outreach_messages m on m.id = s.message_id where m.account_id = ?",
        )
        .bind(person.account.id)
        .all<Record<string, string>>();
      expect(mails.results.length).toBe(1);
      const [mail] = mails.results;
      expect(mail).toMatchObject({ rule: "answer", state: "waiting", subject: "Re: Solar for your shops" });
      expect(mail?.html).not.toContain("<b>99");
      expect(Object.keys(JSON.parse(mail?.headers ?? "{}"))).toEqual(["In-Reply-To", "References"]);
      const page = await fetchApp(`/replies/${person.threadId}`, { cookie: person.cookie });
      expect(await page.text()).toContain("Queued: ");
      await callApp("PATCH", `/api/replies/${person.threadId}`, { replyClass: "unsubscribe" }, person.cookie);
      const refused = await answer("Are you sure?");
      expect(refused.status).toBe(409);
      expect(await refused.text()).toContain("on your suppression list");
    }
  });

  it("becomes one opportunity, however often it is requested", async () => {
    for (const by of BY) {
      const person = await answered();
      const open = () =>
        by === "form"
          ? postForm(`/replies/${person.threadId}/opportunity`, {}, person.cookie)
          : callApp("POST", `/api/replies/${person.threadId}/opportunity`, {}, person.cookie);
      for (const _ of [1, 2]) expect((await open()).status).toBe(by === "form" ? 302 : 201);
      const count = person.ctx.d1.prepare("select count(*) n from opportunities where account_id = ?");
      expect(await count.bind(person.account.id).first("n")).toBe(1);
      expect((await row(person))?.opportunity_id).toBeTypeOf("number");
    }
  });

  it("shows a new webhook key once and never again", async () => {
    for (const by of BY) {
      const person = await answered();
      const made =
        by === "form"
          ? await postForm("/replies/webhooks", {}, person.cookie)
          : await callApp("POST", "/api/replies/webhook-key", undefined, person.cookie);
      const key = /[0-9a-f]{64}/.exec(await made.text())?.[0] ?? "none";
      expect(key).toHaveLength(64);
      const page = await (await fetchApp("/replies/webhooks", { cookie: person.cookie })).text();
      expect(page).toContain("You can’t view it again.");
      expect(page).not.toContain(key);
    }
  });
});

describe("a bounce by form and API", () => {
  it("is decided once; a second, different decision is rejected", async () => {
    for (const by of BY) {
      const person = await signedInBusiness();
      const returnedId = await returnedOf(person);
      const path = `/replies/returned/${returnedId}/decision`;
      const decide = (body: Record<string, string>) =>
        by === "form"
          ? postForm(path, body, person.cookie)
          : callApp("POST", `/api${path}`, body, person.cookie);
      expect((await decide({ decision: "perhaps" })).status).toBe(by === "form" ? 302 : 422);
      for (const _ of [1, 2])
        expect((await decide({ decision: "gone" })).status).toBe(by === "form" ? 302 : 200);
      expect((await decide({ decision: "not-gone" })).status).toBe(by === "form" ? 302 : 409);
      const refused = person.ctx.d1.prepare("select reason from suppressions where account_id = ?");
      expect((await refused.bind(person.account.id).all()).results).toEqual([{ reason: "bounce" }]);
      const page = await fetchApp(`/replies/returned/${returnedId}`, { cookie: person.cookie });
      const html = await page.text();
      expect(html).toContain("will no longer be emailed");
      expect(html).not.toContain("Is this address invalid?");
    }
  });

  it("is reverted with the same result, however often it is requested", async () => {
    for (const by of BY) {
      const person = await signedInBusiness();
      const returnedId = await returnedOf(person);
      const path = `/replies/returned/${returnedId}/decision`;
      const post = (to: string, body: Record<string, string>) =>
        by === "form" ? postForm(to, body, person.cookie) : callApp("POST", `/api${to}`, body, person.cookie);
      await post(path, { decision: "gone" });
      const mail = () => callApp("GET", `/api/replies/returned/${returnedId}`, undefined, person.cookie);
      const { decidedAt } = await (await mail()).json<{ decidedAt: string }>();
      const page = await fetchApp(`/replies/returned/${returnedId}`, { cookie: person.cookie });
      expect(await page.text()).toContain(`value="${decidedAt}"`);
      const undo = (at: string) => post(`${path}/undo`, { decidedAt: at });
      expect((await undo("yesterday")).status).toBe(by === "form" ? 302 : 422);
      expect((await undo("2026-01-01T00:00:00.000Z")).status).toBe(by === "form" ? 302 : 409);
      expect(await (await mail()).json()).toMatchObject({ decision: "gone", isSuppressed: true });
      for (const _ of [1, 2]) expect((await undo(decidedAt)).status).toBe(by === "form" ? 302 : 200);
      expect(await (await mail()).json()).toMatchObject({ decision: null, isSuppressed: false });
    }
  });
});

describe("the reply demo by form and API", () => {
  it("classifies a sample with the same result and stores nothing", async () => {
    const count = async () => {
      const { ctx } = await signedInBusiness();
      return ctx.d1.prepare("select count(*) n from inbound_emails").first<number>("n");
    };
    const before = await count();
    const body = { from: "amina@buyer.test", subject: "Hi", text: "We are interested. Call me." };
    const page = await postForm("/email-response-demo", body);
    expect(page.status).toBe(200);
    const html = await page.text();
    expect(html).toContain("Interested");
    expect(html).not.toContain("<script");
    const answer = await callApp("POST", "/api/email-response-demo", body);
    expect(await answer.json()).toMatchObject({
      replyClass: "interested",
      sentiment: "positive",
      priority: "high",
      leadId: null,
      responseKeywords: expect.arrayContaining(["interested", "call me"]),
    });
    expect((await postForm("/email-response-demo", { from: "x", text: "" })).status).toBe(422);
    expect((await callApp("POST", "/api/email-response-demo", { from: "x", text: "" })).status).toBe(422);
    expect(await count()).toBe(before);
  });
});
