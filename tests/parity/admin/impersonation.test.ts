import { describe, expect, it } from "vitest";
import { applyAsAgent, PASSWORD, signUp, signUpAdmin } from "../../support/fixtures/people";
import { callApp, databaseState, fetchApp, postForm } from "../../support/harness/app";
import { env } from "../../support/harness/context";

const cookieIn = (response: Response, name = "njia_acting") =>
  response.headers.getSetCookie().find((line) => line.startsWith(`${name}=`));
const valueIn = (response: Response) => cookieIn(response)?.split(";")[0] ?? "";

const trailOf = async (userId: number) =>
  (
    await env.DB.prepare(
      "select action, detail, actor_id = ?1 as by_user, impersonator_id is not null as acted from audit_log where target = ?2 order by id",
    )
      .bind(userId, `user:${userId}`)
      .all()
  ).results;

const admin = async () => {
  const found = await signUpAdmin();
  return { ...found, cookie: `njia=${found.token}` };
};

/** A user impersonated by an administrator, and the cookies of the browser. */
async function acting(by: "form" | "call" = "form") {
  const administrator = await admin();
  const user = await signUp();
  const answer =
    by === "form"
      ? await postForm(`/admin/users/${user.userId}/act`, {}, administrator.cookie)
      : await callApp("POST", `/api/admin/users/${user.userId}/acting`, {}, administrator.cookie);
  return { administrator, user, answer, cookie: `${administrator.cookie}; ${valueIn(answer)}` };
}

const userOf = async (cookie: string) =>
  ((await (await fetchApp("/api/auth/user", { cookie })).json()) as { id: number }).id;

describe("impersonating a user by form and by call", () => {
  it("starts and ends with the same effect", async () => {
    const [byForm, byCall] = [await acting("form"), await acting("call")];
    expect([byForm.answer.status, byForm.answer.headers.get("location")]).toEqual([302, "/business"]);
    expect(byCall.answer.status).toBe(201);
    const body = await byCall.answer.text();
    expect(JSON.parse(body)).toMatchObject({ user: { id: byCall.user.userId } });
    expect(body).not.toContain(valueIn(byCall.answer).split("=")[1]);
    for (const admin of [byForm, byCall]) {
      expect(cookieIn(admin.answer)).toMatch(/HttpOnly; SameSite=Lax/);
      expect(cookieIn(admin.answer, "njia")).toBeUndefined();
      expect(await userOf(admin.cookie)).toBe(admin.user.userId);
    }
    const stopped = [
      await postForm("/acting/stop", {}, byForm.cookie),
      await callApp("DELETE", "/api/acting", undefined, byCall.cookie),
    ];
    expect(stopped.map(({ status }) => status)).toEqual([302, 204]);
    expect(stopped[0]?.headers.get("location")).toBe(`/admin/users/${byForm.user.userId}`);
    for (const response of stopped) expect(cookieIn(response)).toContain("Max-Age=0");
    for (const { cookie, administrator } of [byForm, byCall])
      expect(await userOf(cookie)).toBe(administrator.userId);
    const actions = async ({ user }: typeof byForm) =>
      (await trailOf(user.userId)).map(({ action, acted }) => [action, acted]);
    expect(await actions(byForm)).toEqual(await actions(byCall));
    expect(await actions(byForm)).toEqual([
      ["start-acting", 0],
      ["view-as-user", 1],
      ["send-as-user", 1],
      ["stop-acting", 1],
    ]);
  });

  it("opens the home page of an agent created by an administrator", async () => {
    const { cookie } = await admin();
    const ways = [
      (input: Record<string, string>) => postForm("/admin/users/new", input, cookie),
      (input: Record<string, string>) => callApp("POST", "/api/admin/users", input, cookie),
    ];
    const person = () => ({
      firstName: "Kwame",
      lastName: "Asante",
      email: `kwame-${crypto.randomUUID()}@field.test`,
      password: PASSWORD,
      userType: "agent",
    });
    for (const make of ways) {
      const input = { ...person(), country: "GH" };
      await make(input);
      const user = await env.DB.prepare("select id from users where email = ?").bind(input.email).first();
      const answer = await postForm(`/admin/users/${user?.id}/act`, {}, cookie);
      expect([answer.status, answer.headers.get("location")]).toEqual([302, "/agent"]);
      const home = await fetchApp("/agent", { cookie: `${cookie}; ${valueIn(answer)}` });
      expect(home.status).toBe(200);
      expect(await home.text()).toContain("Ghana");
    }
  });

  it("is refused with the same message, and leaves no session", async () => {
    const { cookie, userId } = await admin();
    const other = await admin();
    const before = await databaseState(["sessions", "audit_log", "users"]);
    for (const [id, status] of [
      [other.userId, 403],
      [userId, 403],
      [999_999_999, 404],
    ]) {
      const form = await postForm(`/admin/users/${id}/act`, {}, cookie);
      const call = await callApp("POST", `/api/admin/users/${id}/acting`, {}, cookie);
      expect([form.status, call.status, cookieIn(form), cookieIn(call)]).toEqual([
        status,
        status,
        undefined,
        undefined,
      ]);
      if (status === 403) expect(await form.text()).toContain((await call.text()).replace("'", "&#x27;"));
    }
    expect((await callApp("DELETE", "/api/acting", undefined, cookie)).status).toBe(404);
    expect((await postForm("/acting/stop", {}, cookie)).status).toBe(404);
    expect(await databaseState(["sessions", "audit_log", "users"])).toBe(before);
  });
});

