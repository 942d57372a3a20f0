import { beforeAll, describe, expect, it } from "vitest";
import { purgeOnboardingFiles } from "~/domains/onboarding/erase-onboarding.server";
import { cancelInterview } from "~/domains/onboarding/interview/cancel-interview.server";
import { listFreeSlots } from "~/domains/onboarding/interview/free-slots.server";
import { InterviewerForm } from "~/domains/onboarding/interview/interviewer-schemas";
import {
  changeInterviewer,
  type Interviewer,
  removeInterviewer,
} from "~/domains/onboarding/interview/interviewers.server";
import { findInterview } from "~/domains/onboarding/interview/interviews.server";
import { remindOfInterviews } from "~/domains/onboarding/interview/remind-of-interviews.server";
import { scheduleInterview } from "~/domains/onboarding/interview/schedule-interview.server";
import { onboardingProgress } from "~/domains/onboarding/onboarding-progress.server";
import { decideApplication } from "~/domains/onboarding/review/decide-application.server";
import type { Decision } from "~/domains/onboarding/review/stages";
import { DECISION_WARNINGS } from "~/domains/onboarding/review/stages";
import { eraseUser } from "~/domains/privacy/erasure/erase-user.server";
import { ownData } from "~/domains/privacy/own-data.server";
import { approvedAgent, type SignedInAgent } from "../../support/fixtures/agents";
import { interviewerInput, makeInterviewer, readyForInterview } from "../../support/fixtures/interviews";
import { mailsTo, outcome, signUpAdmin } from "../../support/fixtures/people";
import { env, still } from "../../support/harness/context";

let one: Interviewer;
let other: Interviewer;
beforeAll(async () => {
  one = await makeInterviewer();
  other = await makeInterviewer({ name: "Kwame Mensah", zone: "Africa/Accra", minutes: 30 });
});

const HOUR = 3_600_000;
const later = <C extends { now: () => Date }>(ctx: C, hours: number): C => {
  const now = new Date(Date.now() + hours * HOUR);
  return { ...ctx, now: () => now };
};
let next = 0;
/** Each test uses time slots of its own. */
const slotOf = async (ctx: SignedInAgent["ctx"], person: Interviewer) => {
  const { rows } = await listFreeSlots(ctx, { limit: 2000 });
  const mine = rows.filter(({ interviewerId }) => interviewerId === person.id);
  next += 3;
  const slot = mine[next];
  if (!slot) throw new Error("no slot");
  return slot;
};
const attachmentsTo = async (address: string) => {
  const { results } = await env.DB.prepare(
    "select attachments from transactional_emails where to_address = ? order by id",
  )
    .bind(address)
    .all<{ attachments: string }>();
  return results.map(({ attachments }) => JSON.parse(attachments)[0]?.text as string | undefined);
};

describe("free interview slots", () => {
  it("start a day ahead, end after three weeks, and are paged in order", async () => {
    const ctx = still((await readyForInterview()).ctx);
    const all = await listFreeSlots(ctx, { limit: 2000 });
    const times = all.rows.map(({ startsAt }) => startsAt.getTime());
    expect(times[0]).toBeGreaterThanOrEqual(ctx.now().getTime() + 23 * HOUR);
    expect(times.at(-1)).toBeLessThanOrEqual(ctx.now().getTime() + 22 * 24 * HOUR);
    expect([...times].sort((a, b) => a - b)).toEqual(times);
    const seen: string[] = [];
    for (let cursor: number | undefined, page = 0; page < 40; page += 1) {
      const part = await listFreeSlots(ctx, { limit: 50, cursor });
      seen.push(...part.rows.map(({ id }) => id));
      if (part.next === null) break;
      cursor = part.next;
    }
    expect(seen).toEqual(all.rows.map(({ id }) => id));
  });

  it("exclude a paused interviewer", async () => {
    const { ctx } = await readyForInterview();
    const admin = (await signUpAdmin()).ctx;
    const input = interviewerInput({ email: one.email, isPaused: true });
    await changeInterviewer(admin, one.id, InterviewerForm.parse(input));
    const { rows } = await listFreeSlots(ctx, { limit: 2000 });
    expect(rows.some(({ interviewerId }) => interviewerId === one.id)).toBe(false);
    await changeInterviewer(admin, one.id, InterviewerForm.parse({ ...input, isPaused: false }));
  });
});

