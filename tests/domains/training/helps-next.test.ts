import { expect, it } from "vitest";
import { MODULE_FILES } from "~/domains/training/catalogue.server";
import { enrol } from "~/domains/training/enrol.server";
import { listProgress } from "~/domains/training/progress.server";
import { helpView, recommendedModule } from "~/domains/training/recommended-module.server";
import { makeAgent } from "../../support/fixtures/commissions";

it("recommends an agent a started module first, else one for onboarding, then one for their tier", async () => {
  const made = await makeAgent();
  const ctx = { ...made.ctx, agent: made.agent };
  const rows = await listProgress(ctx);
  const onboarding = recommendedModule(ctx, rows);
  expect(onboarding?.why).toContain("your onboarding interview");
  expect(onboarding?.row.module).toMatchObject({ category: "communication", difficulty: "beginner" });
  const approved = { ...made.agent, reviewedAt: new Date() };
  const silver = recommendedModule({ ...ctx, agent: { ...approved, tier: "silver" } }, rows);
  expect(silver?.row.module.category).toBe("cultural_awareness");
  expect(silver?.why).toContain("Gold");
  const gold = recommendedModule({ ...ctx, agent: { ...approved, tier: "gold" } }, rows);
  expect(gold?.row.module.difficulty).toBe("advanced");
  const last = [...MODULE_FILES.keys()].at(-1) ?? "";
  await enrol(ctx, last);
  expect(await helpView(ctx)).toMatchObject({
    to: `/agent/training/modules/${last}`,
    why: expect.stringContaining("started"),
  });
  const all = (await listProgress(ctx)).map((row) => ({
    ...row,
    enrolment: row.enrolment && { ...row.enrolment, completedAt: new Date() },
  }));
  expect(
    recommendedModule(
      ctx,
      all.filter(({ enrolment }) => enrolment),
    ),
  ).toBeNull();
});
