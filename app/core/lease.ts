import { and, eq, type GetColumnData, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Context } from "./context";
import { DomainError } from "./errors";
import type { JobMessage } from "./jobs";
import { toUnixSeconds } from "./seconds";
import { isAborted, statement } from "./statement";

/** `leaseId` is for rows whose lease a user may end early: two leases in the same second would have the same time. */
type LeasedTable = SQLiteTable & {
  leaseUntil: SQLiteColumn;
  leaseId?: SQLiteColumn;
  attempts?: SQLiteColumn;
};
type Row<Table extends SQLiteTable> = Table["$inferSelect"];
type Changes<Table extends SQLiteTable> = { [Key in keyof Row<Table>]?: Row<Table>[Key] | SQL };
type Database = Pick<Context, "db" | "d1" | "now">;

interface LeaseOptions<Table extends LeasedTable, Key extends keyof Row<Table> & string> {
  table: Table;
  /** Columns that identify the row, and columns that must not change while it is held: they are part of the fence. */
  fence: readonly Key[];
  ttlSeconds: number;
  /** Consecutive claims without progress after which `run` fails the row. */
  maxAttempts?: number;
  /** The row is created with a lease that covers its time in the queue; the first claim ignores it. */
  hasQueueGrace?: boolean;
}

/** A claim and its fencing token: `until` (UTC, whole seconds), or `leaseId` if the table has one. */
export interface Held<Kept> {
  readonly row: Kept;
  until: Date;
  leaseId?: string;
}

/** Another job has taken over the row: this job writes nothing more. */
export class LeaseLost extends Error {}

interface Job<Kept> {
  /** Finishes the row with its last statement and returns true, or returns false to continue in another job. */
  work: (held: Held<Kept>) => Promise<boolean>;
  /** Finishes the row after a domain error or too many attempts. */
  fail: (held: Held<Kept>, reason: string) => Promise<unknown>;
  tooManyAttempts: string;
  enqueue?: () => Promise<void>;
}

/**
 * Gives a row to one job at a time. A takeover writes a later `lease_until`, the fencing token of all writes. Writes of
 * an expired holder match no row (Kleppmann, "How to do distributed locking", 2016).
 */
export class Lease<Table extends LeasedTable, Key extends keyof Row<Table> & string> {
  private readonly options: LeaseOptions<Table, Key>;

  constructor(options: LeaseOptions<Table, Key>) {
    this.options = options;
  }

  /** When a lease claimed at `now` expires. */
  endOf(now: Date): Date {
    return new Date((toUnixSeconds(now) + this.options.ttlSeconds) * 1000);
  }

  /** Condition on the row: it has no lease, or an expired one. */
  isFree(now: Date): SQL {
    const { leaseUntil } = this.options.table;
    return sql`(${or(isNull(leaseUntil), lte(leaseUntil, now))})`;
  }

  /** Condition on the row: this holder still has it. */
  isHeld({ row, until, leaseId }: Held<Pick<Row<Table>, Key>>): SQL {
    const { table, fence } = this.options;
    const columns = table as unknown as Record<Key, SQLiteColumn>;
    const token = table.leaseId ? eq(table.leaseId, leaseId ?? "") : eq(table.leaseUntil, until);
    return sql`(${and(...fence.map((key) => eq(columns[key], row[key])), token)})`;
  }

  /** The same condition for statements about other tables. */
  holds(held: Held<Pick<Row<Table>, Key>>, extra?: SQL): SQL {
    return sql`exists (select 1 from ${this.options.table} where ${and(this.isHeld(held), extra)})`;
  }

  /** A statement that aborts its batch unless this holder still has the row (`isAborted`). */
  holdsStatement(ctx: Database, held: Held<Pick<Row<Table>, Key>>, extra?: SQL): D1PreparedStatement {
    return statement(
      ctx,
      sql`select case when ${this.holds(held, extra)} then 1 else json('aborted') end as holds`,
    );
  }

  /** Claims the row that `where` selects. Null if there is none, or if another job holds it. */
  async claim(
    ctx: Database,
    where: SQL | undefined,
    set: Changes<Table> = {},
  ): Promise<Held<Row<Table>> | null> {
    const { table, hasQueueGrace } = this.options;
    const now = ctx.now();
    const until = this.endOf(now);
    const leaseId = crypto.randomUUID();
    const { attempts } = table;
    const isNext = hasQueueGrace && attempts ? or(eq(attempts, 0), this.isFree(now)) : this.isFree(now);
    const changes = {
      leaseUntil: until,
      ...(attempts && { attempts: sql`${attempts} + 1` }),
      ...(table.leaseId && { leaseId }),
      ...set,
    };
    const [row] = (await ctx.db
      .update(table as SQLiteTable)
      .set(changes as never)
      .where(and(where, isNext))
      .returning()) as Row<Table>[];
    return row ? { row, until, ...(table.leaseId && { leaseId }) } : null;
  }

