import { expect, it } from "vitest";
import { noteRead } from "~/domains/replies/threads/change-thread.server";
import { makeThread } from "../../support/fixtures/answers";

it.each([
  ["a visitor of the demo", { isReadOnly: true }],
  ["an administrator who impersonates", { impersonatorId: 1 }],
])("a conversation stays unread when %s opens it", async (_, over) => {
  const { business, thread } = await makeThread("Please send your price list.");
  const { ctx } = business;
  await noteRead({ ...ctx, actor: { ...ctx.actor, ...over } }, await thread());
  expect((await thread()).readAt).toBeNull();
  await noteRead(ctx, await thread());
  expect((await thread()).readAt).not.toBeNull();
});
