import { expect, it } from "vitest";
import { admin } from "../../support/fixtures/payouts";
import { callApp, fetchApp, postForm } from "../../support/harness/app";
import { env, makeBusiness } from "../../support/harness/context";

const rowsOf = async (accountId: number) =>
  (
    await env.DB.prepare(
      "select pays, cents, reference, paid_on, reason from fee_payments where account_id = ? order by id",
    )
      .bind(accountId)
      .all()
  ).results;

it("records and reverses fees that a business paid with the same effect by form and by call", async () => {
  const { cookie } = await admin();
  const [one, two] = [(await makeBusiness()).account.id, (await makeBusiness()).account.id];
  const page = `/admin/fees/${one}`;
  const api = `/api/admin/accounts/${two}/fee-payments`;
  const bad = { amount: "0", reference: "", paidOn: "soon" };
  const [form, refused] = [
    await postForm(page, bad, cookie),
    await callApp("POST", api, { ...bad, amount: 0 }, cookie),
  ];
  expect([form.status, refused.status]).toEqual([422, 422]);
  const html = await form.text();
  for (const words of (await refused.text()).split("\n").filter(Boolean).slice(0, 1))
    expect(html).toContain(words.split(". ")[0]);
  const paid = { pays: "commission", reference: "BANK-7", paidOn: "2026-01-31" };
  const credit = "1,200.50";
  expect((await postForm(page, { ...paid, amount: "1,200.50", credit }, cookie)).status).toBe(302);
  const made = await callApp("POST", api, { ...paid, amount: 1200.5, credit: 1200.5 }, cookie);
  const { id } = await made.json<{ id: number }>();
  expect(made.status).toBe(201);
  expect(await rowsOf(one)).toEqual(await rowsOf(two));
  const shown = await (await fetchApp(page, { cookie })).text();
  expect(shown).toContain("$1,200.50");
  expect(shown).not.toContain("<script");
  const [, path = ""] = /href="(\/admin\/fee-payments\/\d+\/reverse)"/.exec(shown) ?? [];
  const undo = `/api/admin/fee-payments/${id}/reverse`;
  expect((await postForm(path, { reason: " " }, cookie)).status).toBe(422);
  expect((await callApp("POST", undo, { reason: " " }, cookie)).status).toBe(422);
  const wrong = { reason: "Another business paid it" };
  expect((await postForm(path, wrong, cookie)).status).toBe(302);
  expect((await callApp("POST", undo, wrong, cookie)).status).toBe(200);
  expect(await rowsOf(one)).toEqual(await rowsOf(two));
  expect(await rowsOf(one)).toHaveLength(2);
  const list = await callApp("GET", api, undefined, cookie);
  expect(await list.json()).toMatchObject({
    commissionPaid: 0,
    platformFeesPaid: 0,
    payments: [{ reverses: id, pays: "commission", reason: wrong.reason }, { isReversed: true }],
  });
});

const surplus = { pays: "fees", amount: "1000000", reference: "BANK-8", paidOn: "2026-01-31" };

it("refuses more than is owed the same way by form and by call", async () => {
  const { cookie } = await admin();
  const { id } = (await makeBusiness()).account;
  const form = await postForm(`/admin/fees/${id}`, surplus, cookie);
  const api = `/api/admin/accounts/${id}/fee-payments`;
  const call = await callApp("POST", api, { ...surplus, amount: 1_000_000 }, cookie);
  expect([form.status, call.status]).toEqual([409, 409]);
  expect(await form.text()).toContain((await call.text()).trim());
  expect(await rowsOf(id)).toEqual([]);
});

it("asks for confirmation of the surplus as credit on a second page, and records what that page posts", async () => {
  const { cookie } = await admin();
  const { id } = (await makeBusiness()).account;
  const page = `/admin/fees/${id}`;
  const asked = (await (await postForm(page, surplus, cookie)).text()).replace(/<!-- -->/g, "");
  expect(asked).toContain("Record $1,000,000 as credit?");
  const hidden = [...asked.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)];
  const fields = Object.fromEntries(hidden.map(([, name = "", value = ""]) => [name, value]));
  expect((await postForm(page, fields, cookie)).status).toBe(302);
  expect(await rowsOf(id)).toMatchObject([{ cents: 100_000_000, reference: "BANK-8" }]);
});
