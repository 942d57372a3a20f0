import type { PoolOutcome } from "~/adapters/mail/smtp-pool";
import type { Context } from "~/core/context";
import { randomToken } from "~/core/ids";
import { readOnlyNote } from "~/domains/billing/read-only";
import { findAccount } from "~/domains/identity/find-account.server";
import { leaseMailbox, type Mailbox, releaseMailbox } from "~/domains/mailboxes/lease-mailbox.server";
import { sentToday } from "~/domains/mailboxes/mailbox-days.server";
import { autoPause } from "~/domains/mailboxes/pause-mailbox.server";
import {
  backoff,
  campaignAllowance,
  gapOf,
  hourAllowance,
  MAX_DURATION_MS,
  MAX_TRIES,
  retryDelay,
} from "~/domains/mailboxes/policy";
import { queueMailbox } from "~/domains/mailboxes/queue-mailbox.server";
import { type Transport, transportOf } from "~/domains/mailboxes/transport-of.server";
import type { Claimed } from "./claim-messages.server";
import { type Composed, Composer } from "./composer.server";
import { OutboxReader } from "./outbox-reader.server";
import { OutcomeWriter } from "./outcome-writer.server";
import { releaseClaims } from "./release-claims.server";
import type { SendResult } from "./send-results.server";

interface Closed {
  reason: string;
  isForGood: boolean;
}

const READ_ONLY_PAUSE_MS = 3_600_000;

const pause = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1_000));

/** Which counters a result adds to. */
const countOf = (row: Claimed) => ({
  id: row.id,
  isOneToOne: row.is_one_to_one === 1,
  isTest: row.rule === "test",
});

function endingOf(
  ctx: Context,
  row: Claimed,
  result: Exclude<PoolOutcome, { outcome: "closed" }>,
): SendResult {
  const reason = "reason" in result ? result.reason : null;
  const counted = countOf(row);
  if (result.outcome === "sent") return { ...counted, state: "sent", reason: null, relayId: result.relayId };
  if (result.outcome === "kept") return { ...counted, state: "sent", reason: null };
  if (result.outcome === "unconfirmed") return { ...counted, state: "unconfirmed", reason };
  if (result.outcome === "refused") return { ...counted, state: "failed", reason };
  if (row.attempts >= MAX_TRIES)
    return { ...counted, state: "failed", reason: `Tried ${row.attempts} times. ${reason}` };
  return {
    ...counted,
    state: "waiting",
    reason,
    dueAt: new Date(ctx.now().getTime() + retryDelay(row.attempts) * 1_000),
  };
}

/** Returns why sending stopped, if it did. */
async function sendAll(
  ctx: Context,
  mailbox: Mailbox,
  {
    source,
    composer,
    ledger,
    transport,
  }: { source: OutboxReader; composer: Composer; ledger: OutcomeWriter; transport: Transport },
): Promise<Closed | null> {
  let closed: Closed | null = null;
  const connections = mailbox.gapSeconds > 0 ? 1 : transport.connections;
  const send = async (run: Claimed[]) => {
    const written = await Promise.all(run.map((row) => composer.compose(row)));
    const going = await ledger.begin(run);
    if (ledger.isLost) source.stop();
    const leaving: { row: Claimed; composed: Composed }[] = [];
    for (const [index, row] of run.entries()) {
      const composed = written[index];
      if (!going.has(row.id) || composed === undefined) continue;
      if (typeof composed === "string")
        ledger.end({ ...countOf(row), state: "failed", reason: null, reasonCode: composed });
      else leaving.push({ row, composed });
    }
    const began = Date.now();
    const results = leaving.length ? await transport.send(leaving.map(({ composed }) => composed.mail)) : [];
    for (const [index, { row, composed }] of leaving.entries()) {
      const result = results[index];
      if (!result) continue;
      if (result.outcome === "closed") {
        closed = result;
        source.stop();
        ledger.end({ ...countOf(row), state: "waiting", reason: null, isUntouched: true });
      } else {
        const { values, sentWith, isFollowed, copies } = composed;
        ledger.end({ ...endingOf(ctx, row, result), values, sentWith, isFollowed, copies });
      }
    }
    ledger.adaptBatchSize((Date.now() - began) / run.length);
  };
  const lane = async () => {
    for (let isFirst = true; ; isFirst = false) {
      const run = await source.nextBatch(ledger.atOnce, connections);
      if (run.length === 0) return;
      // Replies, single emails and tests need no delay.
      if (mailbox.gapSeconds > 0 && !isFirst && !run[0]?.is_one_to_one) {
        await ledger.finish();
        await pause(gapOf(mailbox, ctx.now()));
      }
      await ledger.track(() => send(run));
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: connections }, lane));
  await source.settled();
  await ledger.finish();
  for (const result of ended) if (result.status === "rejected") throw result.reason;
  return closed;
}

/** If the job is delivered twice, the lease lets only one run. A crash at any point sends nothing twice (`releaseStaleClaims`). */
export async function sendMailbox(ctx: Context, mailboxId: number): Promise<void> {
  const mailbox = await leaseMailbox(ctx, mailboxId);
  if (!mailbox) return;
  const claim = randomToken();
  const account = await findAccount(ctx.db, mailbox.accountId);
  if (!account) return;
  const owned = { ...ctx, account };
  const ledger = new OutcomeWriter(owned, mailbox, claim);
  const failure = readOnlyNote(owned);
  if (failure) {
    const until = new Date(ctx.now().getTime() + READ_ONLY_PAUSE_MS);
    return releaseMailbox(ctx, mailboxId, ledger.leaseUntil, { until, failure });
  }
  const transport = await transportOf(ctx, mailbox);
  const composer = new Composer(owned, mailbox);
  const { byCampaigns } = await sentToday(owned, mailboxId);
  const hour = hourAllowance(mailbox, ctx.now());
  const source = new OutboxReader(owned, mailbox, {
    claim,
    composer,
    left: {
      campaigns: campaignAllowance(mailbox, owned, byCampaigns, ctx.now()),
      hour: hour.left,
      reserved: hour.reserved,
    },
    until: ctx.now().getTime() + MAX_DURATION_MS,
  });
  const closed = await sendAll(ctx, mailbox, { source, composer, ledger, transport }).finally(
    transport.close,
  );
  await releaseClaims(ctx, mailboxId, claim);
  if (closed?.isForGood) await autoPause(ctx, mailbox, closed.reason);
  const rest = closed
    ? {
        until: new Date(ctx.now().getTime() + backoff(mailbox.unreachableAt !== null) * 1_000),
        failure: closed.reason,
      }
    : { failure: null };
  await releaseMailbox(ctx, mailboxId, ledger.leaseUntil, closed?.isForGood ? {} : rest);
  if (source.isMore && !closed) await queueMailbox(ctx, mailboxId);
}
