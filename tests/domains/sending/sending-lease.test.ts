import { drizzle } from "drizzle-orm/d1";
import { describe, expect, inject, it } from "vitest";
import type { BusinessContext } from "~/core/context";
import { leaseMailbox } from "~/domains/mailboxes/lease-mailbox.server";
import { LEASE_SECONDS } from "~/domains/mailboxes/policy";
import { claimMessages } from "~/domains/sending/claim-messages.server";
import { openMessages } from "~/domains/sending/open-messages.server";
import { OutcomeWriter } from "~/domains/sending/outcome-writer.server";
import { sendMailbox } from "~/domains/sending/send-mailbox.server";
import {
  later,
  mailboxOf,
  makeCampaign,
  makeMailbox,
  messagesOf,
  receivedAt,
  targetsOf,
} from "../../support/fixtures/sending";
import { makeBusiness } from "../../support/harness/context";

const servers = inject("mail");

const readersOf = (domain: string, count: number) =>
  Array.from({ length: count }, (_, n) => `r-${n}${domain}`);

/** A job's context that runs `happen` before its first batch with a matching statement. */
function before(ctx: BusinessContext, statement: RegExp, happen: () => Promise<unknown>): BusinessContext {
  let isNext = false;
  let hasHappened = false;
  const d1 = new Proxy(ctx.d1, {
    get(target, name) {
      if (name === "prepare")
        return (sql: string) => {
          isNext ||= statement.test(sql);
          return target.prepare(sql);
        };
      if (name === "batch")
        return async (statements: D1PreparedStatement[]) => {
          if (isNext && !hasHappened) {
            hasHappened = true;
            await happen();
          }
          return target.batch(statements);
        };
      const value = Reflect.get(target, name);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  return { ...ctx, d1, db: drizzle(d1) };
}

describe("the lease of a mailbox", () => {
  it("lets only the job that holds it mark messages as sending", async () => {
    const { ctx } = await makeBusiness();
    const box = await makeMailbox(ctx, servers.open);
    await makeCampaign(ctx, box.id, readersOf(`@${crypto.randomUUID()}.test`, 4));
    const mine = await leaseMailbox(ctx, box.id);
    if (!mine) throw new Error("no lease");
    const due = await openMessages(ctx, box.id, { oneToOne: 4, campaigns: 4 });
    const { taken } = await claimMessages(ctx, mine, "mine", due, { oneToOne: 4, campaigns: 4 });
    const ledger = new OutcomeWriter(ctx, mine, "mine");
    expect([...(await ledger.begin(taken.slice(0, 2)))]).toHaveLength(2);
    expect(ledger.isLost).toBe(false);

    const then = later(ctx, LEASE_SECONDS + 10);
    const theirs = await leaseMailbox(then, box.id);
    expect(theirs?.leaseUntil?.getTime()).toBeGreaterThan(then.now().getTime());
    const late = new OutcomeWriter(then, mine, "mine");
    expect([...(await late.begin(taken.slice(2)))]).toEqual([]);
    expect(late.isLost).toBe(true);
    expect((await mailboxOf(ctx, box.id))?.leaseUntil).toEqual(theirs?.leaseUntil);
  });

  it("ends the first job if another job takes it over: nothing is sent or lost", async () => {
    const { ctx } = await makeBusiness();
    const domain = `@${crypto.randomUUID()}.test`;
    const box = await makeMailbox(ctx, servers.open);
    const { campaignId } = await makeCampaign(ctx, box.id, readersOf(domain, 9));
    const until = Math.floor(Date.now() / 1_000) + LEASE_SECONDS + 60;
    const takeover = () =>
      ctx.d1.prepare("update mailboxes set lease_until = ? where id = ?").bind(until, box.id).run();
    await sendMailbox(before(later(ctx, 30), /set state = 'sending'/, takeover), box.id);
    expect(await receivedAt(domain)).toEqual([]);
    expect((await messagesOf(ctx, campaignId)).map(({ state, attempts: tries }) => [state, tries])).toEqual(
      Array.from({ length: 9 }, () => ["waiting", 0]),
    );
    expect((await mailboxOf(ctx, box.id))?.leaseUntil?.getTime()).toBe(until * 1_000);
    expect(await targetsOf(ctx, campaignId)).toBe(9);
  });
});
