import { and, eq } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { secondsOf } from "~/core/seconds";
import { abortUnless, isAborted } from "~/core/statement";
import { imports } from "../tables";
import type { Import, WorkingStatus } from "./import";

/** A step that has not renewed its lease for so long is taken for dead. */
export const LEASE_SECONDS = 60;
/** A job stops after so long, or so many statements, and queues itself again: Workers bound both. */
const MAX_DURATION_MS = 20_000;
const MAX_STATEMENTS = 700;

const COUNTERS = {
  rowsDone: "rows_done",
  rowsRejected: "rows_rejected",
  rowsDuplicate: "rows_duplicate",
  rowsCreated: "rows_created",
  rowsUpdated: "rows_updated",
  rowsSkipped: "rows_skipped",
  peopleCreated: "people_created",
  peopleSkipped: "people_skipped",
  peopleRejected: "people_rejected",
  peopleDuplicate: "people_duplicate",
  peopleRemoved: "people_removed",
} as const;

export type Progress = Partial<Record<keyof typeof COUNTERS, number>>;

export class LeaseLost extends Error {}

const HOLDS = abortUnless(
  "EXISTS (SELECT 1 FROM imports WHERE id = ?1 AND status = ?2 AND lease_until = ?3)",
);

const RENEW = `UPDATE imports SET ${Object.values(COUNTERS)
  .map((column, at) => `${column} = ${column} + ?${at + 4}`)
  .join(", ")}, attempts = 0, lease_until = ?3 WHERE id = ?1 AND status = ?2`;

/** A batch is written only while nobody else has taken over. */
export class ImportLease {
  private readonly ctx: AccountContext;
  readonly row: Import;
  readonly status: WorkingStatus;
  private until: Date;
  private readonly startedAt: number;
  private statements = 0;

  constructor(ctx: AccountContext, row: Import, status: WorkingStatus, until: Date) {
    this.ctx = ctx;
    this.row = row;
    this.status = status;
    this.until = until;
    this.startedAt = ctx.now().getTime();
  }

  async batch(statements: D1PreparedStatement[], progress: Progress): Promise<void> {
    const { ctx, row, status } = this;
    const next = leaseFrom(ctx.now());
    const added = Object.keys(COUNTERS).map((name) => progress[name as keyof Progress] ?? 0);
    const all = [
      ctx.d1.prepare(HOLDS).bind(row.id, status, secondsOf(this.until)),
      ...statements,
      ctx.d1.prepare(RENEW).bind(row.id, status, secondsOf(next), ...added),
    ];
    this.statements += all.length + 3;
    try {
      await ctx.d1.batch(all);
    } catch (error) {
      if (isAborted(error)) await this.require();
      throw error;
    }
    this.until = next;
  }

  private async require(): Promise<void> {
    const { ctx, row, status, until } = this;
    const held = await ctx.db
      .select({ id: imports.id })
      .from(imports)
      .where(isHeld(row.id, status, until))
      .limit(1);
    if (held.length === 0) throw new LeaseLost();
  }

  async finish(set: Partial<Import>): Promise<void> {
    await this.ctx.db
      .update(imports)
      .set({ ...set, leaseUntil: null, attempts: 0 })
      .where(isHeld(this.row.id, this.status, this.until));
  }

  /** Lets go without an end, so that the next delivery goes on at once. */
  async release(): Promise<void> {
    await this.ctx.db
      .update(imports)
      .set({ leaseUntil: null })
      .where(isHeld(this.row.id, this.status, this.until));
  }

  isSpent(): boolean {
    return this.statements > MAX_STATEMENTS || this.ctx.now().getTime() - this.startedAt > MAX_DURATION_MS;
  }
}

export const leaseFrom = (now: Date) => new Date((secondsOf(now) + LEASE_SECONDS) * 1000);

const isHeld = (importId: number, status: WorkingStatus, until: Date) =>
  and(eq(imports.id, importId), eq(imports.status, status), eq(imports.leaseUntil, until));
