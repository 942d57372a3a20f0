import { expect, it } from "vitest";
import { deleteRows } from "~/domains/bulk/deletion/delete-rows.server";
import { listDeletions } from "~/domains/bulk/deletion/list-deletions.server";
import { undoDeletion } from "~/domains/bulk/deletion/undo-deletion.server";
import { makeOpportunity } from "../../support/fixtures/opportunities";
import { makeBusiness } from "../../support/harness/context";

it("lists past deletions with user and undo state, page by page, for their account only", async () => {
  const [{ ctx, user }, other] = [await makeBusiness(), await makeBusiness()];
  const done: number[] = [];
  for (let n = 0; n < 3; n += 1) {
    const { id } = await makeOpportunity(ctx);
    done.push((await deleteRows(ctx, { list: "opportunities", ids: [id], filter: "" })).id);
  }
  await undoDeletion(ctx, done[0] ?? 0);
  const first = await listDeletions(ctx, { limit: 2 });
  expect([first.rows.map(({ id }) => id), first.total]).toEqual([
    [done[2], done[1]],
    { count: 3, isExact: true },
  ]);
  expect(first.rows[0]).toMatchObject({
    list: "opportunities",
    count: 1,
    what: "1 deal",
    byUserId: user.userId,
    undoneAt: null,
    canUndo: true,
  });
  const second = await listDeletions(ctx, { limit: 2, cursor: first.next ?? 0 });
  expect(second).toMatchObject({ rows: [{ id: done[0], canUndo: false }], next: null });
  expect(second.rows[0]?.undoneAt).toBeInstanceOf(Date);
  const later = new Date(Date.now() + 31 * 86_400_000);
  expect((await listDeletions({ ...ctx, now: () => later }, { limit: 1 })).rows[0]?.canUndo).toBe(false);
  expect((await listDeletions(other.ctx, { limit: 50 })).rows).toEqual([]);
});
