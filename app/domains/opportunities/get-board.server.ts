import type { BusinessContext } from "~/core/context";
import { formatUsd } from "~/core/format";
import { readerZone } from "~/core/time/time-zones";
import { teamWithPictures } from "~/domains/identity/team/teammates.server";
import { getStageTotals } from "./forecast/opportunity-totals.server";
import { byId } from "./move-opportunity.server";
import { listStage } from "./opportunities.server";
import { STAGE_NAMES, type Stage } from "./stages";
import { opportunities } from "./tables";
import { findLastMove } from "./undo-move.server";
import { opportunityCard } from "./view";

/** Cards per column; the table view shows the rest. */
const CARDS = 20;

/** Reads at most 105 rows and the team. */
export async function getBoard(ctx: BusinessContext) {
  const zone = readerZone(ctx);
  const team = await teamWithPictures(ctx);
  const totals = await getStageTotals(ctx);
  return Promise.all(
    totals.map(async ({ status, count, revenue }) => {
      const rows = count > 0 ? await listStage(ctx, status, CARDS) : [];
      return {
        status,
        name: STAGE_NAMES[status],
        count,
        sum: formatUsd(revenue),
        cards: rows.map((row) => opportunityCard(row, team, ctx.now(), zone)),
      };
    }),
  );
}
export type BoardColumn = Awaited<ReturnType<typeof getBoard>>[number];

/** The note after a move; null if the opportunity was deleted, or is back in its previous stage. */
export async function movedNote(
  ctx: BusinessContext,
  { moved, was }: { moved?: number | undefined; was?: Stage | undefined },
) {
  if (moved === undefined || was === undefined) return null;
  const [row] = await ctx.db.select().from(opportunities).where(byId(ctx, moved)).limit(1);
  if (!row || row.status === was) return null;
  const move = await findLastMove(ctx, moved);
  const undo = move?.toStage === row.status && move.before ? move.id : null;
  return { id: row.id, title: row.title, stage: STAGE_NAMES[row.status], undo };
}
export type MovedNote = NonNullable<Awaited<ReturnType<typeof movedNote>>>;