describe("a browser that impersonates a user", () => {
  const BANNER = "Everything you do is logged";

  it("shows it on every page, with a button, and can't open administrator pages", async () => {
    const { cookie, user, administrator } = await acting();
    for (const path of ["/business", "/ai-lead-search", "/account", "/team", "/pricing", "/nothing-here"]) {
      const html = await (await fetchApp(path, { cookie })).text();
      expect(html.replaceAll("<!-- -->", "")).toContain(`You’re acting as Amina Bello (${user.email}).`);
      expect(html).toContain('action="/acting/stop"');
    }
    for (const path of ["/admin", "/api/admin/users"])
      expect((await fetchApp(path, { cookie })).status).toBe(403);
    expect(await (await fetchApp("/admin", { cookie: administrator.cookie })).text()).not.toContain(BANNER);
    const agent = await applyAsAgent();
    const answer = await postForm(`/admin/users/${agent.userId}/act`, {}, administrator.cookie);
    expect(answer.headers.get("location")).toBe("/agent");
    const home = await fetchApp("/agent", { cookie: `${administrator.cookie}; ${valueIn(answer)}` });
    expect(await home.text()).toContain("Everything you do is logged.");
  });

  it("logs what is sent and viewed, and a page that reloads itself only once", async () => {
    const { cookie, user } = await acting();
    for (let n = 0; n < 3; n += 1) await fetchApp("/ai-lead-search", { cookie });
    await postForm("/account", { firstName: "Amina", lastName: "Okoro", phone: "" }, cookie);
    expect((await trailOf(user.userId)).slice(1)).toMatchObject([
      { action: "view-as-user", by_user: 1, acted: 1, detail: '{"method":"GET","path":"/ai-lead-search"}' },
      { action: "send-as-user", by_user: 1, acted: 1, detail: '{"method":"POST","path":"/account"}' },
      { action: "change-profile", by_user: 1, acted: 1 },
    ]);
  });

  it("is refused the user's private actions with 403 and a message, by form and by call", async () => {
    const { cookie } = await acting();
    const fields = {
      currentPassword: PASSWORD,
      newPassword: "a longer one",
      confirmPassword: "a longer one",
    };
    const invitation = { email: "guest@shop.test", role: "owner" };
    const before = await databaseState(["users", "invitations"]);
    const answers = [
      await postForm("/account/password", fields, cookie),
      await callApp("POST", "/api/account/password", fields, cookie),
      await postForm("/team", invitation, cookie),
      await callApp("POST", "/api/team/invitations", invitation, cookie),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(403);
      expect((await answer.text()).replaceAll("&#x27;", "'")).toContain(
        "You can’t do this while impersonating a user. Stop impersonating first.",
      );
    }
    expect(await databaseState(["users", "invitations"])).toBe(before);
  });

  it("ignores a form sent after impersonation expired, and then belongs to the administrator again", async () => {
    const { cookie, administrator, user } = await acting();
    await env.DB.prepare(
      "update sessions set expires_at = 1 where user_id = ? and impersonator_id is not null",
    )
      .bind(user.userId)
      .run();
    const before = await databaseState(["users"]);
    const late = await postForm("/account", { firstName: "Wrong", lastName: "Person", phone: "" }, cookie);
    expect(late.status).toBe(302);
    expect(cookieIn(late)).toContain("Max-Age=0");
    expect(await databaseState(["users"])).toBe(before);
    expect(await userOf(cookie)).toBe(administrator.userId);
    expect((await fetchApp("/api/auth/user", { cookie: cookie.split("; ")[1] ?? "" })).status).toBe(401);
  });

  it("signs out of both sessions, and can sign in as another user without impersonation", async () => {
    const [one, two] = [await acting(), await acting()];
    const out = await postForm("/api/logout", {}, one.cookie);
    expect([cookieIn(out), cookieIn(out, "njia")].every((line) => line?.includes("Max-Age=0"))).toBe(true);
    expect((await fetchApp("/api/auth/user", { cookie: one.cookie })).status).toBe(401);
    expect((await trailOf(one.user.userId)).at(-1)).toMatchObject({ action: "stop-acting", acted: 1 });
    const other = await signUp();
    const credentials = { email: other.email, password: PASSWORD };
    const entered = await callApp("POST", "/api/auth/email-login", credentials, two.cookie);
    expect([entered.status, cookieIn(entered)?.includes("Max-Age=0")]).toEqual([200, true]);
  });
});

