import { and, eq, ne, type SQL, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { DomainError } from "~/core/errors";
import { formatUsd } from "~/core/format";
import { statement } from "~/core/statement";
import { withQuota } from "~/domains/quotas/charge-quota.server";
import { requireWritten } from "./changes/optimistic-lock";
import { LOST_REASON_MISSING } from "./create-opportunity.server";
import { endSequences } from "./end-sequences.server";
import { counted } from "./forecast/opportunity-totals.server";
import type { Move } from "./move-schemas";
import { getOpportunity, isLive } from "./opportunities.server";
import type { Opportunity } from "./opportunity";
import { isOpen, STAGE_NAMES, type Stage } from "./stages";
import { opportunities } from "./tables";
import { eventStatement } from "./timeline/events.server";

export const byId = (ctx: AccountContext, id: number) =>
  and(eq(opportunities.id, id), eq(opportunities.accountId, ctx.account.id), isLive);

const standsFor = (ctx: AccountContext, id: number, { status, from }: Pick<Move, "status" | "from">) =>
  and(byId(ctx, id), ne(opportunities.status, status), from ? eq(opportunities.status, from) : undefined);

/** "Value: $5,000. Closed on 2026-12-01." */
const wonText = ({ revenue, closeDate }: Move): string | null =>
  [
    typeof revenue === "number" ? `Value: ${formatUsd(revenue)}.` : "",
    closeDate ? `Closed on ${closeDate}.` : "",
  ]
    .filter(Boolean)
    .join(" ") || null;

/** SQL for the previous values, in the format of `MovedFrom`. */
export const asItStands = ({ revenue, closeDate }: Pick<Move, "revenue" | "closeDate">) =>
  sql`json_object('stageAt', stage_at, 'closedAt', closed_at, 'lostReason', lost_reason, 'revenue', revenue,
    'closeDate', close_date, 'wrote', json_object('revenue', ${revenue ?? null}, 'closeDate', ${closeDate ?? null}))`;

/** Moves the opportunity if it is in another stage and, with `from`, still in that one. */
export function moveStatements(ctx: AccountContext, id: number, move: Move): D1PreparedStatement[] {
  const { status, from, lostReason, revenue, closeDate } = move;
  const moves = sql`id = ${id} and status <> ${status} ${from ? sql`and status = ${from}` : sql``}`;
  const reason = status === "closed_lost" ? (lostReason ?? null) : null;
  const set = {
    status,
    stageAt: ctx.now(),
    updatedAt: ctx.now(),
    closedAt: isOpen(status) ? null : ctx.now(),
    lostReason: reason,
    // Undefined values are not written.
    revenue,
    closeDate,
  };
  return [
    eventStatement(ctx, moves, {
      kind: "stage",
      toStage: status,
      text: reason ?? wonText(move),
      before: asItStands(move),
    }),
    statement(
      ctx,
      ctx.db
        .update(opportunities)
        .set(set)
        .where(standsFor(ctx, id, { status, from })),
    ),
  ];
}

const elsewhere = (stage: Stage) =>
  new DomainError(
    "conflict",
    `This deal was moved to “${STAGE_NAMES[stage]}” elsewhere. Reload and try again.`,
    {
      field: "status",
    },
  );

/**
 * With `from`, the second of two concurrent moves is a conflict; without it, both moves apply.
 * @throws DomainError not_found; invalid; conflict; limit_reached
 */
export async function moveOpportunity(ctx: AccountContext, id: number, move: Move): Promise<Opportunity> {
  const before = await getOpportunity(ctx, id);
  if (move.status === "closed_lost" && !move.lostReason && before.status !== "closed_lost")
    throw new DomainError("invalid", LOST_REASON_MISSING, { field: "lostReason" });
  const write = [
    ...counted(ctx, byId(ctx, id) as SQL, moveStatements(ctx, id, move)),
    ...endSequences(ctx, before, move.status),
  ];
  const moves = sql`exists (select 1 from ${opportunities} where ${standsFor(ctx, id, move)})`;
  await withQuota(ctx, { rows: 1 }, (count) => ctx.d1.batch([statement(ctx, count), ...write]), {
    onlyIf: moves,
  });
  const after = await getOpportunity(ctx, id);
  if (after.status !== move.status) throw elsewhere(after.status);
  const { revenue, closeDate, lostReason } = move;
  requireWritten(after, { revenue, closeDate, ...(move.status === "closed_lost" ? { lostReason } : {}) });
  return after;
}
