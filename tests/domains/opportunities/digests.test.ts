import { beforeEach, describe, expect, it } from "vitest";
import { countUnreadOn } from "~/domains/notifications/notifications.server";
import { notifyStatement } from "~/domains/notifications/notify.server";
import { setDigest, wantsDigest } from "~/domains/opportunities/digests/digest-setting.server";
import { sendDigests } from "~/domains/opportunities/digests/send-digests.server";
import { stopDigest } from "~/domains/opportunities/digests/stop-digest.server";
import { remindOfTasks } from "~/domains/opportunities/tasks/remind-of-tasks.server";
import { addTask, changeTask } from "~/domains/opportunities/tasks/write-task.server";
import { mailsTo } from "../../support/fixtures/people";
import { type Business, env, makeBusiness, testContext } from "../../support/harness/context";

const at = (time: string) => ({ ...testContext(), now: () => new Date(time) });

let business: Business;
beforeEach(async () => {
  await env.DB.batch([env.DB.prepare("delete from notifications"), env.DB.prepare("delete from tasks")]);
  business = await makeBusiness();
  const { user, account } = business;
  await env.DB.batch([
    env.DB.prepare("update users set email_verified_at = 1 where id = ?").bind(user.userId),
    env.DB.prepare("update accounts set hq_country = 'KE' where id = ?").bind(account.id),
  ]);
});

const noticesOf = async ({ user }: Business) =>
  (await env.DB.prepare("select * from notifications where user_id = ? order by id").bind(user.userId).all())
    .results;

const tell = (cause: string, time: string) =>
  notifyStatement(
    { ...business.ctx, now: () => new Date(time) },
    {
      userId: business.user.userId,
      cause,
      kind: "reply",
      title: "A reply came",
      text: cause,
      path: "/replies/1",
    },
  ).run();

const task = (dueAt: string, createdAt = "2026-11-20T08:00:00Z") =>
  addTask(
    { ...business.ctx, now: () => new Date(createdAt) },
    { title: "Call Baraka", dueAt: new Date(dueAt) },
  );

describe("task reminders", () => {
  it("are sent once despite concurrent runs, again for a new due time, and not for done tasks", async () => {
    const { id } = await task("2026-11-21T09:00:00Z");
    await remindOfTasks(at("2026-11-21T08:59:00Z"));
    expect(await noticesOf(business)).toEqual([]);
    await Promise.all([1, 2, 3].map(() => remindOfTasks(at("2026-11-21T09:00:00Z"))));
    expect(await noticesOf(business)).toMatchObject([
      { kind: "task", text: "Call Baraka", path: expect.stringMatching(/^\/tasks\/\d+$/) },
    ]);
    await changeTask(business.ctx, id, { dueAt: new Date("2026-11-22T09:00:00Z") });
    await remindOfTasks(at("2026-11-22T09:01:00Z"));
    expect(await noticesOf(business)).toHaveLength(2);
    await changeTask(business.ctx, id, { isDone: true, dueAt: new Date("2026-11-23T09:00:00Z") });
    await remindOfTasks(at("2026-11-23T09:01:00Z"));
    expect(await noticesOf(business)).toHaveLength(2);
  });
});

