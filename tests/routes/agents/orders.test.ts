import { expect, it } from "vitest";
import { confirmDeal, makeAgent, reportDeal } from "../../support/fixtures/commissions";
import { fetchApp } from "../../support/harness/app";
import { makeBusiness } from "../../support/harness/context";

it("lists an agent's own deals as orders, with status and business", async () => {
  const business = await makeBusiness({ name: "Kilimo Tools" });
  const [one, other] = [await makeAgent(), await makeAgent()];
  await reportDeal(business, one, 1_000);
  await confirmDeal(business, await reportDeal(business, one, 2_000));
  const page = await (await fetchApp("/agent/orders", { cookie: one.cookie })).text();
  expect(page).toMatch(
    /Kilimo Tools[\s\S]*\$2,000[\s\S]*Confirmed[\s\S]*\$1,000[\s\S]*Awaiting confirmation/,
  );
  expect(page).not.toContain("<script>");
  const empty = await (await fetchApp("/agent/orders", { cookie: other.cookie })).text();
  expect(empty).toContain("No deals yet");
  expect(empty).not.toContain("Kilimo Tools");
});
