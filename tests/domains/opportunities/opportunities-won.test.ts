import { describe, expect, it } from "vitest";
import { moveOpportunity } from "~/domains/opportunities/move-opportunity.server";
import { MoveSchema } from "~/domains/opportunities/move-schemas";
import { listEvents } from "~/domains/opportunities/timeline/events.server";
import { makeOpportunity, totalsOf } from "../../support/fixtures/opportunities";
import { makeBusiness } from "../../support/harness/context";

const move = (input: Record<string, unknown>) => MoveSchema.parse(input);

describe("winning an opportunity", () => {
  it("saves value and close date with the stage change and its history, and keeps totals correct", async () => {
    const { ctx, account } = await makeBusiness();
    const { id } = await makeOpportunity(ctx, { revenue: 100 });
    const input = { status: "closed_won", from: "new_lead", revenue: 2500.25, closeDate: "2026-12-01" };
    expect(await moveOpportunity(ctx, id, move(input))).toMatchObject({
      revenue: 250_025,
      closeDate: "2026-12-01",
    });
    const [won] = await listEvents(ctx, [id], 10);
    expect(won).toMatchObject({ kind: "stage", toStage: "closed_won" });
    expect(won?.text).toMatch(/^Value: \$2,500.*Closed on 2026-12-01\.$/);
    const { kept, counted } = await totalsOf(account.id);
    expect(kept).toEqual(counted);
  });

  it("leaves an omitted value and close date unchanged", async () => {
    const { ctx } = await makeBusiness();
    const { id } = await makeOpportunity(ctx, { revenue: 100, closeDate: "2026-12-24" });
    const won = await moveOpportunity(ctx, id, move({ status: "closed_won", revenue: null }));
    expect(won).toMatchObject({ revenue: 10_000, closeDate: "2026-12-24" });
  });

  it("ignores value and close date for another stage", async () => {
    const { ctx } = await makeBusiness();
    const { id } = await makeOpportunity(ctx, { revenue: 100 });
    const input = { status: "qualified", revenue: 9, closeDate: "2026-12-01" };
    expect(await moveOpportunity(ctx, id, move(input))).toMatchObject({ revenue: 10_000, closeDate: null });
  });

  it("changes nothing if another user has moved the opportunity", async () => {
    const { ctx, account } = await makeBusiness();
    const { id } = await makeOpportunity(ctx, { revenue: 100 });
    await moveOpportunity(ctx, id, move({ status: "qualified", from: "new_lead" }));
    const late = move({ status: "closed_won", from: "new_lead", revenue: 7 });
    await expect(moveOpportunity(ctx, id, late)).rejects.toMatchObject({ code: "conflict", field: "status" });
    expect(await listEvents(ctx, [id], 10)).toHaveLength(2);
    const { kept, counted } = await totalsOf(account.id);
    expect(kept).toEqual(counted);
    expect(kept).toMatchObject([{ status: "qualified", revenue: 10_000 }]);
  });

  it.each([
    [{ revenue: -1 }, "Enter an amount"],
    [{ revenue: "twelve" }, "Enter an amount"],
    [{ closeDate: "2026-02-31" }, "Enter the date as"],
  ])("rejects %j", (input, words) => {
    const result = MoveSchema.safeParse({ status: "closed_won", ...input });
    expect(result.error?.issues[0]?.message).toContain(words);
  });
});