describe("help for a user by form and by call", () => {
  it("sends a password reset link", async () => {
    const { cookie } = await admin();
    const [byForm, byCall] = [await signUp(), await signUp()];
    const form = await postForm(`/admin/users/${byForm.userId}/reset`, {}, cookie);
    const call = await callApp("POST", `/api/admin/users/${byCall.userId}/password-reset`, {}, cookie);
    expect([form.status, call.status, await call.text()]).toEqual([302, 204, ""]);
    const mail = ({ email }: { email: string }) =>
      env.DB.prepare("select subject from transactional_emails where to_address = ? order by id desc limit 1")
        .bind(email)
        .first("subject");
    expect(await mail(byForm)).toBe("Reset your Njia password");
    expect(await mail(byCall)).toBe(await mail(byForm));
    expect(await trailOf(byForm.userId)).toEqual(await trailOf(byCall.userId));
  });

  it("turns two-factor authentication off, and reports if it is off already", async () => {
    const { cookie } = await admin();
    const [byForm, byCall] = [await signUp(), await signUp()];
    await env.DB.prepare("update users set totp_secret = 'x', totp_confirmed_at = 1 where id in (?, ?)")
      .bind(byForm.userId, byCall.userId)
      .run();
    expect(await (await fetchApp(`/admin/users/${byForm.userId}`, { cookie })).text()).toContain(
      "<dd>On</dd>",
    );
    const off = () => [
      postForm(`/admin/users/${byForm.userId}/second-factor`, {}, cookie),
      callApp("DELETE", `/api/admin/users/${byCall.userId}/second-factor`, undefined, cookie),
    ];
    expect((await Promise.all(off())).map(({ status }) => status)).toEqual([302, 204]);
    const [form, call] = await Promise.all(off());
    expect([form?.status, call?.status]).toEqual([409, 409]);
    expect(await form?.text()).toContain(await call?.text());
    expect(await trailOf(byForm.userId)).toEqual(await trailOf(byCall.userId));
  });
});
