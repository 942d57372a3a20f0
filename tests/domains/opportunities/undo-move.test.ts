import { beforeEach, describe, expect, it } from "vitest";
import { changeOpportunity } from "~/domains/opportunities/changes/change-opportunity.server";
import { OpportunityChangeSchema } from "~/domains/opportunities/changes/change-schemas";
import { moveOpportunity } from "~/domains/opportunities/move-opportunity.server";
import { MoveSchema } from "~/domains/opportunities/move-schemas";
import { getOpportunity } from "~/domains/opportunities/opportunities.server";
import { listEvents } from "~/domains/opportunities/timeline/events.server";
import { findLastMove, undoMove } from "~/domains/opportunities/undo-move.server";
import { makeOpportunity, totalsOf } from "../../support/fixtures/opportunities";
import { type Business, makeBusiness } from "../../support/harness/context";

let business: Business;
let ctx: Business["ctx"];
let id: number;
let day = 0;

/** Puts each step on a day of its own. */
const later = () => {
  day += 1;
  const at = new Date(Date.parse("2026-11-01T10:00:00Z") + day * 86_400_000);
  return { ...ctx, now: () => at };
};
const move = (input: Record<string, unknown>) => moveOpportunity(later(), id, MoveSchema.parse(input));
const lastMove = async () => (await findLastMove(ctx, id))?.id ?? 0;
const standing = async () => {
  const { updatedAt: _, ...row } = await getOpportunity(ctx, id);
  return row;
};
const areTrue = async () => {
  const { kept, counted } = await totalsOf(business.account.id);
  expect(kept).toEqual(counted);
};

beforeEach(async () => {
  business = await makeBusiness();
  ctx = business.ctx;
  id = (await makeOpportunity(later(), { revenue: 100, closeDate: "2026-12-24" })).id;
});

describe("undoing a move", () => {
  it.each([
    ["a win", [], { status: "closed_won", revenue: 2500, closeDate: "2026-11-20" }],
    ["a loss", [], { status: "closed_lost", lostReason: "Too dear" }],
    ["a move out of Won", [{ status: "closed_won", revenue: 900 }], { status: "qualified" }],
    ["a move out of Lost", [{ status: "closed_lost", lostReason: "Too late" }], { status: "in_progress" }],
    ["a move to the next stage", [], { status: "qualified" }],
  ])("restores everything that %s changed", async (_, first, then) => {
    for (const id of first) await move(id);
    const before = await standing();
    await move(then);
    expect(await standing()).not.toEqual(before);
    await undoMove(later(), id, await lastMove());
    expect(await standing()).toEqual(before);
    const [undone] = await listEvents(ctx, [id], 1);
    expect(undone).toMatchObject({ kind: "stage", fromStage: then.status, toStage: before.status });
    await areTrue();
  });

  it("is applied once if repeated or concurrent, and can itself be undone", async () => {
    const won = await move({ status: "closed_won", revenue: 2500 });
    const moved = await lastMove();
    const after = later();
    await Promise.all([1, 2, 3].map(() => undoMove(after, id, moved)));
    expect((await listEvents(ctx, [id], 10)).filter(({ kind }) => kind === "stage")).toHaveLength(2);
    await areTrue();
    await undoMove(later(), id, await lastMove());
    expect(await standing()).toMatchObject({
      status: "closed_won",
      closedAt: won.closedAt,
      stageAt: won.stageAt,
    });
    await areTrue();
  });

  it("is rejected if another user moved the opportunity since, even back to the same stage", async () => {
    await move({ status: "closed_won" });
    const first = await lastMove();
    await move({ status: "qualified" });
    await move({ status: "closed_won", revenue: 7 });
    const before = await standing();
    await expect(undoMove(later(), id, first)).rejects.toMatchObject({
      code: "conflict",
      message: "This deal was moved to “Won” elsewhere. Reload and try again.",
    });
    expect(await standing()).toEqual(before);
    await areTrue();
  });

  it("succeeds or fails as a whole beside a concurrent move, and keeps totals correct", async () => {
    for (let round = 0; round < 4; round += 1) {
      await move({ status: "qualified" });
      const moved = await lastMove();
      const [undone, gone] = await Promise.allSettled([
        undoMove(later(), id, moved),
        moveOpportunity(later(), id, MoveSchema.parse({ status: "in_progress", from: "qualified" })),
      ]);
      expect([undone.status, gone.status].sort()).toEqual(["fulfilled", "rejected"]);
      await areTrue();
      await move({ status: "new_lead" });
    }
  });

  it("keeps a value entered after the move", async () => {
    await move({ status: "closed_won", revenue: 2500, closeDate: "2026-11-20" });
    const moved = await lastMove();
    await changeOpportunity(ctx, id, OpportunityChangeSchema.parse({ revenue: 3000 }));
    expect(await undoMove(later(), id, moved)).toMatchObject({ revenue: 300_000, closeDate: "2026-12-24" });
    await areTrue();
  });

  it("rejects a move of another opportunity or account", async () => {
    await move({ status: "qualified" });
    const moved = await lastMove();
    const other = await makeOpportunity(ctx, {});
    await expect(undoMove(ctx, other.id, moved)).rejects.toMatchObject({ code: "not_found" });
    const { ctx: theirs } = await makeBusiness();
    await expect(undoMove(theirs, id, moved)).rejects.toMatchObject({ code: "not_found" });
  });
});
