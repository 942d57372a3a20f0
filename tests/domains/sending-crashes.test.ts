import { describe, expect, inject, it } from "vitest";
import { giveBackStale } from "~/domains/sending/give-back.server";
import { sendMailbox } from "~/domains/sending/send-mailbox.server";
import { makeBusiness } from "../support/context";
import { failing } from "../support/failing";
import {
  campaignOf,
  later,
  makeCampaign,
  makeMailbox,
  messagesOf,
  receivedAt,
  targetsOf,
} from "../support/sending";

const servers = inject("mail");

describe("a job of sending that dies", () => {
  it.each([
    ["before a call", false],
    ["after a call whose answer is lost", true],
  ])(
    "%s sends nothing twice and loses nothing",
    async (_, isAfter) => {
      const { ctx } = await makeBusiness();
      let at = 0;
      for (let isOver = false; !isOver; ) {
        at += 1;
        const domain = `@${crypto.randomUUID()}.test`;
        const box = await makeMailbox(ctx, servers.open);
        const readers = Array.from({ length: 9 }, (_, n) => `r-${n}${domain}`);
        const { campaignId } = await makeCampaign(ctx, box.id, readers, { steps: [{}, { delayHours: 24 }] });
        const broken = failing(ctx, { at, isAfter, isLasting: true });
        await sendMailbox(broken.ctx, box.id).catch(() => {});
        isOver = broken.calls() < at;
        // The lease passes; the clock gives back what the dead job held; the next job goes on.
        const after = later(ctx, 400);
        await giveBackStale(after);
        await sendMailbox(after, box.id);
        const rows = (await messagesOf(ctx, campaignId)).filter(({ position }) => position === 1);
        const arrived = (await receivedAt(domain)).map(({ to }) => to);
        const label = `call ${at}`;
        expect(new Set(arrived).size, `${label}: nothing twice`).toBe(arrived.length);
        const inDoubt = rows.filter(({ state }) => state === "unknown");
        expect(inDoubt.length, `${label}: at most a message a lane`).toBeLessThanOrEqual(6);
        for (const row of rows) {
          expect(["sent", "unknown"], label).toContain(row.state);
          if (row.state === "sent") expect(arrived, label).toContain(row.toAddress);
        }
        const next = (await messagesOf(ctx, campaignId)).filter(({ position }) => position === 2);
        const sent = rows.filter(({ state }) => state === "sent").length;
        expect(next.length, `${label}: the next step of each that was sent`).toBe(sent);
        expect(await campaignOf(ctx, campaignId), label).toMatchObject({
          sent,
          unknown: inDoubt.length,
          totalTargets: await targetsOf(ctx, campaignId),
        });
      }
      expect(at).toBeGreaterThan(8);
    },
    120_000,
  );
});
