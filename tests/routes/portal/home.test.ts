import { expect, it } from "vitest";
import { NO_CRITERIA } from "~/domains/lead-search/criteria/search-criteria";
import { signUp } from "../../support/fixtures/people";
import { fetchApp } from "../../support/harness/app";
import { env } from "../../support/harness/context";

const home = async (token: string) =>
  (await (await fetchApp("/business", { cookie: `njia=${token}` })).text()).replace(/<!-- -->/g, "");

it("tells an unconfirmed account that campaigns and emails are blocked", async () => {
  const { userId, token } = await signUp();
  expect(await home(token)).toContain(
    "You can’t start campaigns or send emails yet. Until you confirm your email, you can add 2,000 rows",
  );
  await env.DB.prepare("update users set email_verified_at = 1 where id = ?").bind(userId).run();
  expect(await home(token)).not.toContain("You can’t start campaigns");
});

it("offers demo data on Home while the demo is on, and labels its figures", async () => {
  const { accountId, userId, token } = await signUp();
  const before = await home(token);
  expect([before.includes("Just looking around?"), before.includes("days, with demo work")]).toEqual([
    true,
    false,
  ]);
  await env.DB.prepare(
    "insert into lead_searches (account_id, created_by, search_name, criteria, max_leads, status, created_at, is_demo) values (?, ?, 'x', ?, 1, 'pending', 1, 1)",
  )
    .bind(accountId, userId, JSON.stringify(NO_CRITERIA))
    .run();
  expect(await home(token)).toContain("Last 30 days (includes demo data)");
});
