import { describe, expect, it } from "vitest";
import { listFreeSlots } from "~/domains/onboarding/interview/free-slots.server";
import { findInterview, findLastInterview } from "~/domains/onboarding/interview/interviews.server";
import { markInterview } from "~/domains/onboarding/interview/mark-interview.server";
import { scheduleInterview } from "~/domains/onboarding/interview/schedule-interview.server";
import { findOnboarding } from "~/domains/onboarding/onboarding-progress.server";
import { makeInterviewer, readyForInterview } from "../../support/fixtures/interviews";
import { admin, at, DAY } from "../../support/fixtures/payouts";
import { mailsTo, outcome } from "../../support/fixtures/people";

const choose = async (side: Awaited<ReturnType<typeof readyForInterview>>, now = side.ctx.now()) => {
  const ctx = at(side.ctx, now);
  const { rows } = await listFreeSlots(ctx, { limit: 1 });
  return scheduleInterview(ctx, { slot: rows[0]?.id ?? "", zone: null });
};

const booked = async () => {
  await makeInterviewer();
  const side = await readyForInterview();
  const interview = await choose(side);
  const after = new Date(interview.startsAt.getTime() + DAY);
  const { ctx } = await admin();
  return { side, interview, after, before: ctx, ctx: at(ctx, after) };
};

const missedMails = async ({ side, ctx }: Awaited<ReturnType<typeof booked>>) =>
  (await mailsTo(ctx, side.agent.email)).filter(({ subject }) => subject.startsWith("You missed")).length;

describe("an interview that has started", () => {
  it("is marked as missed once, emails the candidate, and lets them book another time", async () => {
    const made = await booked();
    const { side, ctx, after, interview } = made;
    await Promise.all([1, 2, 3].map(() => markInterview(ctx, side.agent.id, "missed")));
    expect(await missedMails(made)).toBe(1);
    expect(await findInterview(ctx, side.agent.id)).toBeNull();
    expect((await findOnboarding(ctx, side.agent.id))?.interviewAt).toBeNull();
    const next = await choose(side, after);
    expect(next.id).not.toBe(interview.id);
    expect((await findOnboarding(ctx, side.agent.id))?.interviewAt).not.toBeNull();
    expect(await outcome(markInterview(ctx, side.agent.id, "held"))).toBe("conflict");
  });

  it("can't be rebooked once it is marked as held", async () => {
    const { side, ctx, after } = await booked();
    await markInterview(ctx, side.agent.id, "held");
    await markInterview(ctx, side.agent.id, "held");
    expect((await findInterview(ctx, side.agent.id))?.state).toBe("held");
    expect(await outcome(choose(side, after))).toBe("conflict");
  });

  it("can be marked with another result or reverted to booked, and emails the candidate only once", async () => {
    const made = await booked();
    const { side, ctx } = made;
    await markInterview(ctx, side.agent.id, "missed");
    await markInterview(ctx, side.agent.id, "held");
    expect((await findOnboarding(ctx, side.agent.id))?.interviewAt).not.toBeNull();
    await markInterview(ctx, side.agent.id, "booked");
    expect((await findLastInterview(ctx, side.agent.id))?.state).toBe("booked");
    await markInterview(ctx, side.agent.id, "missed");
    expect(await missedMails(made)).toBe(1);
  });

  it("rejects a result before the interview starts or without an interview", async () => {
    const { side, before } = await booked();
    expect(await outcome(markInterview(before, side.agent.id, "held"))).toBe("conflict");
    const other = await readyForInterview();
    expect(await outcome(markInterview(before, other.agent.id, "missed"))).toBe("not_found");
  });
});
