import { type SQL, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { type Held, Lease } from "~/core/lease";
import { imports } from "../tables";
import type { Import } from "./import";

/** A job stops after this time, or this many statements, and queues itself again: Workers limit both. */
const MAX_DURATION_MS = 20_000;
const MAX_STATEMENTS = 700;

export const importLease = new Lease({
  table: imports,
  fence: ["id", "status"],
  ttlSeconds: 60,
  maxAttempts: 20,
});

const COUNTERS = [
  "rowsDone",
  "rowsRejected",
  "rowsDuplicate",
  "rowsSimilar",
  "rowsCreated",
  "rowsUpdated",
  "rowsSkipped",
  "peopleCreated",
  "peopleUpdated",
  "peopleSkipped",
  "peopleRejected",
  "peopleDuplicate",
  "peopleRemoved",
  "rowsIncomplete",
  "companiesNew",
] as const;

type Progress = Partial<Record<(typeof COUNTERS)[number], number>>;

/** A job's lease on an import, and its remaining invocation budget. */
export class ImportLease {
  private readonly ctx: AccountContext;
  private readonly held: Held<Import>;
  private readonly startedAt: number;
  private statements = 0;

  constructor(ctx: AccountContext, held: Held<Import>) {
    this.ctx = ctx;
    this.held = held;
    this.startedAt = ctx.now().getTime();
  }

  get row(): Import {
    return this.held.row;
  }

  /** @throws LeaseLost */
  async batch(statements: D1PreparedStatement[], progress: Progress): Promise<void> {
    this.statements += statements.length + 5;
    const counts: Partial<Record<keyof Progress, SQL>> = {};
    for (const name of COUNTERS) if (progress[name]) counts[name] = sql`${imports[name]} + ${progress[name]}`;
    await importLease.batch(this.ctx, this.held, statements, counts);
  }

  isSpent(): boolean {
    return this.statements > MAX_STATEMENTS || this.ctx.now().getTime() - this.startedAt > MAX_DURATION_MS;
  }
}
