import { describe, expect, it } from "vitest";
import { changeOpportunity } from "~/domains/opportunities/changes/change-opportunity.server";
import { CellSchema, OpportunityChangeSchema } from "~/domains/opportunities/changes/change-schemas";
import { listEvents } from "~/domains/opportunities/timeline/events.server";
import { makeOpportunity, totalsOf } from "../../support/fixtures/opportunities";
import { makeBusiness } from "../../support/harness/context";

const change = (input: Record<string, unknown>) => OpportunityChangeSchema.parse(input);

describe("a value changed by two users", () => {
  it("is saved once, every other change gets a conflict, and the totals stay correct", async () => {
    const { ctx, account } = await makeBusiness();
    const { id } = await makeOpportunity(ctx, { revenue: 100 });
    const told = await Promise.allSettled(
      [200, 300, 400].map((revenue) =>
        changeOpportunity(ctx, id, change({ revenue, was: { revenue: 100 } })),
      ),
    );
    expect(told.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const row of told)
      if (row.status === "rejected") expect(row.reason).toMatchObject({ code: "conflict", field: "revenue" });
    expect((await listEvents(ctx, [id], 10)).filter(({ kind }) => kind === "changed")).toHaveLength(1);
    const { kept, counted } = await totalsOf(account.id);
    expect(kept).toEqual(counted);
  });

  it("may be saved twice, and does not conflict with changes of other values", async () => {
    const { ctx } = await makeBusiness();
    const { id } = await makeOpportunity(ctx, { revenue: 100 });
    const once = change({ closeDate: "2027-01-15", was: { closeDate: null } });
    await changeOpportunity(ctx, id, change({ revenue: 700 }));
    for (const _ of [1, 2])
      expect(await changeOpportunity(ctx, id, once)).toMatchObject({
        closeDate: "2027-01-15",
        revenue: 70_000,
      });
  });

  it("can remove an owner, and rejects a change based on an outdated owner", async () => {
    const { ctx, user } = await makeBusiness();
    const { id } = await makeOpportunity(ctx, { ownerId: user.userId });
    const none = change({ ownerId: null, was: { ownerId: user.userId } });
    expect(await changeOpportunity(ctx, id, none)).toMatchObject({ ownerId: null });
    const late = change({ ownerId: user.userId, was: { ownerId: user.userId + 1 } });
    await expect(changeOpportunity(ctx, id, late)).rejects.toMatchObject({ code: "conflict" });
  });

  it("can't be changed together with the stage", () => {
    const input = { status: "qualified", revenue: 1, was: { revenue: 2 } };
    expect(OpportunityChangeSchema.safeParse(input).error?.issues[0]?.message).toContain(
      "To change the status",
    );
    expect(OpportunityChangeSchema.safeParse({ was: { revenue: 2 } }).success).toBe(false);
  });

  it("is cleared by submitting its inline form empty", () => {
    expect(CellSchema.parse({ cell: "revenue", was: { revenue: 12.5 } })).toEqual({
      revenue: null,
      was: { revenue: 1250 },
    });
    expect(CellSchema.parse({ cell: "ownerId", ownerId: 4 })).toEqual({ ownerId: 4, was: { ownerId: null } });
  });
});
