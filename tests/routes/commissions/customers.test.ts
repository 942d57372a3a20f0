import { beforeAll, describe, expect, it } from "vitest";
import { unshareLead } from "~/domains/agents/shared-leads/share-lead.server";
import { reportClose } from "~/domains/commissions/closes/report-close.server";
import { admin } from "../../support/fixtures/payouts";
import { sharedWithAgent } from "../../support/fixtures/shared-leads";
import { callApp, cookieOf, fetchApp, postForm, signedInBusiness } from "../../support/harness/app";
import { env } from "../../support/harness/context";

/** A business whose agent reported a deal of $12,500 for each of the leads. */
async function reported(count: number) {
  const side = await sharedWithAgent(count);
  for (const { id } of side.shared)
    await reportClose(side.working.ctx, side.working.agent, { leadValue: 12_500, sharedLeadId: id });
  const [owner, agent] = [await cookieOf(side.business.user.userId), `njia=${side.working.token}`];
  const listed = await (await callApp("GET", "/api/closes", undefined, owner)).json<{ id: number }[]>();
  return { ...side, owner, agent, closeIds: listed.map(({ id }) => id).reverse() };
}

let side: Awaited<ReturnType<typeof reported>>;
beforeAll(async () => {
  side = await reported(2);
});

const pageOf = async (path: string, cookie: string) =>
  (await (await fetchApp(path, { cookie })).text()).replaceAll("<!-- -->", "");
const linkTo = (path: string, name: string) => new RegExp(`href="${path}"[^>]*>${name}</a>`);

describe("the customer of a closed deal", () => {
  it("is named with a link to the lead, for the business and its agent", async () => {
    const [lead] = side.leads;
    const [shared] = side.shared;
    const name = lead?.companyName ?? "";
    expect(await pageOf("/agents/closes", side.owner)).toMatch(
      linkTo(`/ai-lead-search/leads/${lead?.id}`, name),
    );
    expect(await pageOf("/agent/orders", side.agent)).toMatch(linkTo(`/agent/leads/${shared?.id}`, name));
    const { cookie } = await admin();
    const ofBusiness = linkTo(`/admin/accounts/${side.business.account.id}`, side.business.account.name);
    const [deal] = side.closeIds;
    const list = await pageOf("/admin/closes", cookie);
    expect(list).toMatch(linkTo(`/admin/closes/${deal}`, name));
    expect(list).toMatch(ofBusiness);
    const page = await pageOf(`/admin/closes/${deal}`, cookie);
    expect(page).toContain("Deal of $12,500");
    expect(page).toContain(name);
    expect(page).toMatch(ofBusiness);
    const [, closed] = await (await callApp("GET", "/api/closes", undefined, side.owner)).json<
      { companyName: string; leadId: number }[]
    >();
    expect(closed).toMatchObject({ companyName: name, leadId: lead?.id });
  });

  it("stays listed as a former business, without a link, after the account is gone", async () => {
    const { closeIds, business } = await reported(1);
    const [deal] = closeIds;
    await env.DB.prepare("update closes set account_id = 900000001 where id = ?").bind(deal).run();
    const { cookie } = await admin();
    for (const path of ["/admin/closes", `/admin/closes/${deal}`]) {
      const page = await pageOf(path, cookie);
      expect(page).toContain("Former business");
      expect(page).not.toMatch(/\/admin\/accounts\/900000001/);
    }
    await env.DB.prepare("update closes set account_id = ? where id = ?")
      .bind(business.account.id, deal)
      .run();
  });

  it("keeps the name after sharing stopped, with a link for the business only", async () => {
    const { shared, business, owner, agent, leads } = await reported(1);
    await unshareLead(business.ctx, leads[0]?.id ?? 0);
    const orders = await pageOf("/agent/orders", agent);
    expect(orders).toContain(leads[0]?.companyName);
    expect(orders).not.toContain(`/agent/leads/${shared[0]?.id}`);
    expect(await pageOf("/agents/closes", owner)).toContain(`/ai-lead-search/leads/${leads[0]?.id}`);
  });

  it("is named in the commission ledger", async () => {
    const { agent, owner, closeIds, leads, shared } = await reported(1);
    await postForm(`/agents/closes/${closeIds[0]}/confirm`, {}, owner);
    const name = leads[0]?.companyName ?? "";
    const [order, money] = [`/agent/orders?deal=${closeIds[0]}`, `/agent/commission?deal=${closeIds[0]}`];
    expect(await pageOf("/agent/orders", agent)).toContain(`href="${money}"`);
    const ledger = await pageOf(money, agent);
    for (const words of ["$625", `href="${order}"`]) expect(ledger).toContain(words);
    expect(await pageOf(order, agent)).toContain("View all orders");
    expect(await pageOf("/agent/commission", agent)).toMatch(linkTo(`/agent/leads/${shared[0]?.id}`, name));
  });
});

describe("confirming a deal", () => {
  it("shows commission and platform fee on a page, and books nothing until submitted", async () => {
    const { owner, agent, closeIds, leads, working } = await reported(1);
    const path = `/agents/closes/${closeIds[0]}/confirm`;
    const page = await pageOf(path, owner);
    // The entry tier earns 5%, and the Corporate plan owes a fee of 5%.
    for (const words of [
      leads[0]?.companyName ?? "",
      "$12,500",
      "$625 (5% of deal value)",
      "$1,250 is due for this deal",
    ])
      expect(page).toContain(words);
    const earned = async () =>
      (await callApp("GET", `/api/agents/${working.agent.id}/commissions`, undefined, agent)).json<
        Record<string, unknown>
      >();
    expect(await earned()).toMatchObject({ commissions: [], awaitingConfirmation: 625 });
    expect(await pageOf("/agent", agent)).toContain("$625 awaiting confirmation");
    expect((await postForm(path, { platformFeeRate: "5" }, owner)).status).toBe(302);
    expect(await earned()).toMatchObject({ awaitingConfirmation: 0, netEarnings: "625.00" });
    expect(await pageOf("/agent", agent)).not.toContain("awaiting confirmation");
    expect((await postForm(path, { platformFeeRate: "5" }, owner)).status).toBe(409);
    expect(await pageOf(path, owner)).toContain("This deal was already decided");
  });

  it("is rejected by form and API if the fee differs from the one shown", async () => {
    const { owner, closeIds } = await reported(1);
    const form = await postForm(`/agents/closes/${closeIds[0]}/confirm`, { platformFeeRate: "10" }, owner);
    expect([form.status, await form.text()]).toEqual([409, expect.stringContaining("Your plan changed")]);
    const call = await callApp("POST", `/api/closes/${closeIds[0]}/confirm`, { platformFeeRate: 10 }, owner);
    expect(call.status).toBe(409);
    const [close] = await (await callApp("GET", "/api/closes", undefined, owner)).json<{ state: string }[]>();
    expect(close?.state).toBe("reported");
  });

  it("is allowed for its own business only", async () => {
    const other = await signedInBusiness();
    const { status } = await fetchApp(`/agents/closes/${side.closeIds[0]}/confirm`, { cookie: other.cookie });
    expect(status).toBe(404);
  });
});
