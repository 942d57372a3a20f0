import { expect, it } from "vitest";
import { fetchApp, signedInBusiness } from "../../support/harness/app";
import { env } from "../../support/harness/context";

it("opens a list from a figure with a removable filter, kept in pages and exports", async () => {
  const { account, cookie } = await signedInBusiness({ hqCountry: "KE" });
  await env.DB.prepare(
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < 60)
      insert into outreach_messages (account_id, position, mailbox_id, to_address, state, due_at, created_at, sent_at)
      select ?1, 0, 1, 'juma' || i || '@buyer.test', 'sent', unixepoch(), unixepoch(), unixepoch() from n`,
  )
    .bind(account.id)
    .run();
  const open = async (path: string) =>
    (await (await fetchApp(path, { headers: { cookie } })).text()).replace(/<!-- -->/g, "");
  const portal = await open("/business");
  const day = /href="\/campaigns\/mails\?since=([\d-]+)"/.exec(portal)?.[1];
  for (const path of ["/ai-lead-search/leads", "/replies", "/opportunities?status=closed_won"])
    expect(portal).toContain(`href="${path}${path.includes("?") ? "&amp;" : "?"}since=${day}"`);
  const mails = await open(`/campaigns/mails?since=${day}`);
  expect(mails).toMatch(/<a[^>]*href="\/campaigns\/mails"[^>]*>Since \d/);
  expect(mails).toContain("50 on this page, 60 emails in total");
  expect(mails).toMatch(
    new RegExp(`<a[^>]*href="/campaigns/mails\\?since=${day}&amp;cursor=\\d+"[^>]*>Next page`),
  );
  expect(mails).toContain(`href="/campaigns/mails.csv?since=${day}"`);
  for (const path of ["/ai-lead-search/leads", "/replies", "/opportunities"])
    expect(await open(`${path}?since=${day}`), path).toMatch(/>Since \d+ \w+( \d{4})?</);
  expect((await fetchApp("/campaigns/mails?since=soon", { headers: { cookie } })).status).toBe(422);
  const rest = await open(`/campaigns/mails.csv?since=${day}`);
  expect(rest.trim().split("\r\n")).toHaveLength(61);
});
