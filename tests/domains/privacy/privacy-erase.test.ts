import { describe, expect, it } from "vitest";
import type { Context } from "~/core/context";
import { changeUser, deleteUser } from "~/domains/admin/users/change-user.server";
import { ContactInput } from "~/domains/directory/contacts/contact-input";
import { createContact } from "~/domains/directory/contacts/save-contact.server";
import { registerBusiness } from "~/domains/identity/register-business.server";
import { BusinessSignup } from "~/domains/identity/schemas";
import { findSession } from "~/domains/identity/sessions/find-session.server";
import { rememberDevice } from "~/domains/identity/sign-in/remember-device.server";
import { requestPasswordReset } from "~/domains/identity/sign-in/reset-password.server";
import { inviteMember } from "~/domains/identity/team/invite-member.server";
import { eraseAccountRows, requeueClosedAccounts } from "~/domains/privacy/erasure/erase-account-rows.server";
import { eraseByLink, eraseSelf } from "~/domains/privacy/erasure/erase-self.server";
import { ownData } from "~/domains/privacy/own-data.server";
import { importFile } from "../../support/fixtures/imports";
import { addAlike, makeSearch, runSearch } from "../../support/fixtures/lead-search";
import {
  applyAsAgent,
  lastLink,
  mailsTo,
  outcome,
  PASSWORD,
  sessionOf,
  signUp,
} from "../../support/fixtures/people";
import { env, makeBusiness, testContext } from "../../support/harness/context";

const system = testContext();
const rows = async (sql: string, ...values: unknown[]) =>
  (
    await env.DB.prepare(sql)
      .bind(...values)
      .all<Record<string, unknown>>()
  ).results;
const count = async (table: string, where: string, id: number) =>
  (await env.DB.prepare(`select count(*) n from ${table} where ${where}`).bind(id).first<number>("n")) ?? -1;

/** Adds another user to a person's account. */
async function colleagueOf(accountId: number | null, role: "owner" | "member") {
  const other = await signUp();
  await env.DB.prepare("update users set account_id = ?, role = ? where id = ?")
    .bind(accountId, role, other.userId)
    .run();
  return { ...other, ...(await sessionOf(system, other.userId)) };
}

/** Lists the tables that contain a word in any text. */
async function tablesWith(word: string): Promise<string[]> {
  const names = await rows(
    "select name from sqlite_master where type = 'table' and name not like '%search_%' and name not like 'sqlite%' and name not like '\\_cf%' escape '\\' and name not like 'd1_%'",
  );
  const found = [];
  for (const { name } of names)
    if (
      JSON.stringify(await rows(`select * from ${name}`))
        .toLowerCase()
        .includes(word)
    )
      found.push(String(name));
  return found;
}

