import type { AccountContext } from "~/core/context";
import { append } from "~/core/lists/unbounded";
import type { Mailbox } from "~/domains/mailboxes/lease-mailbox.server";
import { CHUNK } from "~/domains/mailboxes/policy";
import { askForConsent } from "./ask-for-consent.server";
import { type Claimed, claimMessages } from "./claim-messages.server";
import type { Composer } from "./composer.server";
import { type Candidate, openMessages, type Wanted } from "./open-messages.server";

/**
 * What a mailbox may still send: `campaigns` today, `hour` of any kind this hour, of which campaigns must leave
 * `reserved` unused.
 */
interface Allowance {
  campaigns: number;
  hour: number;
  reserved: number;
}

interface SourceOptions {
  claim: string;
  composer: Composer;
  left: Allowance;
  /** Unix milliseconds: nothing is claimed after it. */
  until: number;
}

/** The emails a job sends, claimed in chunks: the next chunk is claimed while the last is being sent. */
export class OutboxReader {
  private readonly ctx: AccountContext;
  private readonly mailbox: Mailbox;
  private readonly options: SourceOptions;
  private readonly left: Allowance;
  private rows: Claimed[] = [];
  private due: Candidate[] | undefined;
  private filling: Promise<void> | null = null;
  private isOver = false;
  private wasIdle = false;
  private isStopped = false;
  private failure: { error: unknown } | null = null;
  isMore = false;

  constructor(ctx: AccountContext, mailbox: Mailbox, options: SourceOptions) {
    this.ctx = ctx;
    this.mailbox = mailbox;
    this.options = options;
    this.left = { ...options.left };
  }

  /**
   * Returns at most `limit` messages, shared fairly between the connections; none when nothing is left. @throws the
   * error that kept it from claiming
   */
  async nextBatch(limit: number, connections: number): Promise<Claimed[]> {
    while (this.rows.length === 0 && !this.isOver) await this.fill();
    if (this.failure) throw this.failure.error;
    const taken = this.rows.splice(0, Math.min(limit, Math.ceil(this.rows.length / connections)));
    if (this.rows.length < CHUNK / 2 && !this.isOver) void this.fill();
    return taken;
  }

  stop(): void {
    this.isOver = true;
    this.isStopped = true;
    this.rows = [];
  }

  async settled(): Promise<void> {
    await this.filling;
  }

  private fill(): Promise<void> {
    this.filling ??= this.claimNext()
      .catch((error: unknown) => {
        this.failure = { error };
        this.isOver = true;
      })
      .finally(() => {
        this.filling = null;
      });
    return this.filling;
  }

  private wanted(): Wanted {
    const { campaigns, hour, reserved } = this.left;
    return {
      oneToOne: Math.max(0, Math.min(CHUNK, hour)),
      campaigns: Math.max(0, Math.min(CHUNK, campaigns, hour - reserved)),
    };
  }

  /** One-to-one emails first. A delay between emails applies to campaign emails after them. */
  private choose(found: readonly Candidate[]): Candidate[] {
    const wanted = this.wanted();
    const oneToOne = found.filter((row) => row.is_one_to_one).slice(0, wanted.oneToOne);
    if (oneToOne.length > 0 && this.mailbox.gapSeconds > 0) return oneToOne;
    const left = Math.min(
      wanted.campaigns,
      CHUNK - oneToOne.length,
      this.left.hour - oneToOne.length - this.left.reserved,
    );
    return [...oneToOne, ...found.filter((row) => !row.is_one_to_one).slice(0, Math.max(0, left))];
  }

  private async claimNext(): Promise<void> {
    const { ctx, mailbox } = this;
    const { claim, composer, until } = this.options;
    const isFirst = this.due === undefined;
    const due = this.choose(await openMessages(ctx, mailbox.id, this.wanted(), this.due));
    if (due.length === 0 || (!isFirst && ctx.now().getTime() > until)) {
      this.isMore = due.length > 0;
      this.isOver = true;
      return;
    }
    const { taken, changed, unasked, next } = await claimMessages(ctx, mailbox, claim, due, {
      oneToOne: CHUNK,
      campaigns: CHUNK,
    });
    this.left.hour -= taken.length;
    this.left.campaigns -= taken.filter(({ is_one_to_one: isOneToOne }) => !isOneToOne).length;
    this.due = next;
    if (unasked.length) {
      await askForConsent(ctx, mailbox, unasked);
      this.due = undefined;
    }
    await composer.prepare(taken);
    // Another job or a user changed these rows first: check once more what is due.
    if (changed === 0 && this.wasIdle) this.isOver = true;
    this.wasIdle = changed === 0;
    if (mailbox.gapSeconds > 0) this.isOver = true;
    if (!this.isStopped) append(this.rows, taken);
  }
}
