import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { assignRows } from "~/domains/bulk/assignment/assign-rows.server";
import { AssignSchema } from "~/domains/bulk/assignment/assign-schema";
import { listEvents } from "~/domains/opportunities/timeline/events.server";
import { makeOpportunity } from "../../support/fixtures/opportunities";
import { addTeammate } from "../../support/fixtures/people";
import { beforeBatch } from "../../support/harness/before-batch";
import { makeBusiness } from "../../support/harness/context";

type Ctx = Awaited<ReturnType<typeof makeBusiness>>["ctx"];

async function teammateOf(ctx: Ctx): Promise<number> {
  const { meta } = await addTeammate(ctx, `mate-${crypto.randomUUID()}@business.test`);
  return Number(meta.last_row_id);
}

const assign = (ctx: Ctx, input: object) => assignRows(ctx, AssignSchema.parse(input));

const noticesOf = (ctx: Ctx, userId: number) =>
  ctx.db.all<{ title: string; path: string }>(
    sql`select title, path from notifications where user_id = ${userId} order by id`,
  );

const ownersOf = (ctx: Ctx) =>
  ctx.db.all<{ owner: number | null }>(
    sql`select owner_id as owner from opportunities where account_id = ${ctx.account.id} order by id`,
  );

describe("selected deals", () => {
  it("get one owner, an event each and one notification for all; repeating changes nothing", async () => {
    const { ctx } = await makeBusiness();
    const mate = await teammateOf(ctx);
    const [one, two] = [await makeOpportunity(ctx), await makeOpportunity(ctx)];
    const input = { opportunityIds: [one.id, two.id], ownerId: mate };
    expect(await assign(ctx, input)).toMatchObject({ assigned: 2, unchanged: 0 });
    expect(await assign(ctx, input)).toMatchObject({ assigned: 0, unchanged: 2 });
    expect((await ownersOf(ctx)).map(({ owner }) => owner)).toEqual([mate, mate]);
    expect(await noticesOf(ctx, mate)).toEqual([
      { title: "2 deals assigned to you", path: `/opportunities?owner=${mate}` },
    ]);
    const events = await listEvents(ctx, [one.id, two.id], 50);
    expect(events.filter(({ kind }) => kind === "changed").map(({ text }) => text)).toEqual([
      "Owner: changed.",
      "Owner: changed.",
    ]);
    expect(await assign(ctx, { matching: "opportunities", ownerId: null })).toMatchObject({
      assigned: 2,
      unchanged: 0,
    });
    expect((await ownersOf(ctx)).map(({ owner }) => owner)).toEqual([null, null]);
  });

  it("reject an invalid or missing owner", () => {
    for (const input of [{}, { owner: 5 }, { ownerId: "" }, { ownerId: -1 }, { ownerId: [] }])
      expect(AssignSchema.safeParse({ opportunityIds: [1], ...input }).success).toBe(false);
  });

  it("are written and notified once if assigned twice concurrently", async () => {
    const { ctx } = await makeBusiness();
    const mate = await teammateOf(ctx);
    const { id } = await makeOpportunity(ctx);
    const input = { opportunityIds: [id], ownerId: mate };
    const done = await Promise.all([assign(ctx, input), assign(ctx, input), assign(ctx, input)]);
    expect(done.reduce((sum, { assigned }) => sum + assigned, 0)).toBe(1);
    expect(await noticesOf(ctx, mate)).toHaveLength(1);
    const changed = (await listEvents(ctx, [id], 50)).filter(({ kind }) => kind === "changed");
    expect(changed).toHaveLength(1);
  });

  it("can't be assigned to a user who leaves concurrently", async () => {
    const { ctx } = await makeBusiness();
    const mate = await teammateOf(ctx);
    const { id } = await makeOpportunity(ctx);
    const leave = () => ctx.d1.prepare("update users set deactivated_at = 1 where id = ?").bind(mate).run();
    const [{ owner } = { owner: 0 }] = await ownersOf(ctx);
    await assign(beforeBatch(ctx, leave), { opportunityIds: [id], ownerId: mate });
    expect([await ownersOf(ctx), await noticesOf(ctx, mate)]).toEqual([[{ owner }], []]);
  });

  it("can't be assigned to another team or by another account", async () => {
    const [{ ctx }, other] = [await makeBusiness(), await makeBusiness()];
    const { id } = await makeOpportunity(ctx);
    await expect(assign(ctx, { opportunityIds: [id], ownerId: other.user.userId })).rejects.toMatchObject({
      code: "invalid",
      field: "ownerId",
    });
    await expect(assign(other.ctx, { opportunityIds: [id], ownerId: null })).rejects.toMatchObject({
      code: "invalid",
    });
  });
});