describe("a user who erases themselves", () => {
  it("is deleted from every table, and the email address can be used again", async () => {
    const person = await signUp();
    const { ctx, email, userId } = person;
    await rememberDevice(ctx, userId, null);
    await requestPasswordReset(system, email);
    await env.DB.batch([
      env.DB.prepare("insert into recovery_codes (user_id, code_hash) values (?, 'x')").bind(userId),
      env.DB.prepare("insert into external_identities values ('https://id.test', ?, ?, 1)").bind(
        email,
        userId,
      ),
    ]);
    const other = await makeBusiness();
    const inviter = { ...other.ctx, actor: { ...other.ctx.actor, isVerified: true } };
    await env.DB.prepare("update users set email_key = 'moved' where id = ?").bind(userId).run();
    await inviteMember(inviter, { email, role: "member" });
    await env.DB.prepare("update users set email_key = ?, email_verified_at = 1 where id = ?")
      .bind(email, userId)
      .run();
    expect(await eraseSelf(ctx, PASSWORD)).toBe("erased");
    expect(await findSession(system, person.token)).toBeNull();
    // The last email confirms the erasure, and is purged with the others.
    expect(await tablesWith(email.split("@")[0] ?? "")).toEqual(["transactional_emails"]);
    expect((await mailsTo(system, email)).map(({ subject }) => subject)).toEqual([
      "Your Njia account was erased",
    ]);
    for (const table of ["sessions", "one_time_tokens", "recovery_codes", "devices", "external_identities"])
      expect([table, await count(table, "user_id = ?", userId)]).toEqual([table, 0]);
    const trail = await rows("select actor_id, action from audit_log where target = ?", `user:${userId}`);
    expect(trail.at(-1)).toEqual({ actor_id: userId, action: "erase-self" });
    const input = { firstName: "A", lastName: "B", email, password: PASSWORD, confirmPassword: PASSWORD };
    expect(await registerBusiness(system, BusinessSignup.parse(input))).toMatchObject({});
  });

  it("must enter the password, and can't be an impersonator or a demo user", async () => {
    const { ctx, userId } = await signUp();
    expect(await outcome(eraseSelf(ctx, "wrong horse"))).toBe("invalid");
    expect(await outcome(eraseSelf({ ...ctx, actor: { ...ctx.actor, impersonatorId: 1 } }, PASSWORD))).toBe(
      "forbidden",
    );
    expect(await outcome(ownData({ ...ctx, actor: { ...ctx.actor, impersonatorId: 1 } }))).toBe("forbidden");
    expect(await outcome(eraseSelf({ ...ctx, actor: { ...ctx.actor, isDemo: true } }, PASSWORD))).toBe(
      "forbidden",
    );
    expect(await count("users", "id = ? and deactivated_at is null", userId)).toBe(1);
  });

  it("without a password gets an emailed link, which works once", async () => {
    const { ctx, email, userId } = await signUp();
    await env.DB.prepare("update users set password_hash = null where id = ?").bind(userId).run();
    expect(await eraseSelf(ctx, "")).toBe("link-sent");
    const link = await lastLink(system, email);
    expect(await count("users", "id = ? and deactivated_at is null", userId)).toBe(1);
    const all = await Promise.all([outcome(eraseByLink(system, link)), outcome(eraseByLink(system, link))]);
    expect(all.filter((result) => result === "passed")).toHaveLength(1);
    expect(await outcome(eraseByLink(system, link))).toBe("invalid");
    expect(await count("users", "id = ? and deactivated_at is null", userId)).toBe(0);
  });

  it("leaves the country of an agent, but not biography, city and specializations", async () => {
    const { userId } = await applyAsAgent();
    await env.DB.prepare("update agents set bio = 'Sells solar', city = 'Accra' where user_id = ?")
      .bind(userId)
      .run();
    const { ctx } = await sessionOf(system, userId);
    expect(await ownData(ctx)).toMatchObject({ agent: { bio: "Sells solar" } });
    await eraseSelf(ctx, PASSWORD);
    const [agent] = await rows("select * from agents where user_id = ?", userId);
    expect(agent).toMatchObject({ bio: null, city: null, specializations: "[]", country: "CI" });
  });
});

