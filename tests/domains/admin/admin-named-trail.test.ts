import { expect, it } from "vitest";
import { inNumbers, listNamedTrail } from "~/domains/admin/logs/named-trail.server";
import { auditStatement } from "~/domains/audit/audit.server";
import { addTeammate } from "../../support/fixtures/people";
import { makeBusiness, testContext } from "../../support/harness/context";

it("resolves an email address to its user, even if other addresses start with it", async () => {
  const { ctx, user } = await makeBusiness();
  for (const more of [".one", ".two"]) await addTeammate(ctx, `${user.email}${more}`);
  const { actor, target } = await inNumbers(ctx, {
    actor: user.email.toUpperCase(),
    target: user.email,
  });
  expect([actor, target]).toEqual([user.userId, `user:${user.userId}`]);
});

it("finds no entry for an unknown user id, and ignores empty filters", async () => {
  const ctx = testContext();
  await auditStatement(ctx, { action: "test-trail" });
  expect((await listNamedTrail(ctx, await inNumbers(ctx, { actor: "0" }))).lines).toEqual([]);
  const empty = await inNumbers(ctx, { actor: "", target: "", action: "" });
  expect((await listNamedTrail(ctx, empty)).lines.length).toBeGreaterThan(0);
});
