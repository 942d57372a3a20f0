import { describe, expect, it } from "vitest";
import { reportRating } from "~/domains/ratings/answer-rating.server";
import { findRatingOfClose } from "~/domains/ratings/rate-close.server";
import { ratedBy } from "../../access/rows/ratings-rows";
import { agentOf } from "../../support/fixtures/chats";
import { confirmDeal, makeAgent, reportDeal } from "../../support/fixtures/commissions";
import { admin } from "../../support/fixtures/payouts";
import { callApp, fetchApp, postForm, signedInBusiness } from "../../support/harness/app";
import { env } from "../../support/harness/context";

const pageOf = async (path: string, cookie: string) => (await fetchApp(path, { cookie })).text();
const tokenIn = (html: string) => /name="(\w+)" value="([\w-]{16,})"/.exec(html)?.slice(1) ?? [];

describe("rating an agent", () => {
  it("has the same effect by form and by call, is requested for a confirmed deal, and shown on the overview", async () => {
    const [business, agent] = [
      await signedInBusiness({ plan: "corporate" }),
      await agentOf(await signedInBusiness()),
    ];
    const ids = [await reportDeal(business, agent, 1_000), await reportDeal(business, agent, 2_000)];
    for (const id of ids) await confirmDeal(business, id);
    const [form, call] = [`/agents/closes/${ids[0]}/rating`, `/api/closes/${ids[1]}/rating`];
    expect(await pageOf("/agents/closes", business.cookie)).toContain(`href="${form}"`);
    expect((await pageOf(form, business.cookie)).match(/type="radio" name="stars"/g)).toHaveLength(5);
    const input = { stars: 4, comment: "Knew the buyers.\nOn time." };
    for (let press = 0; press < 2; press += 1) {
      const posted = await postForm(form, { ...input, stars: "4" }, business.cookie);
      expect([posted.status, posted.headers.get("location")]).toEqual([302, "/agents/closes"]);
      const called = await callApp("POST", call, input, business.cookie);
      expect([called.status, await called.json()]).toMatchObject([200, { ...input, canChange: true }]);
    }
    const rows = await env.DB.prepare(
      "select stars, comment, is_demo from agent_ratings where account_id = ?",
    )
      .bind(business.account.id)
      .all();
    expect(rows.results).toEqual([
      { ...input, is_demo: 0 },
      { ...input, is_demo: 0 },
    ]);
    expect(await pageOf("/agents/closes", business.cookie)).toContain("Rated 4 out of 5");
    expect(await pageOf("/agent", agent.cookie)).toContain("rated 4.0 out of 5 (2)");
    for (const path of ["/agents", `/agents/${agent.agentId}`, `/agents/${agent.agentId}/ratings`])
      expect(await pageOf(path, business.cookie)).toContain("4.0 out of 5 (2)");
    const record = await callApp("GET", `/api/agents/${agent.agentId}`, undefined, business.cookie);
    expect(await record.json()).toMatchObject({ rating: 4, ratingCount: 2 });
    const own = await callApp("GET", `/api/agents/${agent.agentId}/ratings/own`, undefined, agent.cookie);
    expect(await own.json()).toMatchObject([{ business: business.account.name }, { stars: 4 }]);
    const others = await signedInBusiness();
    const seen = await pageOf(`/agents/${agent.agentId}`, others.cookie);
    expect([seen.includes("Knew the buyers."), seen.includes(business.account.name)]).toEqual([true, false]);
    expect((await postForm(`${form}/undo`, {}, business.cookie)).status).toBe(302);
    expect((await callApp("DELETE", call, undefined, business.cookie)).status).toBe(204);
    expect((await callApp("GET", call, undefined, business.cookie)).status).toBe(404);
    expect(await pageOf("/agent", agent.cookie)).toContain("no rating yet");
  });

  it("rejects the same input, keeps it, and is refused for a pending deal", async () => {
    const [business, agent] = [await signedInBusiness(), await makeAgent()];
    const id = await reportDeal(business, agent, 1_000);
    const [form, call] = [`/agents/closes/${id}/rating`, `/api/closes/${id}/rating`];
    expect((await postForm(form, { stars: "5" }, business.cookie)).status).toBe(409);
    expect((await callApp("POST", call, { stars: 5 }, business.cookie)).status).toBe(409);
    await confirmDeal(business, id);
    for (const stars of ["", "0", "6", "4.5", "NaN"]) {
      const posted = await postForm(form, { stars, comment: "Typed before" }, business.cookie);
      expect([posted.status, (await posted.text()).includes("Typed before")]).toEqual([422, true]);
      const called = await callApp("POST", call, { stars: stars && Number(stars) }, business.cookie);
      expect([called.status, (await called.text()).includes("Choose 1 to 5")]).toEqual([422, true]);
    }
    for (const answer of [
      await postForm(form, { stars: "5", comment: "x".repeat(501) }, business.cookie),
      await callApp("POST", call, { stars: 5, comment: "x".repeat(501) }, business.cookie),
    ])
      expect([answer.status, (await answer.text()).includes("at most 500 characters")]).toEqual([422, true]);
  });

  it("is replied to and reported by the agent, and its text removed by an administrator, with the same effect", async () => {
    const business = await signedInBusiness({ plan: "corporate" });
    const side = await agentOf(business);
    const { cookie } = await admin();
    const rated = [await ratedBy(business, side), await ratedBy(business, side)];
    const [byForm, byCall] = rated.map(({ ratingId }) => ratingId);
    const api = `/api/agents/${side.agentId}/ratings/${byCall}`;
    expect(
      (await postForm(`/agent/ratings/${byForm}/answer`, { answer: "Thank you." }, side.cookie)).status,
    ).toBe(302);
    const answered = await callApp("POST", `${api}/answer`, { answer: "Thank you." }, side.cookie);
    expect(await answered.json()).toMatchObject({ answer: "Thank you." });
    expect((await postForm(`/agent/ratings/${byForm}/answer`, { answer: "More." }, side.cookie)).status).toBe(
      409,
    );
    expect((await callApp("POST", `${api}/answer`, { answer: "More." }, side.cookie)).status).toBe(409);
    expect((await postForm(`/agent/ratings/${byForm}/report`, { reason: "No" }, side.cookie)).status).toBe(
      422,
    );
    expect((await callApp("POST", `${api}/report`, { reason: "No" }, side.cookie)).status).toBe(422);
    await reportRating(side.ctx, byForm ?? 0, "Not true.");
    expect(await pageOf("/admin/queues/reported-comments", cookie)).toContain(`/admin/ratings/${byForm}`);
    const reason = { reason: "It insults." };
    expect((await postForm(`/admin/ratings/${byForm}`, reason, cookie)).status).toBe(302);
    const removed = await callApp("POST", `/api/admin/ratings/${byCall}/remove`, reason, cookie);
    expect(await removed.json()).toMatchObject({ comment: null, removedReason: "It insults." });
    for (const { closeId } of rated)
      expect(await findRatingOfClose(business.ctx, closeId)).toMatchObject({ comment: null, stars: 4 });
    expect(await pageOf(`/agents/${side.agentId}`, business.cookie)).toContain("removed the comment");
  });
});

