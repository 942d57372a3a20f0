import { beforeEach, expect, it } from "vitest";
import type { BusinessContext } from "~/core/context";
import { findAccount } from "~/domains/identity/find-account.server";
import { consumeQuota } from "~/domains/quotas/charge-quota.server";
import { signUp } from "../../support/fixtures/people";
import { callApp, fetchApp, postForm } from "../../support/harness/app";
import { env } from "../../support/harness/context";

let me: Awaited<ReturnType<typeof signUp>>;
let cookie: string;
beforeEach(async () => {
  me = await signUp();
  cookie = `njia=${me.token}`;
});

const use = async (rows: number) => {
  const account = await findAccount(me.ctx.db, me.accountId);
  await consumeQuota({ ...me.ctx, account } as BusinessContext, { rows });
};
const confirm = () =>
  env.DB.prepare("update users set email_verified_at = 1 where id = ?").bind(me.userId).run();
const html = async (answer: Response) => (await answer.text()).replaceAll("<!-- -->", "");
const midnight = () => `${new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)}T00:00:00.000Z`;

it("shows strict usage limits first, and the plan's once the address is confirmed, on page and API", async () => {
  await use(1_500);
  const before = await fetchApp("/api/account/allowances", { cookie });
  expect(await before.json()).toContainEqual({
    kind: "rows",
    used: 1_500,
    allowed: 2_000,
    endsAt: midnight(),
  });
  const page = await html(await fetchApp("/account/allowances", { cookie }));
  expect(page).toContain("1,500 of 2,000 rows per day");
  expect(page).toContain("Confirm your email address");
  expect(page).toMatch(/<form method="post" action="\/account\/verify"/);
  expect(page).not.toContain("<script");
  await confirm();
  const after = await html(await fetchApp("/account/allowances", { cookie }));
  expect(after).toContain("1,500 of 60,000 rows per day");
  expect(after).toMatch(/ 00:00 UTC/);
  expect(await html(await fetchApp("/account", { cookie }))).toContain('href="/account/allowances"');
});

it("responds 429 to form and API with reset time and advice, and the form keeps its input", async () => {
  await use(2_000);
  const call = await callApp("POST", "/api/contacts", { contactName: "Amina Bello" }, cookie);
  expect(call.status).toBe(429);
  const seconds = Number(call.headers.get("retry-after"));
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(86_400);
  const words = await call.text();
  expect(words).toMatch(/can add 2,000 rows per day\. .* Resets on .* 00:00 UTC\. Confirm your email/);
  const form = await postForm("/business/contacts/new", { contactName: "Amina Bello" }, cookie);
  expect(form.status).toBe(429);
  const page = await html(form);
  expect(page).toContain(words);
  expect(page).toContain('value="Amina Bello"');
  await confirm();
  expect((await callApp("POST", "/api/contacts", { contactName: "Amina Bello" }, cookie)).status).toBe(201);
});
