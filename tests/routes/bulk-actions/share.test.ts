import { describe, expect, it } from "vitest";
import { shareLead } from "~/domains/agents/shared-leads/share-lead.server";
import { someLeads, workingAgent } from "../../support/fixtures/shared-leads";
import { callApp, cookieOf, fetchApp, postForm, signedInBusiness } from "../../support/harness/app";
import { env } from "../../support/harness/context";

async function scene() {
  const business = await signedInBusiness({ plan: "corporate" });
  const [working, other] = [await workingAgent(business), await workingAgent(business)];
  const leads = await someLeads(business, 3);
  await shareLead(business.ctx, leads[0]?.id ?? 0, { agentId: other.agent.id });
  const shared = async () =>
    Number(
      await env.DB.prepare("select count(*) as n from shared_leads where agent_id = ? and revoked_at is null")
        .bind(working.agent.id)
        .first("n"),
    );
  return { ...business, working, ids: leads.map(({ id }) => id), shared };
}

describe("selected leads shared with an agent", () => {
  it("are shared and undone by form and API, and the skipped ones are reported", async () => {
    const { cookie, working, ids, shared } = await scene();
    const agentId = String(working.agent.id);
    const page = `/business/picked/share?leadIds=${ids.join("&leadIds=")}&back=/ai-lead-search/leads`;
    const html = await (await fetchApp(page, { cookie })).text();
    expect(html).toContain("3 leads:");
    expect(html).toContain(`value="${agentId}"`);
    const none = await postForm(page, { leadIds: ids.join(","), agentId: "" }, cookie);
    expect([none.status, (await none.text()).includes("Choose one of your agents.")]).toEqual([422, true]);
    const done = await postForm(page, { leadIds: ids.join(","), agentId }, cookie);
    const next = done.headers.get("location") ?? "";
    expect([done.status, await shared()]).toEqual([302, 2]);
    const result = await (await fetchApp(next, { cookie })).text();
    expect(result).toContain("2 leads shared with");
    expect(result).toContain("Skipped: 1 lead is shared with another agent.");
    const again = await postForm(page, { leadIds: ids.join(","), agentId }, cookie);
    expect(decodeURIComponent(again.headers.get("set-cookie") ?? "")).toContain("No leads shared");
    expect((await postForm(next, {}, cookie)).headers.get("location")).toBe("/ai-lead-search/leads");
    expect(await shared()).toBe(0);
    expect(await (await fetchApp(next, { cookie })).text()).toContain("Sharing was undone.");

    const call = await callApp(
      "POST",
      "/api/bulk/share",
      { leadIds: ids, agentId: working.agent.id },
      cookie,
    );
    const { id, ...answer } = await call.json<{ id: number; shared: number }>();
    expect(answer).toMatchObject({ shared: 2, leftOut: { elsewhere: 1, already: 0 }, isCut: false });
    const undone = await callApp("POST", `/api/bulk/share/${id}/undo`, {}, cookie);
    expect(await undone.json()).toMatchObject({ back: 2, kept: 0 });
    const refused = await callApp("POST", "/api/bulk/share", { leadIds: ids, agentId: "nobody" }, cookie);
    expect([refused.status, await refused.text()]).toEqual([422, "Choose one of your agents."]);
  });

  it("can't be shared by a viewer, and show the agent which business shared them", async () => {
    const { cookie, user, account, working, ids } = await scene();
    const input = { leadIds: ids, agentId: working.agent.id };
    await env.DB.prepare("update users set role = 'viewer' where id = ?").bind(user.userId).run();
    expect((await callApp("POST", "/api/bulk/share", input, cookie)).status).toBe(403);
    await env.DB.prepare("update users set role = 'owner' where id = ?").bind(user.userId).run();
    expect((await callApp("POST", "/api/bulk/share", input, cookie)).status).toBe(200);
    const agent = await cookieOf(working.agent.userId);
    const overview = (await (await fetchApp("/agent", { cookie: agent })).text()).replaceAll("<!-- -->", "");
    expect(overview).toMatch(new RegExp(`${account.name} shared <a [^>]*>2 new leads to work on`));
  });
});
