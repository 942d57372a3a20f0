import { describe, expect, it } from "vitest";
import type { Context, UserActor } from "~/core/context";
import {
  changeUser,
  deleteUser,
  endUserSessions,
  suspendUser,
} from "~/domains/admin/users/change-user.server";
import { createUser } from "~/domains/admin/users/create-user.server";
import { NewUser } from "~/domains/admin/users/schemas";
import { findSession } from "~/domains/identity/sessions/find-session.server";
import { openSession } from "~/domains/identity/sessions/open-session.server";
import { signIn } from "~/domains/identity/sign-in/sign-in.server";
import { listUsers } from "~/domains/identity/users/users.server";
import { databaseState } from "../../support/harness/app";
import { env, makeBusiness, testContext } from "../../support/harness/context";
import { failing } from "../../support/harness/failing";

const unique = () => crypto.randomUUID().slice(0, 8);

const person = (over: Record<string, unknown> = {}) =>
  NewUser.parse({
    firstName: "Zuri",
    lastName: "Admin",
    email: `zuri-${unique()}@admin.test`,
    password: "a good long one",
    ...over,
  });

/** Creates an administrator for one test, as an actor. */
async function makeAdmin(): Promise<Context & { actor: UserActor }> {
  const { user } = await makeBusiness();
  const base = testContext();
  const made = await createUser(base, person({ userType: "admin" }));
  return { ...base, actor: { ...user, userId: made.id, userType: "admin", isAdmin: true } };
}

const logOf = async (target: string) =>
  (
    await env.DB.prepare("select action from audit_log where target = ? order by id").bind(target).all()
  ).results.map(({ action }) => action);

