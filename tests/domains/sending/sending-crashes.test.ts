import { eq } from "drizzle-orm";
import { describe, expect, inject, it } from "vitest";
import { handleQueue } from "workers/queue";
import { mailboxes } from "~/domains/mailboxes/tables";
import { releaseStaleClaims } from "~/domains/sending/release-claims.server";
import { sendMailbox } from "~/domains/sending/send-mailbox.server";
import {
  campaignOf,
  later,
  makeCampaign,
  makeMailbox,
  messagesOf,
  receivedAt,
  targetsOf,
} from "../../support/fixtures/sending";
import { env, makeBusiness } from "../../support/harness/context";
import { Crash, failing } from "../../support/harness/failing";
import { isExhaustive } from "../../support/harness/test-scope";

const servers = inject("mail");

describe("a sending job that crashes", () => {
  it.each([
    ["before a call", false],
    ["after a call whose answer is lost", true],
  ])(
    "%s sends no email twice and loses none",
    async (_, isAfter) => {
      const { ctx } = await makeBusiness();
      // The gate crashes before every other call, and after the calls in between.
      const [first, step] = isExhaustive ? [1, 1] : [isAfter ? 2 : 1, 2];
      let at = first - step;
      for (let isOver = false; !isOver; ) {
        at += step;
        const domain = `@${crypto.randomUUID()}.test`;
        const box = await makeMailbox(ctx, servers.open);
        const readers = Array.from({ length: 9 }, (_, n) => `r-${n}${domain}`);
        const { campaignId } = await makeCampaign(ctx, box.id, readers, { steps: [{}, { delayHours: 24 }] });
        const broken = failing(ctx, { at, isAfter, isLasting: true });
        await sendMailbox(broken.ctx, box.id).catch(() => {});
        isOver = broken.calls() < at;
        // The lease expires; the schedule releases the dead job's messages; the next job continues.
        const after = later(ctx, 400);
        await releaseStaleClaims(after);
        await sendMailbox(after, box.id);
        const rows = (await messagesOf(ctx, campaignId)).filter(({ position }) => position === 1);
        const arrived = (await receivedAt(domain)).map(({ to }) => to);
        const label = `call ${at}`;
        expect(new Set(arrived).size, `${label}: nothing twice`).toBe(arrived.length);
        const inDoubt = rows.filter(({ state }) => state === "unconfirmed");
        expect(inDoubt.length, `${label}: at most a message a lane`).toBeLessThanOrEqual(6);
        for (const row of rows) {
          expect(["sent", "unconfirmed"], label).toContain(row.state);
          if (row.state === "sent") expect(arrived, label).toContain(row.toAddress);
        }
        const next = (await messagesOf(ctx, campaignId)).filter(({ position }) => position === 2);
        const sent = rows.filter(({ state }) => state === "sent").length;
        expect(next.length, `${label}: the next step of each that was sent`).toBe(sent);
        expect(await campaignOf(ctx, campaignId), label).toMatchObject({
          sent,
          unconfirmed: inDoubt.length,
          totalTargets: await targetsOf(ctx, campaignId),
        });
      }
      expect(at).toBeGreaterThan(8);
    },
    120_000,
  );
});

const CLAIM = /set\s+state = case when v\.verdict/;
const MARK = /set state = 'sending'/;
const RECORD = /set state = json_extract/;

interface Step {
  /** The statement at which the job dies: before its effect, or after. */
  which: RegExp;
  isAfter: boolean;
  /** Which of 9 recipients were emailed before the crash. */
  early: "nobody" | "some" | "those in doubt";
  isInDoubt: boolean;
  name?: string;
}

const STEPS: [string, Step][] = [
  ["after the claim", { which: CLAIM, isAfter: true, early: "nobody", isInDoubt: false }],
  ["after the mark, before the mail", { which: MARK, isAfter: true, early: "nobody", isInDoubt: true }],
  [
    "in the middle of DATA",
    { which: RECORD, isAfter: false, early: "nobody", isInDoubt: true, name: "midway" },
  ],
  ["after the server's 250", { which: RECORD, isAfter: false, early: "those in doubt", isInDoubt: true }],
  ["after the record", { which: RECORD, isAfter: true, early: "some", isInDoubt: true }],
];

