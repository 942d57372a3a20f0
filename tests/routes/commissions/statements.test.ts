import { describe, expect, it } from "vitest";
import { listChains } from "~/domains/commissions/ledger/list-commissions.server";
import { makeAgent } from "../../support/fixtures/commissions";
import { fetchApp } from "../../support/harness/app";
import { env } from "../../support/harness/context";

async function withChains(count: number) {
  const made = await makeAgent();
  const rows = Array.from({ length: count }, (_, index) => ({
    agent: made.agent.id,
    account: 7_000_000 + index,
  }));
  await env.DB.prepare(
    `insert into commission_chains (agent_id, account_id, seq, hash, deals, deal_value, held, payable, paid)
      select value ->> 'agent', value ->> 'account', 1, 'x', 0, 0, 0, 0, 0 from json_each(?)`,
  )
    .bind(JSON.stringify(rows))
    .run();
  return made;
}

const pageOf = async (path: string, cookie: string) =>
  (await (await fetchApp(path, { cookie })).text()).replaceAll("<!-- -->", "").replaceAll("&amp;", "&");

const listed = (html: string) => html.match(/\/agent\/statements\/\d+\?[^"]*json"/g)?.length ?? 0;

describe("an agent's statements", () => {
  it("show the total and link to further pages if one page is not enough", async () => {
    const { cookie } = await withChains(134);
    const first = await pageOf("/agent/commission", cookie);
    expect([first.includes("100 of 134 statements"), listed(first)]).toEqual([true, 100]);
    const further = first.match(/\/agent\/commission\?after=\d+/)?.[0] ?? "";
    const second = await pageOf(further, cookie);
    expect([second.includes("34 of 134 statements"), listed(second)]).toEqual([true, 34]);
    expect(second).not.toContain("More statements");
    expect((await fetchApp("/agent/commission?after=x", { cookie })).status).toBe(422);
  });

  it("show no total if all fit on one page, and count at most 300", async () => {
    const { cookie } = await withChains(100);
    const all = await pageOf("/agent/commission", cookie);
    expect([all.includes(" of 100 statements"), listed(all)]).toEqual([false, 100]);
    const many = await withChains(320);
    expect(await listChains(many.ctx, many.agent.id)).toMatchObject({
      total: { count: 300, isExact: false },
    });
  });
});