describe("the daily digest", () => {
  const mails = () => mailsTo(testContext(), business.user.email);

  it("is sent once at 06:00 in the user's country, with events up to then", async () => {
    await task("2026-11-21T20:00:00Z");
    await task("2026-11-22T20:00:00Z");
    await tell("She writes back", "2026-11-20T23:00:00Z");
    await sendDigests(at("2026-11-21T02:00:00Z"));
    expect(await mails()).toEqual([]);
    await Promise.all([1, 2, 3].map(() => sendDigests(at("2026-11-21T03:00:00Z"))));
    const [mail, second] = await mails();
    expect(second).toBeUndefined();
    expect(mail?.subject).toBe("Today: 1 task, 1 update");
    expect(mail?.text).toContain("Due today: Call Baraka");
    expect(mail?.text).toContain("A reply came: She writes back");
    expect(mail?.text).toContain("/notifications");
    await tell("Later", "2026-11-21T03:30:00Z");
    await sendDigests(at("2026-11-21T04:00:00Z"));
    expect(await mails()).toHaveLength(1);
    await sendDigests(at("2026-11-22T03:00:00Z"));
    const [, next] = await mails();
    expect(next?.text).toContain("Later");
    expect(next?.text).not.toContain("She writes back");
    expect(next?.text).toContain("Overdue: Call Baraka");
  });

  it("lists a task once despite its reminder notification, and ends with an unsubscribe link", async () => {
    await task("2026-11-20T20:00:00Z");
    await remindOfTasks(at("2026-11-20T20:00:00Z"));
    await tell("She writes back", "2026-11-20T23:00:00Z");
    await sendDigests(at("2026-11-21T03:00:00Z"));
    const [mail] = await mails();
    expect(mail?.subject).toBe("Today: 1 task, 1 update");
    expect(mail?.text.match(/Call Baraka/g)).toHaveLength(1);
    expect(mail?.text.indexOf("/digest/")).toBeGreaterThan(mail?.text.indexOf("/notifications") ?? 0);
    expect(mail?.html).toMatch(/<a href="[^"]+\/digest\/[^"]+">Unsubscribe<\/a>/);
  });

  it("states in its subject and its text that there are more than ten updates", async () => {
    for (let row = 0; row < 11; row += 1) await tell(`News ${row}`, "2026-11-20T23:00:00Z");
    await sendDigests(at("2026-11-21T03:00:00Z"));
    const [mail] = await mails();
    expect(mail?.subject).toBe("Today: 10+ updates");
    expect(mail?.text).toContain("There’s more to see in your account.");
  });

  it("is not sent when empty, unsubscribed, or to an unconfirmed address", async () => {
    await sendDigests(at("2026-11-21T03:00:00Z"));
    expect(await mails()).toEqual([]);
    await tell("News", "2026-11-20T23:00:00Z");
    await setDigest(business.ctx, false);
    await sendDigests(at("2026-11-21T03:00:00Z"));
    expect(await mails()).toEqual([]);
    await setDigest(business.ctx, true);
    await env.DB.prepare("update users set email_verified_at = null where id = ?")
      .bind(business.user.userId)
      .run();
    await sendDigests(at("2026-11-21T03:00:00Z"));
    expect(await mails()).toEqual([]);
  });

  it("turns no URL in a reply into a link", async () => {
    await tell("Your password: https://evil.test/login or www.evil.test", "2026-11-20T23:00:00Z");
    await sendDigests(at("2026-11-21T03:00:00Z"));
    const [mail] = await mails();
    expect(mail?.text).toContain("Your password");
    expect(`${mail?.text}`).not.toMatch(/https:\/\/evil|evil\.test/);
  });

  it("is sent late in the morning after a missed run, but not in the afternoon", async () => {
    await tell("News", "2026-11-20T23:00:00Z");
    await sendDigests(at("2026-11-21T12:00:00Z"));
    expect(await mails()).toEqual([]);
    await sendDigests(at("2026-11-22T06:00:00Z"));
    expect(await mails()).toHaveLength(1);
  });

  it("has a one-click unsubscribe link that works without sign-in, only for its recipient", async () => {
    await tell("News", "2026-11-20T23:00:00Z");
    await sendDigests(at("2026-11-21T03:00:00Z"));
    const headers = await env.DB.prepare("select headers from transactional_emails where to_address = ?")
      .bind(business.user.email)
      .first<string>("headers");
    const said = JSON.parse(headers ?? "{}") as Record<string, string>;
    expect(said["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
    const url = /^<(.+)>$/.exec(said["List-Unsubscribe"] ?? "")?.[1] ?? "";
    const [mail] = await mails();
    expect(mail?.text).toContain(url);
    const token = url.split("/").at(-1) ?? "";
    const other = await makeBusiness();
    expect(await stopDigest(testContext(), `${other.user.userId.toString(36)}.${token.split(".")[1]}`)).toBe(
      false,
    );
    expect(await stopDigest(testContext(), token)).toBe(true);
    expect(await stopDigest(testContext(), token)).toBe(true);
    expect(await wantsDigest(business.ctx)).toBe(false);
    await tell("More", "2026-11-21T23:00:00Z");
    await sendDigests(at("2026-11-22T03:00:00Z"));
    expect(await mails()).toHaveLength(1);
    await env.DB.prepare("update users set email = 'moved@buyer.test' where id = ?")
      .bind(business.user.userId)
      .run();
    expect(await stopDigest(testContext(), token)).toBe(false);
  });
});

describe("the notification bell", () => {
  it("marks the user's own notifications for the opened page as read", async () => {
    const { ctx, user } = business;
    await tell("one", "2026-11-21T08:00:00Z");
    const colleague = { ...ctx, actor: { ...ctx.actor, userId: user.userId + 1 } };
    const acting = { ...ctx, actor: { ...ctx.actor, impersonatorId: 1 } };
    expect(await countUnreadOn(ctx, "/replies/2")).toMatchObject({ count: 1 });
    expect(await countUnreadOn(colleague, "/replies/1")).toMatchObject({ count: 0 });
    expect(await countUnreadOn(acting, "/replies/1")).toMatchObject({ count: 1 });
    expect(await countUnreadOn(ctx, "/replies/1")).toMatchObject({ count: 0 });
    expect(await noticesOf(business)).toMatchObject([{ read_at: expect.any(Number) }]);
  });
});
