import { describe, expect, it } from "vitest";
import { makeAgent } from "../../support/fixtures/commissions";
import { application } from "../../support/fixtures/people";
import { callApp, fetchApp, postForm } from "../../support/harness/app";
import { env } from "../../support/harness/context";

const rowsOf = async (agentId: number) =>
  (await env.DB.prepare("select email, notes, state from referrals where agent_id = ?").bind(agentId).all())
    .results;

describe("a referral by form and by call", () => {
  it("is sent once with the same effect, and shown with its figures", async () => {
    const [one, other] = [await makeAgent(), await makeAgent()];
    const path = `/api/agents/${other.agent.id}/referrals`;
    const input = { referredEmail: "Zawadi@People.example", notes: "Sells well" };
    for (let press = 0; press < 2; press += 1) {
      const form = await postForm("/agent/affiliate", input, one.cookie);
      expect([form.status, form.headers.get("location")]).toEqual([302, "/agent/affiliate"]);
      const call = await callApp("POST", path, input, other.cookie);
      expect([call.status, await call.json()]).toMatchObject([
        201,
        { success: true, referral: { referredEmail: "zawadi@people.example", status: "invited" } },
      ]);
    }
    expect(await rowsOf(one.agent.id)).toEqual(await rowsOf(other.agent.id));
    expect(await rowsOf(one.agent.id)).toHaveLength(1);
    const page = await (await fetchApp("/agent/affiliate", { cookie: one.cookie })).text();
    for (const words of [`ref=${one.agent.id}`, "zawadi@people.example", "$50", "10%", "$200"])
      expect(page).toContain(words);
    expect(page).not.toContain("<script>");
    const list = await callApp("GET", path, undefined, other.cookie);
    expect(await list.json()).toMatchObject({
      success: true,
      stats: {
        totalReferrals: 1,
        activeReferrals: 0,
        totalCommissions: 0,
        pendingCommissions: 0,
        paidCommissions: 0,
      },
    });
  });

  it("is refused until the agent confirmed an email address, with a link to confirm it", async () => {
    const { agent, userId, cookie } = await makeAgent();
    await env.DB.prepare("update users set email_verified_at = null where id = ?").bind(userId).run();
    const input = { referredEmail: "zawadi@people.example" };
    const form = await postForm("/agent/affiliate", input, cookie);
    const call = await callApp("POST", `/api/agents/${agent.id}/referrals`, input, cookie);
    const [html, said] = [await form.text(), await call.text()];
    expect([form.status, call.status]).toEqual([403, 403]);
    expect(said).toContain("Confirm your email address first.");
    for (const words of [said, "zawadi@people.example", "Resend email", 'action="/account/verify"'])
      expect(html).toContain(words);
    expect(await rowsOf(agent.id)).toEqual([]);
    const again = await postForm("/account/verify", { back: "/agent/affiliate" }, cookie);
    expect(again.headers.get("location")).toBe("/agent/affiliate");
    await env.DB.prepare("update users set is_demo = 1 where id = ?").bind(userId).run();
    expect((await postForm("/agent/affiliate", input, cookie)).status).toBe(302);
  });

  it.each([
    [{ referredEmail: "" }, "Email Required", "Please enter an email address"],
    [{ referredEmail: "nobody" }, "Failed to Send Referral", "e.g. amina@example.com"],
    [
      { referredEmail: "a@people.example", notes: "x".repeat(501) },
      "Failed to Send Referral",
      "Use at most 500 characters.",
    ],
  ])("is rejected with the same message (%#)", async (input, title, words) => {
    const { agent, cookie } = await makeAgent();
    const form = await postForm("/agent/affiliate", input, cookie);
    const call = await callApp("POST", `/api/agents/${agent.id}/referrals`, input, cookie);
    expect([form.status, call.status]).toEqual([422, 422]);
    const html = await form.text();
    expect([html.includes(title), html.includes(words), (await call.text()).includes(words)]).toEqual([
      true,
      true,
      true,
    ]);
    expect(await rowsOf(agent.id)).toEqual([]);
  });

  it("shows the same error when it can't be sent, and keeps the input", async () => {
    const { agent, cookie } = await makeAgent();
    await env.DB.exec(
      "create trigger broken_referrals before insert on audit_log begin select raise(abort, 'out of order'); end",
    );
    const input = { referredEmail: "unsent@people.example" };
    const form = await postForm("/agent/affiliate", input, cookie);
    const call = await callApp("POST", `/api/agents/${agent.id}/referrals`, input, cookie);
    await env.DB.exec("drop trigger broken_referrals");
    expect([form.status, call.status, await call.text()]).toEqual([503, 503, "Please try again later"]);
    const html = await form.text();
    for (const words of ["Failed to Send Referral", "Please try again later", input.referredEmail])
      expect(html).toContain(words);
  });

  it("can be read and sent only by its own agent", async () => {
    const [one, other] = [await makeAgent(), await makeAgent()];
    const path = `/api/agents/${other.agent.id}/referrals`;
    expect((await callApp("GET", path, undefined, one.cookie)).status).toBe(404);
    expect((await callApp("POST", path, { referredEmail: "a@people.example" }, one.cookie)).status).toBe(404);
  });
});