describe("the queue consumer, killed at each step of sending,", () => {
  it.each(STEPS)(
    "sends nothing twice and loses nothing: %s",
    async (_, { which, isAfter, early, isInDoubt, name = "r" }) => {
      const { ctx } = await makeBusiness();
      const domain = `@${crypto.randomUUID()}.test`;
      const box = await makeMailbox(ctx, name === "midway" ? servers.rude : servers.open);
      const readers = Array.from({ length: 9 }, (_, n) => `${name}-${n}${domain}`);
      const { campaignId } = await makeCampaign(ctx, box.id, readers);
      const broken = failing(ctx, { at: 1, isAfter, isLasting: true, which });
      await expect(sendMailbox(broken.ctx, box.id)).rejects.toThrow(Crash);

      const before = (await receivedAt(domain)).map(({ to }) => to);
      const stranded = await messagesOf(ctx, campaignId);
      const onTheWire = stranded.filter(({ state }) => state === "sending").map(({ toAddress }) => toAddress);
      expect(onTheWire.length > 0).toBe(isInDoubt);
      if (early === "nobody") expect(before).toEqual([]);
      if (early === "some") expect(before.length).toBeGreaterThan(0);
      if (early === "those in doubt") expect(before.toSorted()).toEqual(onTheWire.toSorted());

      await ctx.db.update(mailboxes).set({ port: servers.open }).where(eq(mailboxes.id, box.id));
      const after = later(ctx, 400);
      await releaseStaleClaims(after);
      await sendMailbox(after, box.id);
      await sendMailbox(after, box.id);
      const rows = await messagesOf(ctx, campaignId);
      const arrived = (await receivedAt(domain)).map(({ to }) => to);
      expect(new Set(arrived).size, "nothing twice").toBe(arrived.length);
      const unknown = rows.filter(({ state }) => state === "unconfirmed").map(({ toAddress }) => toAddress);
      expect(unknown.toSorted(), "what was on the wire is in doubt").toEqual(onTheWire.toSorted());
      const sent = rows.filter(({ state }) => state === "sent").map(({ toAddress }) => toAddress);
      expect(sent.length, "nothing lost").toBe(9 - unknown.length);
      expect(arrived).toEqual(expect.arrayContaining(sent));
      expect(await campaignOf(ctx, campaignId)).toMatchObject({
        sent: sent.length,
        unconfirmed: unknown.length,
      });
    },
  );

  it("sends nothing on the second delivery if it is killed between record and queue ack", async () => {
    const { ctx } = await makeBusiness();
    const domain = `@${crypto.randomUUID()}.test`;
    const box = await makeMailbox(ctx, servers.open);
    const readers = Array.from({ length: 9 }, (_, n) => `r-${n}${domain}`);
    const { campaignId } = await makeCampaign(ctx, box.id, readers);
    const deliver = async (attempts: number, ack: () => void) => {
      const body = { kind: "send-mailbox", mailboxId: box.id };
      const message = { id: "1", timestamp: new Date(), body, attempts, ack, retry: () => {} };
      await handleQueue({ queue: "jobs", messages: [message] } as unknown as MessageBatch<unknown>, env);
    };
    await deliver(1, () => {
      throw new Crash("before the ack");
    }).catch(() => {});
    await deliver(2, () => {});
    expect((await messagesOf(ctx, campaignId)).map(({ state, attempts: tries }) => [state, tries])).toEqual(
      Array.from({ length: 9 }, () => ["sent", 1]),
    );
    expect(await receivedAt(domain)).toHaveLength(9);
    expect(await campaignOf(ctx, campaignId)).toMatchObject({ sent: 9, unconfirmed: 0 });
  });
});
