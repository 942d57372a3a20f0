import { and, eq } from "drizzle-orm";
import type { Account, Context } from "~/core/context";
import { dayOf } from "~/core/seconds";
import { ALLOWANCES, dayEnd, QUOTA_KINDS, type QuotaKind, quotaClassOf } from "./policy";
import { holderOf } from "./quota-charges";
import { quotaUsage } from "./tables";

export interface AllowanceOfToday {
  kind: QuotaKind;
  used: number;
  allowed: number;
  endsAt: Date;
}

export async function getAllowances(
  ctx: Pick<Context, "db" | "now"> & { account: Account },
): Promise<AllowanceOfToday[]> {
  const now = ctx.now();
  const rows = await ctx.db
    .select({ kind: quotaUsage.kind, used: quotaUsage.used })
    .from(quotaUsage)
    .where(and(eq(quotaUsage.holder, holderOf(ctx.account)), eq(quotaUsage.period, dayOf(now))))
    .limit(QUOTA_KINDS.length);
  const allowance = ALLOWANCES[quotaClassOf(ctx.account)];
  return QUOTA_KINDS.map((kind) => ({
    kind,
    used: rows.find((row) => row.kind === kind)?.used ?? 0,
    allowed: allowance[kind],
    endsAt: dayEnd(now),
  }));
}