describe("users managed by an administrator", () => {
  it("are created with an account, role and log entry", async () => {
    const ctx = await makeAdmin();
    const input = person({ subscriptionTier: "scaleup" });
    const user = await createUser(ctx, input);
    expect(user).toMatchObject({ userType: "business", role: "owner", plan: "scaleup", isAdmin: false });
    expect(await logOf(`user:${user.id}`)).toEqual(["create-user"]);
    expect(await signIn(ctx, { email: input.email, password: "a good long one" })).toMatchObject({
      userId: user.id,
    });
    const before = await databaseState(["users", "accounts", "audit_log"]);
    await expect(createUser(ctx, person({ email: input.email.toUpperCase() }))).rejects.toThrow(
      /already exists/,
    );
    expect(await databaseState(["users", "accounts", "audit_log"])).toBe(before);
  });

  it("are listed newest first, by type, and found by the start of a name or address", async () => {
    const ctx = await makeAdmin();
    const lastName = `Quill${unique()}`;
    const email = `search-${unique()}@admin.test`;
    const user = await createUser(ctx, person({ lastName, email, userType: "agent", country: "KE" }));
    const all = await listUsers(ctx, { limit: 50 });
    expect(all.rows[0]?.id).toBe(user.id);
    expect(all.total.count).toBe(await env.DB.prepare("select count(*) as n from users").first("n"));
    for (const search of [lastName.slice(0, 9), `Zuri ${lastName}`, email, email.toUpperCase().slice(0, 14)])
      expect((await listUsers(ctx, { search, limit: 50 })).rows.map(({ id }) => id)).toContain(user.id);
    expect((await listUsers(ctx, { search: email, userType: "admin", limit: 50 })).rows).toEqual([]);
    for (const search of ["%", "'", "_", "\u0000", "a".repeat(200)])
      expect((await listUsers(ctx, { search, limit: 50 })).rows).toEqual([]);
  });

  it("are found without accents, and after a change only under the new name", async () => {
    const ctx = await makeAdmin();
    const tail = unique();
    const user = await createUser(ctx, person({ firstName: "Ngũgĩ", lastName: `wa Thiong'o ${tail}` }));
    const found = async (search: string) =>
      (await listUsers(ctx, { search, limit: 50 })).rows.some(({ id }) => id === user.id);
    for (const search of [`ngugi ${tail}`, `Ngũgĩ ${tail}`, `thiong'o ${tail}`, `NGU ${tail.slice(0, 6)}`])
      expect([search, await found(search)]).toEqual([search, true]);
    await changeUser(ctx, user.id, { firstName: "Wole" });
    expect([await found(`ngugi ${tail}`), await found(`wole ${tail}`)]).toEqual([false, true]);
  });

  it("log only changed fields, not fields submitted unchanged", async () => {
    const ctx = await makeAdmin();
    const { firstName, lastName, email, id } = await createUser(ctx, person());
    const same = {
      lastName,
      email,
      userType: "business",
      isAdmin: false,
      subscriptionTier: "trial",
    } as const;
    await changeUser(ctx, id, { ...same, firstName: "Zolani" });
    await changeUser(ctx, id, { ...same, firstName: "Zolani" });
    await changeUser(ctx, id, { firstName: "Zolani", isAdmin: true });
    const lines = await env.DB.prepare("select detail from audit_log where target = ? order by id")
      .bind(`user:${id}`)
      .all<{ detail: string }>();
    expect(firstName).not.toBe("Zolani");
    expect(lines.results.slice(1).map(({ detail }) => JSON.parse(detail).fields)).toEqual([
      ["firstName"],
      ["isAdmin"],
    ]);
    const taken = (await createUser(ctx, person())).email;
    await expect(changeUser(ctx, id, { email: taken })).rejects.toThrow(/already exists\.$/);
  });

  it("lose their sessions when suspended, deleted or given another permission", async () => {
    const ctx = await makeAdmin();
    for (const act of [
      (id: number) => suspendUser(ctx, id),
      (id: number) => deleteUser(ctx, id),
      (id: number) => changeUser(ctx, id, { isAdmin: true }),
      (id: number) => endUserSessions(ctx, id),
    ]) {
      const { user } = await makeBusiness();
      const { token } = await openSession(ctx, user.userId);
      await act(user.userId);
      expect(await findSession(ctx, token)).toBeNull();
      expect(await logOf(`user:${user.userId}`)).toHaveLength(1);
    }
  });

  it("lose their personal data on deletion, while the log stays append-only", async () => {
    const ctx = await makeAdmin();
    const { user } = await makeBusiness();
    await deleteUser(ctx, user.userId);
    const row = await env.DB.prepare("select * from users where id = ?").bind(user.userId).first();
    expect(JSON.stringify(row)).not.toContain(user.email);
    expect(row).toMatchObject({ first_name: "Deleted", password_hash: null });
    await expect(changeUser(ctx, user.userId, { firstName: "Back" })).rejects.toThrow(/was deleted/);
    await expect(env.DB.exec("delete from audit_log")).rejects.toThrow(/append-only/);
    await expect(env.DB.exec("update audit_log set action = 'x'")).rejects.toThrow(/append-only/);
  });

  it("are deleted even if the email fails, and the failure is logged", async () => {
    const admin = await makeAdmin();
    const { user } = await makeBusiness();
    const errors: string[] = [];
    const log = { info: () => {}, error: (event: string) => void errors.push(event) };
    const mail = { at: 1, isAfter: false, isLasting: false, which: /insert into "transactional_emails"/ };
    const { ctx, calls } = failing({ ...admin, log }, mail);
    await deleteUser(ctx, user.userId);
    expect([calls() > 0, errors]).toEqual([true, ["mail of an erased user failed"]]);
    await expect(changeUser(admin, user.userId, { firstName: "Back" })).rejects.toThrow(/was deleted/);
  });

  it("lose the admin permission while suspended if another administrator is active", async () => {
    const active = await makeAdmin();
    const suspended = await makeAdmin();
    await env.DB.prepare("update users set is_admin = 0 where id not in (?, ?)")
      .bind(active.actor.userId, suspended.actor.userId)
      .run();
    await suspendUser(active, suspended.actor.userId);
    const changed = await changeUser(active, suspended.actor.userId, { userType: "agent", country: "KE" });
    expect(changed.isAdmin).toBe(false);
  });

  it("can be deleted while suspended administrators, if another administrator is active", async () => {
    const active = await makeAdmin();
    const suspended = await makeAdmin();
    await env.DB.prepare("update users set is_admin = 0 where id not in (?, ?)")
      .bind(active.actor.userId, suspended.actor.userId)
      .run();
    await suspendUser(active, suspended.actor.userId);
    await deleteUser(active, suspended.actor.userId);
    expect(await logOf(`user:${suspended.actor.userId}`)).toEqual([
      "create-user",
      "suspend-user",
      "delete-user",
    ]);
  });

  it("always include one active administrator, even after concurrent deletion and suspension", async () => {
    const first = await makeAdmin();
    const second = await makeAdmin();
    await expect(deleteUser(first, first.actor.userId)).rejects.toThrow(/can’t delete yourself/);
    await expect(suspendUser(first, first.actor.userId)).rejects.toThrow(/can’t suspend yourself/);
    await expect(changeUser(first, first.actor.userId, { userType: "agent" })).rejects.toThrow(/yourself/);
    await env.DB.prepare("update users set is_admin = 0 where id not in (?, ?)")
      .bind(first.actor.userId, second.actor.userId)
      .run();
    const outcomes = await Promise.allSettled([
      deleteUser(first, second.actor.userId),
      suspendUser(second, first.actor.userId),
    ]);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const left = await env.DB.prepare(
      "select count(*) as n from users where is_admin = 1 and deactivated_at is null and suspended_at is null",
    ).first("n");
    expect(left).toBe(1);
  });
});
