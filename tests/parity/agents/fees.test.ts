import { expect, it } from "vitest";
import { callApp, fetchApp, postForm } from "../../support/app";
import { env, makeBusiness } from "../../support/context";
import { admin } from "../../support/payouts";

const rowsOf = async (accountId: number) =>
  (
    await env.DB.prepare(
      "select pays, cents, reference, paid_on, reason from fee_payments where account_id = ? order by id",
    )
      .bind(accountId)
      .all()
  ).results;

it("fees that a business paid are recorded and reversed alike, by form and by call", async () => {
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
  expect((await postForm(page, { ...paid, amount: "1,200.50" }, cookie)).status).toBe(302);
  const made = await callApp("POST", api, { ...paid, amount: 1200.5 }, cookie);
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
