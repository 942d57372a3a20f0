import { beforeAll, expect, it } from "vitest";
import { applyAsAgent, signUp } from "../../support/fixtures/people";
import { cookieOf, fetchApp, postForm } from "../../support/harness/app";
import { env, makeBusiness } from "../../support/harness/context";

let cookie = "";
let me = 0;
beforeAll(async () => {
  me = (await makeBusiness()).user.userId;
  await env.DB.prepare("update users set user_type = 'admin', is_admin = 1 where id = ?").bind(me).run();
  cookie = await cookieOf(me);
});

const textOf = async (path: string) =>
  (await (await fetchApp(path, { cookie })).text()).replace(/<!-- -->/g, "");
const fact = (html: string, name: string) =>
  new RegExp(`<dt[^>]*>${name}</dt><dd[^>]*>(.*?)</dd>`, "s").exec(html)?.[1] ?? "";

it("shows a business user's company, confirmation, trial, usage, last sign-in and log", async () => {
  const { userId } = await signUp();
  const before = await textOf(`/admin/users/${userId}`);
  expect([fact(before, "Email confirmed"), fact(before, "Last sign-in")]).toEqual([
    "Not yet",
    expect.any(String),
  ]);
  expect(fact(before, "Company")).not.toBe("");
  expect(fact(before, "Leads")).toContain("25 leads left");
  expect(fact(before, "Trial ends")).toMatch(/<time/);
  await env.DB.batch([
    env.DB.prepare("update users set email_verified_at = unixepoch() where id = ?").bind(userId),
    env.DB.prepare(
      "insert into audit_log (at, actor_id, action, target, detail) values (1, ?, 'suspend-user', ?, '{}')",
    ).bind(me, `user:${userId}`),
  ]);
  await cookieOf(userId);
  const after = await textOf(`/admin/users/${userId}`);
  expect(fact(after, "Email confirmed")).toMatch(/<time/);
  expect(fact(after, "Last sign-in")).toMatch(/<time/);
  expect(after).toContain("Suspended user");
  expect(after).toContain(`/admin/logs?target=user%3A${userId}`);
});

it("shows an agent's application with markets, experience and bio", async () => {
  const { userId } = await applyAsAgent();
  await env.DB.prepare(
    "update agents set bio = 'Sold pumps to farms.', experience = '3-5', operational_markets = '[\"KE\",\"UG\"]' where user_id = ?",
  )
    .bind(userId)
    .run();
  const html = await textOf(`/admin/users/${userId}`);
  expect(fact(html, "Markets")).toBe("Kenya, Uganda");
  expect(fact(html, "Experience")).toBe("3-5 years");
  expect(fact(html, "About")).toContain("Sold pumps to farms.");
});

it("asks for confirmation before deleting a user; administrators can't delete themselves", async () => {
  const { userId, email } = await signUp();
  const list = await textOf("/admin");
  expect(list).toContain(`/admin/users/${userId}/delete`);
  expect(list).not.toContain(`/admin/users/${me}/delete`);
  expect(await textOf(`/admin/users/${userId}/delete`)).toContain("This can’t be undone.");
  const own = await postForm(`/admin/users/${me}/delete`, {}, cookie);
  expect(own.headers.get("location")).toBe(`/admin/users/${me}`);
  expect(decodeURIComponent(own.headers.getSetCookie().join())).toContain('"title":"Failed to Delete User"');
  const gone = await postForm(`/admin/users/${userId}/delete`, {}, cookie);
  expect(decodeURIComponent(gone.headers.getSetCookie().join())).toContain('"title":"User Deleted"');
  expect(await textOf(`/admin?search=${encodeURIComponent(email)}`)).toContain("No matching users");
});

it("keeps one administrator if two delete each other at once", async () => {
  const other = (await makeBusiness()).user.userId;
  await env.DB.batch([
    env.DB.prepare("update users set is_admin = 0, user_type = 'agent' where is_admin = 1 and id <> ?").bind(
      me,
    ),
    env.DB.prepare("update users set user_type = 'admin', is_admin = 1 where id = ?").bind(other),
  ]);
  const otherCookie = await cookieOf(other);
  const answers = await Promise.all([
    postForm(`/admin/users/${other}/delete`, {}, cookie),
    postForm(`/admin/users/${me}/delete`, {}, otherCookie),
  ]);
  const deleted = answers.filter((answer) =>
    decodeURIComponent(answer.headers.getSetCookie().join()).includes('"title":"User Deleted"'),
  );
  expect(deleted).toHaveLength(1);
  const left = await env.DB.prepare(
    "select count(*) as n from users where is_admin = 1 and deactivated_at is null",
  ).first("n");
  expect(left).toBe(1);
});
