import type { D1Migration } from "cloudflare:test";
import { env as workerEnv } from "cloudflare:workers";
import { drizzle } from "drizzle-orm/d1";
import { createContext, type Env } from "workers/context";
import type { Account, BusinessContext, Context, Plan, UserActor } from "~/core/context";
import type { JobMessage } from "~/core/jobs";
import type { Log } from "~/core/log";
import { trialEnd } from "~/domains/billing/plans/plans";
import { accounts, users } from "~/domains/identity/tables";
import { migrated } from "./migrated";

export interface TestEnv extends Env {
  MIGRATIONS: D1Migration[];
  /** The factor that property-runs.ts applies. */
  PROPERTY_RUNS: string;
  /** "gate" or "all"; test-scope.ts reads it. */
  TEST_SCOPE: string;
}

export const env = workerEnv as unknown as TestEnv;

/** Migrates the empty database; compared in tests/workers/migrations.test.ts. */
export const migrateAtOnce = () => migrated(env.DB, env.MIGRATIONS);

const silent: Log = { info: () => {}, error: () => {} };

export interface TestQueue {
  send(message: JobMessage): Promise<void>;
  /** Jobs queued so far, oldest first; tests run them themselves. */
  sent: JobMessage[];
}

function testQueue(): TestQueue {
  const sent: JobMessage[] = [];
  return { sent, send: async (message) => void sent.push(message) };
}

/** A context of the system (or of a job for `account`) on the test database, its queue held back in `queue.sent`. */
export function testContext(account: Account | null = null): Context & { queue: TestQueue } {
  const ctx = createContext(env, "test", { account });
  return { ...ctx, ai: null, log: silent, queue: testQueue() };
}

/** A context with a frozen clock: a wait of seconds stays one, however slow the machine is. */
export function still<C extends Context>(ctx: C): C {
  const now = ctx.now();
  return { ...ctx, now: () => now };
}

let made = 0;

export interface Business {
  ctx: BusinessContext & { queue: TestQueue };
  account: Account;
  user: UserActor;
}

/** A new business account with one user: every test makes its own. */
export async function makeBusiness(
  options: { plan?: Plan; trialEndsAt?: Date; name?: string; hqCountry?: string } = {},
): Promise<Business> {
  made += 1;
  const base = testContext();
  const now = new Date();
  const email = `owner-${made}-${crypto.randomUUID()}@business.test`;
  const plan = options.plan ?? "trial";
  const [row] = await base.db
    .insert(accounts)
    .values({
      name: options.name ?? `Business ${made}`,
      plan,
      trialEndsAt: plan === "trial" ? (options.trialEndsAt ?? trialEnd(now)) : null,
      operationalMarkets: [],
      hqCountry: options.hqCountry ?? null,
      createdAt: now,
    })
    .returning();
  if (!row) throw new Error("no account");
  const [person] = await base.db
    .insert(users)
    .values({
      accountId: row.id,
      email,
      emailKey: email,
      firstName: "Amina",
      lastName: "Owner",
      userType: "business",
      role: "owner",
      createdAt: now,
    })
    .returning();
  if (!person) throw new Error("no user");
  const account: Account = {
    id: row.id,
    name: row.name,
    state: row.state,
    plan: row.plan,
    trialEndsAt: row.trialEndsAt,
    formerPlan: row.formerPlan,
    readOnlySince: row.readOnlySince,
    isDemo: row.isDemo,
    hqCountry: row.hqCountry,
    isConfirmed: true,
  };
  const user: UserActor = {
    kind: "user",
    userId: person.id,
    userType: "business",
    isAdmin: false,
    email,
    firstName: person.firstName,
    lastName: person.lastName,
    isDemo: false,
    role: "owner",
    isVerified: false,
    impersonatorId: null,
    signedInAt: now,
  };
  return { ctx: { ...base, actor: user, account }, account, user };
}

/** The same context on another database binding: a metered one, or one that fails at the n-th call. */
export const withDatabase = <C extends Context>(ctx: C, d1: D1Database): C => ({
  ...ctx,
  d1,
  db: drizzle(d1),
});