describe("the link of an agent", () => {
  const refOf = (response: Response) =>
    response.headers.getSetCookie().find((cookie) => cookie.startsWith("njia_ref="));

  it("is stored for 30 days on the first visit, and credited at the application", async () => {
    const [first, second] = [await makeAgent(), await makeAgent()];
    const page = await fetchApp(`/agent-auth?mode=signup&ref=${first.agent.id}`, { cookie: "" });
    const kept = refOf(page) ?? "";
    expect(kept).toMatch(/HttpOnly; SameSite=Lax; Max-Age=2592000/);
    const cookie = kept.split(";")[0] ?? "";
    const again = await fetchApp(`/agent-auth?mode=signup&ref=${second.agent.id}`, { cookie });
    expect(refOf(again)).toBeUndefined();
    expect(await again.text()).toContain(`name="ref" value="${first.agent.id}"`);
    const input = application({ ref: String(second.agent.id) });
    const form = await postForm(
      "/agent-auth?mode=signup",
      { ...input, ref: `${second.agent.id}` } as never,
      cookie,
    );
    expect(form.status).toBe(302);
    const { results } = await env.DB.prepare(
      "select agent_id from referrals r join agents a on a.id = r.referred_id join users u on u.id = a.user_id where u.email = ?",
    )
      .bind(String(input.email).toLowerCase())
      .all();
    expect(results).toEqual([{ agent_id: first.agent.id }]);
  });

  it("shows who invited once that agent is approved, without the last name", async () => {
    const { agent } = await makeAgent();
    const page = async () =>
      (await fetchApp(`/agent-auth?mode=signup&ref=${agent.id}`, { cookie: "" })).text();
    const who = `<b>${agent.firstName} ${agent.lastName[0]}.</b> invited you.`;
    expect(await page()).not.toContain("invited you");
    await env.DB.prepare("update agents set reviewed_at = 1 where id = ?").bind(agent.id).run();
    const approved = await page();
    expect([approved.includes(who), approved.includes(agent.lastName)]).toEqual([true, false]);
    await env.DB.prepare("update agents set rejected_at = 1 where id = ?").bind(agent.id).run();
    expect(await page()).not.toContain("invited you");
  });

  it.each(["abc", "0", "-1", "1e5", "9".repeat(40), "<b>"])(
    "stores no referrer for the invalid reference %j",
    async (ref) => {
      const page = await fetchApp(`/agent-auth?mode=signup&ref=${encodeURIComponent(ref)}`, { cookie: "" });
      expect([page.status, refOf(page)]).toEqual([200, undefined]);
    },
  );
});
