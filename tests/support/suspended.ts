import { expect } from "vitest";
import type { Account, AccountContext } from "~/core/context";
import { reactivateAccount, suspendAccount } from "~/domains/admin/accounts/suspend-account.server";
import { type Business, env, makeBusiness, type TestQueue, testContext } from "./context";
import { admin } from "./payouts";
import { later } from "./sending";

/** What an administrator does to an account. */
export const suspended = async ({ id }: Pick<Account, "id">, reason = "Phishing reports") =>
  suspendAccount((await admin()).ctx, id, { reason });

export const reactivated = async ({ id }: Pick<Account, "id">) => reactivateAccount((await admin()).ctx, id);

interface Prepared {
  business: Pick<Business, "account">;
  /** Tries once; safe to repeat. */
  act: () => Promise<unknown>;
  /** How much of it was done so far. */
  done: () => Promise<number>;
}

export type Act = [name: string, prepare: () => Promise<Prepared>];

/** Of the rows a condition names: "imports where id = ?". */
export const count = async (rows: string, ...values: unknown[]): Promise<number> =>
  (await env.DB.prepare(`select count(*) as n from ${rows}`)
    .bind(...values)
    .first<number>("n")) ?? 0;

export const jobOf = ({ account }: Pick<Business, "account">): AccountContext => ({
  ...testContext(account),
  account,
});

export const payingBusiness = () => makeBusiness({ plan: "scaleup", hqCountry: "KE" });

const confirmAddress = (accountId: number) =>
  env.DB.prepare("update users set email_verified_at = 1 where account_id = ?").bind(accountId).run();

/** A business whose owner confirmed her address. */
export async function provedBusiness() {
  const business = await payingBusiness();
  await confirmAddress(business.account.id);
  return { ...business, ctx: { ...business.ctx, actor: { ...business.ctx.actor, isVerified: true } } };
}

/** A sweep of the clock: counts the jobs of this account that it queues. */
export function sweep(
  business: Pick<Business, "account">,
  run: (ctx: ReturnType<typeof testContext>) => Promise<unknown>,
  isIts: (job: Record<string, unknown>) => boolean,
  seconds = 600,
): Prepared {
  let queued = 0;
  const act = async () => {
    const queue: TestQueue = testContext().queue;
    await run(later({ ...testContext(), queue }, seconds));
    queued += queue.sent.filter((job) => isIts(job as unknown as Record<string, unknown>)).length;
  };
  return { business, act, done: async () => queued };
}

/** It does nothing while the account is suspended, and goes on afterwards. */
export async function expectStop(prepare: () => Promise<Prepared>): Promise<void> {
  const { business, act, done } = await prepare();
  const before = await done();
  await suspended(business.account);
  await act();
  expect(await done()).toBe(before);
  await confirmAddress(business.account.id);
  await reactivated(business.account);
  await act();
  expect(await done()).toBeGreaterThan(before);
}
