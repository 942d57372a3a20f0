import type { AccountContext } from "~/core/context";
import { toUnixSeconds } from "~/core/seconds";
import { isCampaignActive } from "~/domains/campaigns/is-campaign-active";
import { leaseFrom, type Mailbox, renewLeaseStatement } from "~/domains/mailboxes/lease-mailbox.server";
import { LEASE_SECONDS, SMTP_CONCURRENCY } from "~/domains/mailboxes/policy";
import { markSendingStatement } from "~/domains/messages/claims/claim-statements";
import type { Claimed } from "./claim-messages.server";
import { resultStatements, type SendResult } from "./send-results.server";

/** Seconds of lease time left below which it is renewed. */
const RENEW_BELOW = LEASE_SECONDS - 20;

const markSending = markSendingStatement(isCampaignActive);

interface Mark {
  rows: readonly Claimed[];
  resolve: (going: ReadonlySet<number>) => void;
  reject: (error: unknown) => void;
}

const GATHER_MILLISECONDS = 2;
const SLOW_MILLISECONDS = 1_000;

const OUTCOME_CONCURRENCY = 3;

/** Batches the writes of concurrent connections: marks before transmission, results after it. See README. */
export class OutcomeWriter {
  private readonly ctx: AccountContext;
  private readonly mailbox: Mailbox;
  private readonly claim: string;
  private marks: Mark[] = [];
  private ends: SendResult[] = [];
  private writing: Promise<void> | null = null;
  private onMark: (() => void) | null = null;
  private busy = 0;
  private runs = 0;
  leaseUntil: Date;
  /** Another job has the mailbox. */
  isLost = false;

  constructor(ctx: AccountContext, mailbox: Mailbox, claim: string) {
    this.ctx = ctx;
    this.mailbox = mailbox;
    this.claim = claim;
    this.leaseUntil = mailbox.leaseUntil ?? leaseFrom(ctx.now());
  }

  get atOnce(): number {
    return this.mailbox.gapSeconds > 0
      ? 1
      : Math.min(OUTCOME_CONCURRENCY, 2 ** Math.floor(this.runs / SMTP_CONCURRENCY));
  }

  /** Records a finished batch. A slow server gets one email at a time, so that the lease is renewed in time. */
  adaptBatchSize(millisecondsEach: number): void {
    this.runs = millisecondsEach > SLOW_MILLISECONDS ? 0 : this.runs + 1;
  }

  begin(rows: readonly Claimed[]): Promise<ReadonlySet<number>> {
    return new Promise((resolve, reject) => {
      this.marks.push({ rows, resolve, reject });
      this.onMark?.();
      this.write();
    });
  }

  /** Runs a batch on a connection; the other connections await its result. */
  async track(work: () => Promise<void>): Promise<void> {
    this.busy += 1;
    try {
      await work();
    } finally {
      this.busy -= 1;
      this.onMark?.();
    }
  }

  end(ending: SendResult): void {
    this.ends.push(ending);
  }

  /** @throws if a result could not be recorded */
  async finish(): Promise<void> {
    while (this.writing) await this.writing;
    if (this.ends.length) await this.flush([], this.ends.splice(0), true);
  }

  private write(): void {
    this.writing ??= (async () => {
      while (this.marks.length) {
        await this.coalesce();
        const marks = this.marks.splice(0);
        const ends = this.ends.splice(0);
        try {
          const going = await this.flush(
            marks.flatMap(({ rows }) => rows),
            ends,
          );
          for (const { resolve } of marks) resolve(going);
        } catch (error) {
          this.ends = [...ends, ...this.ends];
          for (const { reject } of marks) reject(error);
        }
      }
      this.writing = null;
    })();
  }

  /** Connections that end at nearly the same time go into the same batch. */
  private async coalesce(): Promise<void> {
    if (this.marks.length >= this.busy) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, GATHER_MILLISECONDS);
      this.onMark = () => {
        if (this.marks.length < this.busy) return;
        clearTimeout(timer);
        resolve();
      };
    });
    this.onMark = null;
  }

  private async flush(marks: Claimed[], ends: SendResult[], isLast = false): Promise<Set<number>> {
    const { ctx, mailbox, claim } = this;
    const now = toUnixSeconds(ctx.now());
    const until = toUnixSeconds(this.leaseUntil);
    const isRenewed = isLast || mailbox.gapSeconds > 0 || until - now < RENEW_BELOW;
    const sentAt = marks.length || ends.some(({ state }) => state === "sent") ? now : null;
    const next = isRenewed ? now + LEASE_SECONDS : until;
    const statements = resultStatements(ctx, mailbox, claim, ends);
    const markAt = statements.length;
    if (marks.length) {
      const rows = JSON.stringify(marks.map(({ id, hash }) => [id, hash]));
      statements.push(markSending(ctx, { rows, claim, mailboxId: mailbox.id, until, now }));
    }
    if (isRenewed) statements.push(renewLeaseStatement(ctx, { next, sentAt, mailboxId: mailbox.id, until }));
    if (statements.length === 0) return new Set();
    const results = await ctx.d1.batch<{ id: number }>(statements);
    if (isRenewed && results.at(-1)?.meta.changes) this.leaseUntil = new Date(next * 1_000);
    else if (isRenewed) this.isLost = true;
    return new Set(marks.length ? results[markAt]?.results.map(({ id }) => id) : []);
  }
}
