import { sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { statement } from "~/core/statement";
import { isCampaignActive } from "~/domains/outreach/active-campaign";
import { isRefused } from "~/domains/refusals/is-refused.server";
import type { Claimed } from "./claim-messages.server";
import { leaseFrom, type Mailbox } from "./lease-mailbox.server";
import { type Ending, endStatements } from "./record-outcomes.server";

interface Mark {
  row: Claimed;
  resolve: (mayGo: boolean) => void;
  reject: (error: unknown) => void;
}

/**
 * What a job writes down while it sends: a message is marked before it goes on the wire, and what became of it comes
 * after. What the lanes have to say at one moment goes into one batch, so that a job that dies leaves as many messages in
 * doubt as it has lanes.
 */
export class Ledger {
  private readonly ctx: Context;
  private readonly mailbox: Mailbox;
  private readonly claim: string;
  private marks: Mark[] = [];
  private ends: Ending[] = [];
  private writing: Promise<void> | null = null;
  leaseUntil: Date;

  constructor(ctx: Context, mailbox: Mailbox, claim: string) {
    this.ctx = ctx;
    this.mailbox = mailbox;
    this.claim = claim;
    this.leaseUntil = mailbox.leaseUntil ?? leaseFrom(ctx.now());
  }

  /** Whether the message may go on the wire: still ours, its campaign active, its mailbox open, its reader willing. */
  begin(row: Claimed): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.marks.push({ row, resolve, reject });
      this.write();
    });
  }

  /** Written with the next mark, or by `finish`. */
  end(ending: Ending): void {
    this.ends.push(ending);
  }

  /** @throws when something could not be written down */
  async finish(): Promise<void> {
    while (this.writing) await this.writing;
    if (this.ends.length) await this.flush([], this.ends.splice(0));
  }

  private write(): void {
    this.writing ??= (async () => {
      // The lanes that end in the same turn go into the same batch.
      await Promise.resolve();
      while (this.marks.length) {
        const marks = this.marks.splice(0);
        const ends = this.ends.splice(0);
        try {
          const going = await this.flush(marks, ends);
          for (const { row, resolve } of marks) resolve(going.has(row.id));
        } catch (error) {
          this.ends.unshift(...ends);
          for (const { reject } of marks) reject(error);
        }
      }
      this.writing = null;
    })();
  }

  private async flush(marks: Mark[], ends: Ending[]): Promise<Set<number>> {
    const { ctx, mailbox, claim } = this;
    const now = ctx.now();
    const seconds = Math.floor(now.getTime() / 1_000);
    const next = leaseFrom(now);
    const statements = endStatements(ctx, mailbox, claim, ends);
    const markAt = statements.length;
    if (marks.length) {
      const rows = marks.map(({ row }) => [row.id, row.hash]);
      statements.push(
        statement(
          ctx,
          sql`update outreach_messages set state = 'sending' from json_each(${JSON.stringify(rows)}) j
            where outreach_messages.id = json_extract(j.value, '$[0]') and state = 'claimed' and claim = ${claim}
              and ${isCampaignActive(sql`campaign_id`)}
              and not ${isRefused(sql`account_id`, sql`json_extract(j.value, '$[1]')`)}
              and exists (select 1 from mailboxes b where b.id = ${mailbox.id} and b.paused_at is null
                and b.removed_at is null and b.lease_until >= ${seconds})
            returning outreach_messages.id as id`,
        ),
      );
    }
    if (next > this.leaseUntil || marks.length)
      statements.push(
        statement(
          ctx,
          sql`update mailboxes set lease_until = ${Math.floor(next.getTime() / 1_000)},
            last_sent_at = ${marks.length ? seconds : sql`last_sent_at`}
            where id = ${mailbox.id} and lease_until = ${Math.floor(this.leaseUntil.getTime() / 1_000)}`,
        ),
      );
    const results = await ctx.d1.batch<{ id: number }>(statements);
    if (results.at(-1)?.meta.changes && next > this.leaseUntil) this.leaseUntil = next;
    return new Set(marks.length ? results[markAt]?.results.map(({ id }) => id) : []);
  }
}
