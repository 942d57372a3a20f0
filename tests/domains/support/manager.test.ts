import { expect, it } from "vitest";
import { findManager, removeManager, setManager, shownManager } from "~/domains/support/manager.server";
import { admin } from "../../support/fixtures/payouts";
import { outcome } from "../../support/fixtures/people";
import { env, makeBusiness } from "../../support/harness/context";

const GRACE = { name: "Grace Wanjiku", email: "grace@njia.test", phone: "+254 700 000100" };

it("shows a Corporate account its dedicated manager, and keeps but hides them on a smaller plan", async () => {
  const { ctx, account } = await makeBusiness({ plan: "corporate" });
  const operator = (await admin()).ctx;
  expect(await shownManager(ctx)).toBeNull();
  await setManager(operator, account.id, GRACE);
  await setManager(operator, account.id, { ...GRACE, phone: "" });
  expect(await shownManager(ctx)).toEqual({ ...GRACE, phone: null });
  const smaller = { ...ctx, account: { ...account, plan: "scaleup" as const } };
  expect([await shownManager(smaller), (await findManager(ctx, account.id))?.name]).toEqual([
    null,
    GRACE.name,
  ]);
  await removeManager(operator, account.id);
  await removeManager(operator, account.id);
  expect(await shownManager(ctx)).toBeNull();
  const { results } = await env.DB.prepare("select action from audit_log where target = ? order by id")
    .bind(`account:${account.id}`)
    .all<{ action: string }>();
  expect(results.map(({ action }) => action)).toEqual(["set-manager", "set-manager", "remove-manager"]);
});

it("rejects a manager for other plans, naming the plan that includes one", async () => {
  const { account } = await makeBusiness({ plan: "scaleup" });
  const operator = (await admin()).ctx;
  expect(await outcome(setManager(operator, account.id, GRACE))).toBe("limit_reached");
  await expect(setManager(operator, account.id, GRACE)).rejects.toThrow("available on the Corporate plan");
  expect(await outcome(setManager(operator, 999_999, GRACE))).toBe("not_found");
});
