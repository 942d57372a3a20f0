import { expect, it } from "vitest";
import { getQueue, listWork } from "~/domains/admin/reviews/list-reviews.server";
import { QueueQuery } from "~/domains/admin/reviews/reviews";
import {
  findAccess,
  hasMarketing,
  marketingBlockingReason,
  requireMarketing,
} from "~/domains/marketing/access/access.server";
import { applyForMarketing } from "~/domains/marketing/access/apply-for-access.server";
import { approveMarketing, declineMarketing } from "~/domains/marketing/access/decide-access.server";
import { AccessApplication } from "~/domains/marketing/access/schemas";
import { appliedForMarketing, approvedMarketing, marketingInput } from "../../support/fixtures/marketing";
import { admin } from "../../support/fixtures/payouts";
import { outcome } from "../../support/fixtures/people";
import { env, makeBusiness, testContext } from "../../support/harness/context";

const mailsOf = async (causes: string) =>
  (
    await env.DB.prepare(
      "select to_address, subject from transactional_emails where cause like ? order by id",
    )
      .bind(causes)
      .all<{ to_address: string; subject: string }>()
  ).results;

it("queues an application under its business name, and emails the operator and the applicant", async () => {
  const business = await makeBusiness();
  expect(await findAccess(business.ctx)).toBeNull();
  expect(await outcome(requireMarketing(business.ctx))).toBe("forbidden");
  expect(await marketingBlockingReason(business.ctx)).toContain("Apply for access first");
  const sent = await appliedForMarketing(business);
  expect(sent).toMatchObject({
    state: "pending",
    website: "https://amani.example",
    monthlyBudgetCents: 25_050,
    portfolio: null,
    socialMediaPlatforms: ["facebook", "whatsapp"],
  });
  expect((await appliedForMarketing(business)).id).toBe(sent.id);
  const mails = await mailsOf(`marketing-access:${sent.id}:%`);
  expect(mails.map(({ to_address }) => to_address)).toEqual([
    business.ctx.config.SALES_EMAIL,
    business.ctx.actor.email,
  ]);
  const queue = getQueue("marketing-access");
  const { rows } = await listWork(testContext(), queue, QueueQuery.parse({ cursor: sent.id - 1 }));
  expect(rows[0]).toMatchObject({
    id: sent.id,
    who: business.account.name,
    what: "Amani Foods: Orders from new shops",
    since: sent.appliedAt,
  });
  expect(await hasMarketing(business.ctx)).toBe(false);
  await expect(requireMarketing(business.ctx)).rejects.toThrow("is under review");
});

it("opens the portal once on approval and notifies the applicant", async () => {
  const business = await makeBusiness();
  const { id } = await appliedForMarketing(business);
  const operator = (await admin()).ctx;
  await approveMarketing(operator, id);
  await approveMarketing(operator, id);
  expect(await hasMarketing(business.ctx)).toBe(true);
  expect(await marketingBlockingReason(business.ctx)).toBeNull();
  expect(await outcome(declineMarketing(operator, id, "Late"))).toBe("conflict");
  expect(await outcome(appliedForMarketing(business))).toBe("conflict");
  const mails = await mailsOf(`marketing-access:${id}:%`);
  expect(mails.filter(({ subject }) => subject === "Your marketing access was approved")).toHaveLength(1);
  expect(await outcome(approveMarketing(operator, 999_999))).toBe("not_found");
});

it("keeps the reason of a decline, and allows another application", async () => {
  const business = await makeBusiness();
  const { id } = await appliedForMarketing(business);
  const operator = (await admin()).ctx;
  await declineMarketing(operator, id, "The website is not there.");
  expect(await findAccess(business.ctx)).toMatchObject({
    state: "declined",
    reason: "The website is not there.",
  });
  expect(await outcome(approveMarketing(operator, id))).toBe("conflict");
  const later = { ...business.ctx, now: () => new Date(Date.now() + 60_000) };
  const again = await applyForMarketing(later, AccessApplication.parse(marketingInput({ website: "" })));
  expect(again).toMatchObject({ id, state: "pending", reason: null, website: null });
  const mails = await mailsOf(`marketing-access:${id}:%`);
  expect(mails.map(({ subject }) => subject)).toHaveLength(5);
});

it("keeps one of two concurrent decisions", async () => {
  const business = await makeBusiness();
  const { id } = await appliedForMarketing(business);
  const operator = (await admin()).ctx;
  const outcomes = await Promise.all([
    outcome(approveMarketing(operator, id)),
    outcome(declineMarketing(operator, id, "No")),
  ]);
  expect(outcomes.filter((outcome) => outcome === "conflict")).toHaveLength(1);
});

it("approves a demo business without an email", async () => {
  const business = await makeBusiness();
  const account = { ...business.account, isDemo: true };
  const demo = { ctx: { ...business.ctx, account } };
  await approvedMarketing(demo);
  const access = await findAccess(demo.ctx);
  expect(access).toMatchObject({ state: "approved", isDemo: true });
  expect(await mailsOf(`marketing-access:${access?.id}:%`)).toEqual([]);
});

it.each([
  ["a business name", { businessName: " " }, "businessName"],
  ["an industry from the list", { industry: "mining" }, "industry"],
  ["experience of the list", { marketingExperience: "guru" }, "marketingExperience"],
  ["a platform", { socialMediaPlatforms: [] }, "socialMediaPlatforms"],
  ["platforms of the list", { socialMediaPlatforms: ["myspace"] }, "socialMediaPlatforms"],
  ["a web address", { website: "javascript:alert(1)" }, "website"],
  ["an audience", { targetAudience: "all" }, "targetAudience"],
  ["goals", { marketingGoals: "" }, "marketingGoals"],
  ["a budget that is not negative", { monthlyBudget: -1 }, "monthlyBudget"],
  ["references of limited length", { references: "x".repeat(5_000) }, "references"],
])("requires %s in a marketing application", (_, over, field) => {
  const { error } = AccessApplication.safeParse(marketingInput(over));
  expect(error?.issues.map(({ path }) => path[0])).toEqual([field]);
});

it.each(["Beginner (0-2 years)", "beginner (0-2 years)", "beginner"])(
  "accepts the experience “%s” in a marketing application",
  (marketingExperience) => {
    const read = AccessApplication.parse(marketingInput({ marketingExperience, industry: "E-commerce" }));
    expect(read).toMatchObject({ marketingExperience: "beginner", industry: "ecommerce" });
  },
);