describe("the only owner of an account", () => {
  it("must transfer it before erasure, also if two owners erase themselves concurrently", async () => {
    const { ctx, accountId, userId } = await signUp();
    const member = await colleagueOf(accountId, "member");
    await expect(eraseSelf(ctx, PASSWORD)).rejects.toThrow(/only owner/);
    await expect(deleteUser(system, userId)).rejects.toThrow(/only owner/);
    const second = await colleagueOf(accountId, "owner");
    const both = await Promise.all([
      outcome(eraseSelf(ctx, PASSWORD)),
      outcome(eraseSelf(second.ctx, PASSWORD)),
    ]);
    expect(both.sort()).toEqual(["conflict", "passed"]);
    expect(await count("accounts", "id = ? and closed_at is null", Number(accountId))).toBe(1);
    expect(await eraseSelf(member.ctx, PASSWORD)).toBe("erased");
  });

  it("closes the account when erased as its last user: data and files are deleted, used leads stay counted", async () => {
    const business = await makeBusiness({ plan: "scaleup" });
    const other = await makeBusiness();
    const { ctx, account, user } = business;
    for (const { ctx: each } of [business, other])
      await createContact(each, ContactInput.parse({ contactName: "Kofi", contactEmail: "k@trade.test" }));
    await addAlike(other.ctx, 3);
    await addAlike(ctx, 620);
    const file = await importFile(ctx, "name\nAcme\nBest\none,too many\n");
    const [{ file_key: fileKey } = {}] = await rows("select file_key from imports where id = ?", file.id);
    const search = await makeSearch(ctx);
    await runSearch(ctx, search.id);
    const ledger = await count("lead_ledger", "account_id = ?", account.id);
    expect(ledger).toBeGreaterThan(0);
    await deleteUser(ctx.actor.kind === "user" ? { ...ctx, actor: { kind: "system" } } : ctx, user.userId);
    expect(ctx.queue.sent).toContainEqual({ kind: "empty-account", accountId: account.id });

    await Promise.all([eraseAccountRows(ctx), eraseAccountRows(ctx)]);
    await eraseAccountRows(ctx);
    for (const table of [
      "companies",
      "contacts",
      "imports",
      "lead_searches",
      "leads",
      "lead_totals",
      "search_words",
    ])
      expect([table, await count(table, "account_id = ?", account.id)]).toEqual([table, 0]);
    expect(await env.FILES.get(String(fileKey))).toBeNull();
    expect(await count("lead_ledger", "account_id = ?", account.id)).toBe(ledger);
    const [row] = await rows("select name, purged_at from accounts where id = ?", account.id);
    expect(row).toEqual({ name: "Closed account", purged_at: expect.any(Number) });
    for (const [table, left] of [
      ["companies", 3],
      ["contacts", 1],
    ] as const)
      expect(await count(table, "account_id = ?", other.account.id)).toBe(left);
  });

  it("has the closed account's data erased by the schedule if the job was lost, never an account in use", async () => {
    const { ctx, account, user } = await makeBusiness();
    await addAlike(ctx, 1);
    await eraseAccountRows(ctx);
    expect(await count("companies", "account_id = ?", account.id)).toBe(1);
    const deaf: Context = { ...system, queue: { send: () => Promise.reject(new Error("queue down")) } };
    await deleteUser(deaf, user.userId);
    const clock = testContext();
    await requeueClosedAccounts(clock);
    expect(clock.queue.sent).toContainEqual({ kind: "empty-account", accountId: account.id });
  });
});

describe("a changed email address", () => {
  it("invalidates links sent to the previous address, also if an administrator changes it", async () => {
    const { email, userId } = await signUp();
    await requestPasswordReset(system, email);
    expect(await count("one_time_tokens", "user_id = ?", userId)).toBe(2);
    await changeUser(system, userId, { firstName: "Same" });
    expect(await count("one_time_tokens", "user_id = ?", userId)).toBe(2);
    await changeUser(system, userId, { email: `new-${email}` });
    expect(await count("one_time_tokens", "user_id = ?", userId)).toBe(0);
  });
});

describe("a user's data export", () => {
  it("excludes hashes, tokens, secrets and other users", async () => {
    const { email, accountId, userId } = await signUp();
    await colleagueOf(accountId, "member");
    await env.DB.prepare("update users set totp_secret = 'sealed-thing', email_verified_at = 1 where id = ?")
      .bind(userId)
      .run();
    const ctx = (await sessionOf(system, userId)).ctx;
    const data = await ownData(ctx);
    expect(data).toMatchObject({
      profile: { email, hasPassword: true },
      sessions: expect.arrayContaining([expect.objectContaining({ isThis: true })]),
      directory: { counts: { companies: 0, contacts: 0 } },
      leads: { searches: [] },
    });
    expect(data).toMatchObject({
      mailsToYou: [{ subject: "Confirm your email for Njia" }],
    });
    expect(data.auditTrail.length).toBeGreaterThanOrEqual(0);
    const text = JSON.stringify(data);
    for (const secret of [
      "sealed-thing",
      "scrypt",
      "tokenHash",
      "passwordHash",
      "totpSecret",
      ctx.actor.sessionHash,
    ])
      expect(text).not.toContain(secret);
    expect(text.match(/@shop\.test/g)?.length).toBe(text.split(email).length - 1);
  });
});