describe("messages", () => {
  it("are sent with the same effect from both sides, shown with their author, and new until read", async () => {
    const business = await signedInBusiness({ plan: "corporate" });
    const side = await agentOf(business);
    const [ours, theirs] = [`/agents/${side.agentId}/messages`, `/agent/messages/${business.account.id}`];
    const theirCall = `/api/agents/${side.agentId}/chats/${business.account.id}`;
    const text = "First line\nhttps://evil.test <script>";
    expect((await postForm(ours, { text }, business.cookie)).headers.get("location")).toBe(ours);
    const called = await callApp("POST", `/api${ours}`, { text }, business.cookie);
    expect([called.status, await called.json()]).toMatchObject([
      201,
      { text, from: "business", writer: "Amina Owner" },
    ]);
    expect(await pageOf("/agent", side.cookie)).toContain("1 business messaged you");
    const list = await callApp("GET", `/api/agents/${side.agentId}/chats`, undefined, side.cookie);
    expect(await list.json()).toMatchObject([{ business: business.account.name, unread: 2 }]);
    const seen = await pageOf(theirs, side.cookie);
    expect(seen).toContain("&lt;script&gt;");
    expect(seen).not.toContain('href="https://evil.test');
    expect(seen).toContain("Amina Owner");
    expect(await pageOf("/agent", side.cookie)).not.toContain("messaged you");
    expect((await postForm(theirs, { text: "Yes" }, side.cookie)).headers.get("location")).toBe(theirs);
    expect((await callApp("POST", theirCall, { text: "Yes" }, side.cookie)).status).toBe(201);
    expect(await pageOf("/agents/assigned", business.cookie)).toContain("2 new");
    expect(await pageOf("/agents/messages", business.cookie)).toContain("2 new messages");
    expect(await pageOf(ours, business.cookie)).toContain("Yes");
    expect(await pageOf("/agents/assigned", business.cookie)).not.toContain("2 new");
    const read = await callApp("GET", theirCall, undefined, side.cookie);
    expect([read.headers.get("x-total-count"), ((await read.json()) as object[]).length]).toEqual(["4", 4]);
  });

  it("are rejected the same way by form and by call, and the input is kept", async () => {
    const business = await signedInBusiness({ plan: "corporate" });
    const side = await agentOf(business);
    const ends = [
      [`/agents/${side.agentId}/messages`, `/api/agents/${side.agentId}/messages`, business.cookie],
      [
        `/agent/messages/${business.account.id}`,
        `/api/agents/${side.agentId}/chats/${business.account.id}`,
        side.cookie,
      ],
    ] as const;
    for (const [form, call, cookie] of ends) {
      for (const text of ["", "  \n ", "x".repeat(2_001)]) {
        const posted = await postForm(form, { text }, cookie);
        expect([posted.status, (await posted.text()).includes("x".repeat(2_000))]).toEqual([
          422,
          text.startsWith("x"),
        ]);
        expect((await callApp("POST", call, { text }, cookie)).status).toBe(422);
      }
    }
    await postForm(`/agents/${side.agentId}/end`, {}, business.cookie);
    for (const [form, call, cookie] of ends) {
      expect((await postForm(form, { text: "Late" }, cookie)).status).toBe(404);
      expect((await callApp("POST", call, { text: "Late" }, cookie)).status).toBe(404);
    }
  });

  it("are sent once if the agent's form is submitted twice", async () => {
    const business = await signedInBusiness({ plan: "corporate" });
    const side = await agentOf(business);
    const path = `/agent/messages/${business.account.id}`;
    const [name = "", token = ""] = tokenIn(await pageOf(path, side.cookie));
    for (let press = 0; press < 2; press += 1)
      expect((await postForm(path, { text: "Once", [name]: token }, side.cookie)).status).toBe(302);
    const written = await env.DB.prepare("select count(*) as n from agent_chat_messages where account_id = ?")
      .bind(business.account.id)
      .first("n");
    expect(written).toBe(1);
  });
});