  /**
   * Extends the lease from now and resets the attempts, because there was progress. The holder sets `until` once its
   * batch is written.
   */
  renewal(
    ctx: Database,
    held: Held<Pick<Row<Table>, Key>>,
    set: Changes<Table> = {},
    extra?: SQL,
  ): { statement: D1PreparedStatement; until: Date } {
    const { table } = this.options;
    const until = this.endOf(ctx.now());
    const changes = { leaseUntil: until, ...(table.attempts && { attempts: 0 }), ...set };
    const renew = ctx.db
      .update(table as SQLiteTable)
      .set(changes as never)
      .where(and(this.isHeld(held), extra));
    return { statement: statement(ctx, renew), until };
  }

  /** Writes part of the work and renews the lease in one batch. @throws LeaseLost */
  async batch(
    ctx: Database,
    held: Held<Pick<Row<Table>, Key>>,
    statements: readonly D1PreparedStatement[],
    set: Changes<Table> = {},
  ): Promise<void> {
    const renewal = this.renewal(ctx, held, set);
    try {
      await ctx.d1.batch([this.holdsStatement(ctx, held), ...statements, renewal.statement]);
    } catch (error) {
      if (isAborted(error)) await this.require(ctx, held);
      throw error;
    }
    held.until = renewal.until;
  }

  /** Checks that this holder still has the row. @throws LeaseLost */
  async require(ctx: Database, held: Held<Pick<Row<Table>, Key>>): Promise<void> {
    const row = await statement(ctx, sql`select ${this.holds(held)} as held`).first<number>("held");
    if (!row) throw new LeaseLost();
  }

  /** Writes the result and releases the lease; false, with nothing written, if another job has taken over. */
  async end(
    ctx: Database,
    held: Held<Pick<Row<Table>, Key>>,
    set: Changes<Table>,
    extra?: SQL,
  ): Promise<boolean> {
    const { table } = this.options;
    const changes = { leaseUntil: null, ...(table.leaseId && { leaseId: null }), ...set };
    const ended = ctx.db
      .update(table as SQLiteTable)
      .set(changes as never)
      .where(and(this.isHeld(held), extra));
    return (await statement(ctx, ended).run()).meta.changes > 0;
  }

  /** Releases the lease without finishing, so that the next delivery starts at once. */
  release(ctx: Database, held: Held<Pick<Row<Table>, Key>>): Promise<boolean> {
    return this.end(ctx, held, {});
  }

  /** Runs one delivery of a job. A second delivery finds the lease held; a job that lost its lease ends without writing. */
  async run(ctx: Database, where: SQL | undefined, job: Job<Row<Table>>): Promise<void> {
    const held = await this.claim(ctx, where);
    if (!held) return;
    try {
      if (this.isExhausted(held)) return void (await job.fail(held, job.tooManyAttempts));
      if (await job.work(held)) return;
      if (await this.release(ctx, held)) await job.enqueue?.();
    } catch (error) {
      if (error instanceof LeaseLost) return;
      if (error instanceof DomainError) return void (await job.fail(held, error.message));
      await this.release(ctx, held).catch(() => {});
      throw error;
    }
  }

  isExhausted({ row }: Held<Row<Table>>): boolean {
    const { maxAttempts = Number.POSITIVE_INFINITY } = this.options;
    return Number((row as { attempts?: number }).attempts ?? 0) > maxAttempts;
  }

  /** Requeues rows whose message was lost or whose job died; `where` selects rows with work left. Returns the count. */
  async requeueStale<Columns extends Record<string, SQLiteColumn>>(
    ctx: Context,
    sweep: {
      columns: Columns;
      where: SQL | undefined;
      limit: number;
      message: (row: { [Name in keyof Columns]: GetColumnData<Columns[Name]> }) => JobMessage;
    },
  ): Promise<number> {
    const rows = await ctx.db
      .select(sweep.columns as Record<string, SQLiteColumn>)
      .from(this.options.table as SQLiteTable)
      .where(and(sweep.where, this.isFree(ctx.now())))
      .limit(sweep.limit);
    for (const row of rows) await ctx.queue.send(sweep.message(row as never));
    return rows.length;
  }

  /** The oldest expired lease without a job; null if there is none. */
  async oldestExpiryAt(ctx: Database, where: SQL | undefined): Promise<Date | null> {
    const leaseUntil = this.options.table.leaseUntil;
    const [row] = await ctx.db
      .select({ at: leaseUntil })
      .from(this.options.table as SQLiteTable)
      .where(and(where, lte(leaseUntil, ctx.now())))
      .orderBy(leaseUntil)
      .limit(1);
    return (row?.at as Date | undefined) ?? null;
  }
}