describe("an interview", () => {
  it("can't be booked before the earlier steps are completed", async () => {
    const { ctx } = await approvedAgent();
    const slot = await slotOf(ctx, one);
    await expect(scheduleInterview(ctx, { slot: slot.id, zone: null })).rejects.toMatchObject({
      code: "conflict",
      message: expect.stringContaining("Profile, CV upload"),
    });
  });

  it("is booked in the country's time zone, completes onboarding, and is emailed with a calendar file", async () => {
    const { ctx, agent } = await readyForInterview({ country: "Nigeria" });
    const slot = await slotOf(ctx, one);
    const booked = await scheduleInterview(ctx, { slot: slot.id, zone: null });
    expect(booked).toMatchObject({ zone: "Africa/Lagos", startsAt: slot.startsAt, sequence: 0 });
    expect((await onboardingProgress(ctx, agent.id)).percent).toBe(100);
    const mail = (await mailsTo(ctx, agent.email)).at(-1);
    expect(mail?.subject).toMatch(/^Interview Scheduled: .*WAT/);
    const [file] = (await attachmentsTo(agent.email)).filter(Boolean);
    expect(file).toMatch(/METHOD:REQUEST[\s\S]*SEQUENCE:0/);
    expect(file).not.toContain(one.email);
    expect((await mailsTo(ctx, one.email)).at(-1)?.subject).toMatch(/EAT/);
    const told = env.DB.prepare("select count(*) n from transactional_emails where cause = ?");
    expect(await told.bind(`onboarding-complete:${agent.id}`).first("n")).toBe(1);
  });

  it("is booked by only one of two candidates who choose the same time concurrently", async () => {
    const [first, second] = [await readyForInterview(), await readyForInterview()];
    const slot = await slotOf(first.ctx, one);
    const both = await Promise.all(
      [first, second].map(({ ctx }) => outcome(scheduleInterview(ctx, { slot: slot.id, zone: null }))),
    );
    expect(both.sort()).toEqual(["conflict", "passed"]);
    const rows = env.DB.prepare(
      "select count(*) n from interviews where interviewer_id = ? and starts_at = ?",
    );
    expect(await rows.bind(one.id, slot.startsAt.getTime() / 1000).first("n")).toBe(1);
  });

  it("can be moved or rebooked at most 20 times", async () => {
    const { ctx, agent } = await readyForInterview();
    await env.DB.prepare(
      `insert into interviews (agent_id, interviewer_id, starts_at, minutes, zone, state, uid, sequence, booked_at)
        select ?, ?, unixepoch() + value, 60, 'UTC', 'cancelled', ? || value, 1, unixepoch() from json_each('[1,2,3,4,5,6,7,8,9]')`,
    )
      .bind(agent.id, one.id, crypto.randomUUID())
      .run();
    const book = async () => scheduleInterview(ctx, { slot: (await slotOf(ctx, one)).id, zone: null });
    for (let index = 0; index < 3; index += 1) expect(await outcome(book())).toBe("passed");
    expect(await outcome(book())).toBe("conflict");
    await cancelInterview(ctx);
    expect(await outcome(book())).toBe("conflict");
  });

  it("is booked once if an agent chooses two times concurrently", async () => {
    const { ctx, agent } = await readyForInterview();
    const [a, b] = [await slotOf(ctx, one), await slotOf(ctx, other)];
    await Promise.all([a, b].map(({ id }) => outcome(scheduleInterview(ctx, { slot: id, zone: null }))));
    const rows = env.DB.prepare("select count(*) n from interviews where agent_id = ? and state = 'booked'");
    expect(await rows.bind(agent.id).first("n")).toBe(1);
  });

  it("can't overlap a booked interview after the interviewer's duration changed", async () => {
    const [first, second] = [await readyForInterview(), await readyForInterview()];
    const third = await makeInterviewer({ minutes: 30 });
    const admin = (await signUpAdmin()).ctx;
    const slot = await slotOf(first.ctx, third);
    await scheduleInterview(first.ctx, { slot: slot.id, zone: null });
    const input = InterviewerForm.parse(interviewerInput({ email: third.email, minutes: 20 }));
    await changeInterviewer(admin, third.id, input);
    const { rows } = await listFreeSlots(second.ctx, { limit: 2000 });
    const end = slot.startsAt.getTime() + 30 * 60_000;
    const around = rows.filter(
      ({ interviewerId, startsAt }) =>
        interviewerId === third.id &&
        startsAt.getTime() < end &&
        startsAt.getTime() + 20 * 60_000 > slot.startsAt.getTime(),
    );
    expect(around).toEqual([]);
    const hour = Math.floor(slot.startsAt.getTime() / HOUR) * 3600;
    const across = `${third.id}-${hour + 20 * 60}`;
    expect(await outcome(scheduleInterview(second.ctx, { slot: across, zone: null }))).toBe("conflict");
  });

  it("keeps its UID with a new version when moved, and notifies the previous interviewer", async () => {
    const { ctx, agent } = await readyForInterview();
    const [a, b] = [await slotOf(ctx, one), await slotOf(ctx, other)];
    const booked = await scheduleInterview(ctx, { slot: a.id, zone: "Europe/Paris" });
    const same = await scheduleInterview(ctx, { slot: a.id, zone: null });
    expect(same).toMatchObject({ id: booked.id, sequence: 0, zone: "Europe/Paris" });
    const moved = await scheduleInterview(ctx, { slot: b.id, zone: null });
    expect(moved).toMatchObject({ id: booked.id, uid: booked.uid, sequence: 1, interviewerId: other.id });
    const files = (await attachmentsTo(agent.email)).filter((text) => text?.includes(`UID:${booked.uid}`));
    expect(files.map((text) => /SEQUENCE:(\d)/.exec(text ?? "")?.[1])).toEqual(["0", "1"]);
    expect((await attachmentsTo(one.email)).at(-1)).toMatch(/METHOD:CANCEL[\s\S]*SEQUENCE:1/);
    const { rows } = await listFreeSlots(ctx, { limit: 2000 });
    expect(rows.some(({ id }) => id === a.id)).toBe(true);
    expect(rows.some(({ id }) => id === b.id)).toBe(false);
  });

  it.each([
    ["an id without a valid time", () => "1-2"],
    ["an unknown interviewer", (id: string) => id.replace(/^\d+/, "99999")],
    ["a minute without a slot", (id: string) => id.replace(/\d$/, "7")],
    ["a time in the past", (id: string) => id.replace(/-\d+$/, "-1600000000")],
    [
      "a time in half an hour",
      (id: string) => id.replace(/-\d+$/, `-${Math.floor(Date.now() / 1000) + 1800}`),
    ],
    ["a time in a year", (id: string) => id.replace(/-(\d+)$/, (_, at) => `-${Number(at) + 364 * 86_400}`)],
  ])("is not booked for an invalid slot: %s", async (_, change) => {
    const { ctx, agent } = await readyForInterview();
    const slot = await slotOf(ctx, one);
    await expect(scheduleInterview(ctx, { slot: change(slot.id), zone: null })).rejects.toMatchObject({
      code: "invalid",
      field: "slot",
    });
    expect(await findInterview(ctx, agent.id)).toBeNull();
  });

  it("is cancelled once, frees its slot, and can be booked again", async () => {
    const { ctx, agent } = await readyForInterview();
    const slot = await slotOf(ctx, one);
    await scheduleInterview(ctx, { slot: slot.id, zone: null });
    const both = await Promise.all([outcome(cancelInterview(ctx)), outcome(cancelInterview(ctx))]);
    expect(both.sort()).toEqual(["conflict", "passed"]);
    expect((await onboardingProgress(ctx, agent.id)).done.interview).toBe(false);
    expect((await attachmentsTo(agent.email)).at(-1)).toContain("METHOD:CANCEL");
    expect(await scheduleInterview(ctx, { slot: slot.id, zone: null })).toMatchObject({ sequence: 0 });
  });

  it("is cancelled by a decision, which emails both sides a calendar file", async () => {
    const admin = (await signUpAdmin()).ctx;
    const decide = (agentId: number, decision: Decision) =>
      decideApplication(admin, agentId, {
        decision,
        reason: "Because",
        isTold: false,
        version: null,
        confirms: [...DECISION_WARNINGS],
      });
    for (const decision of ["approve", "decline"] as const) {
      const { ctx, agent } = await readyForInterview();
      await decide(agent.id, "reopen");
      const slot = await slotOf(ctx, other);
      await scheduleInterview(ctx, { slot: slot.id, zone: null });
      await decide(agent.id, "ask");
      expect((await findInterview(ctx, agent.id))?.state).toBe("booked");
      await decide(agent.id, decision);
      expect(await findInterview(ctx, agent.id)).toBeNull();
      const mail = (await mailsTo(ctx, agent.email)).at(-1);
      expect(mail?.text).toContain("Your interview was cancelled because");
      for (const address of [agent.email, other.email])
        expect((await attachmentsTo(address)).at(-1)).toContain("METHOD:CANCEL");
      expect((await listFreeSlots(ctx, { limit: 2000 })).rows.map(({ id }) => id)).toContain(slot.id);
    }
  });

  it("can't be cancelled or moved after it ended", async () => {
    const { ctx } = await readyForInterview();
    await scheduleInterview(ctx, { slot: (await slotOf(ctx, one)).id, zone: null });
    const after = later(ctx, 24 * 30);
    expect(await outcome(cancelInterview(after))).toBe("conflict");
    expect(await outcome(scheduleInterview(after, { slot: (await slotOf(after, one)).id, zone: null }))).toBe(
      "conflict",
    );
  });

  it("sends one reminder shortly before its time, despite overlapping runs, and another after a move", async () => {
    const { ctx, agent } = await readyForInterview();
    const slot = await slotOf(ctx, one);
    await scheduleInterview(ctx, { slot: slot.id, zone: null });
    const reminders = async () =>
      (await mailsTo(ctx, agent.email)).filter(({ subject }) => subject.startsWith("Interview reminder: "));
    const near = (slot.startsAt.getTime() - Date.now()) / HOUR - 2;
    await remindOfInterviews(later(ctx, near - 22));
    expect(await reminders()).toHaveLength(0);
    await Promise.all([1, 2, 3].map(() => remindOfInterviews(later(ctx, near))));
    expect(await reminders()).toHaveLength(1);
    const moved = await slotOf(ctx, other);
    await scheduleInterview(ctx, { slot: moved.id, zone: null });
    await remindOfInterviews(later(ctx, (moved.startsAt.getTime() - Date.now()) / HOUR - 1));
    expect(await reminders()).toHaveLength(2);
  });

  it("sends no email for a demo agent", async () => {
    const { ctx, agent } = await readyForInterview();
    const demo = { ...ctx, actor: { ...ctx.actor, isDemo: true } };
    await env.DB.prepare("update interviewers set is_demo = 1 where id = ?").bind(other.id).run();
    await scheduleInterview(demo, { slot: (await slotOf(demo, other)).id, zone: null });
    expect((await mailsTo(ctx, agent.email)).filter(({ subject }) => /Interview/.test(subject))).toEqual([]);
    await env.DB.prepare("update interviewers set is_demo = 0 where id = ?").bind(other.id).run();
  });

  it("is included in the agent's data export, and erased with the agent, including interviewer emails", async () => {
    const { ctx, agent } = await readyForInterview({ name: "Zenobia Leaving" });
    await scheduleInterview(ctx, { slot: (await slotOf(ctx, one)).id, zone: null });
    expect(JSON.stringify((await ownData(ctx)).onboarding)).toContain('"minutes":60');
    await eraseUser(ctx, agent.userId, "erase-self");
    expect(await findInterview(ctx, agent.id)).toBeNull();
    const held = env.DB.prepare(
      "select count(*) n from transactional_emails where text || subject || attachments like '%Zenobia%'",
    );
    expect(await held.first("n")).toBe(0);
  });

  it("is deleted when the retention period after the decision has passed", async () => {
    const { ctx, agent } = await readyForInterview();
    await scheduleInterview(ctx, { slot: (await slotOf(ctx, one)).id, zone: null });
    const after = later(ctx, 24 * 40);
    await purgeOnboardingFiles(after, new Date(Date.now() + 60_000));
    expect(await findInterview(ctx, agent.id)).toBeNull();
  });
});

describe("an interviewer", () => {
  it("can't be removed while interviews are booked, and loses the email address when removed", async () => {
    const { ctx } = await readyForInterview();
    const leaving = await makeInterviewer();
    const admin = (await signUpAdmin()).ctx;
    await scheduleInterview(ctx, { slot: (await slotOf(ctx, leaving)).id, zone: null });
    expect(await outcome(removeInterviewer(admin, leaving.id))).toBe("conflict");
    await cancelInterview(ctx);
    await removeInterviewer(admin, leaving.id);
    expect(await outcome(removeInterviewer(admin, leaving.id))).toBe("not_found");
    expect(
      await env.DB.prepare("select email from interviewers where id = ?").bind(leaving.id).first("email"),
    ).toBe("");
  });
});
