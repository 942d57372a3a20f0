import { describe, expect, it } from "vitest";
import { PASSWORD, sessionOf, signUp, signUpAdmin } from "../support/fixtures/people";
import { callApp, fetchApp, postForm } from "../support/harness/app";
import { env, testContext } from "../support/harness/context";

const person = async () => {
  const found = await signUp();
  return { ...found, cookie: `njia=${found.token}` };
};
const userRow = (userId: number) =>
  env.DB.prepare(
    "select first_name, last_name, phone, suspended_at is null as is_free from users where id = ?",
  )
    .bind(userId)
    .first();
const trail = async (userId: number) =>
  (
    await env.DB.prepare("select action from audit_log where target = ? order by id")
      .bind(`user:${userId}`)
      .all<{ action: string }>()
  ).results.map(({ action }) => action);
const mailsTo = async (address: string) =>
  (
    await env.DB.prepare("select subject from transactional_emails where to_address = ? order by id")
      .bind(address)
      .all()
  ).results;
const isSignedIn = async (token: string) =>
  (await fetchApp("/api/auth/user", { cookie: `njia=${token}` })).status === 200;

describe("the user's own account", () => {
  it("is saved with the same result by form and API", async () => {
    const [byForm, byCall] = [await person(), await person()];
    const fields = { firstName: "Adaeze", lastName: "Eze", phone: "+234 803 000 0000" };
    expect((await postForm("/account", fields, byForm.cookie)).status).toBe(302);
    const answer = await callApp("PATCH", "/api/account", fields, byCall.cookie);
    expect([answer.status, await answer.json()]).toMatchObject([
      200,
      { id: byCall.userId, firstName: "Adaeze", lastName: "Eze" },
    ]);
    expect(await userRow(byForm.userId)).toEqual(await userRow(byCall.userId));
    expect((await trail(byForm.userId)).at(-1)).toBe((await trail(byCall.userId)).at(-1));
  });

  it("is rejected with the same message by form and API", async () => {
    const { cookie } = await person();
    const fields = { firstName: "", lastName: "Eze", isAdmin: "1" };
    for (const answer of [
      await postForm("/account", fields, cookie),
      await callApp("PATCH", "/api/account", fields, cookie),
    ])
      expect([answer.status, (await answer.text()).includes("Please fill in all required fields.")]).toEqual([
        422,
        true,
      ]);
  });

  it("lets only owners change the company's country, by form and API; empty keeps it", async () => {
    const countryOf = async ({ accountId }: Awaited<ReturnType<typeof person>>) =>
      env.DB.prepare("select hq_country from accounts where id = ?").bind(accountId).first("hq_country");
    const name = { firstName: "Adaeze", lastName: "Eze", phone: "" };
    const [byForm, byCall] = [await person(), await person()];
    for (const [hqCountry, expected] of [
      ["KE", "KE"],
      ["Morocco", "MA"],
      ["", "MA"],
    ] as const) {
      const fields = { ...name, hqCountry };
      expect((await postForm("/account", fields, byForm.cookie)).status).toBe(302);
      const answer = await callApp("PATCH", "/api/account", fields, byCall.cookie);
      expect(await answer.json()).toMatchObject({ hqCountry: expected });
      expect([await countryOf(byForm), await countryOf(byCall)]).toEqual([expected, expected]);
    }
    const changes = async ({ accountId }: typeof byForm) =>
      (
        await env.DB.prepare("select detail from audit_log where target = ? and action = 'change-country'")
          .bind(`account:${accountId}`)
          .all()
      ).results;
    expect(await changes(byForm)).toEqual(
      ["KE", "MA"].map((code) => ({ detail: `{"hqCountry":"${code}"}` })),
    );
    expect(await changes(byCall)).toEqual(await changes(byForm));
    expect(await (await fetchApp("/account", { cookie: byForm.cookie })).text()).toContain(
      'value="MA" selected',
    );
    for (const [fields, status, words] of [
      [{ ...name, hqCountry: "Atlantis" }, 422, "isn’t a country from the list."],
      [{ ...name, hqCountry: "NG" }, 403, "Only account owners can change the company country."],
    ] as const) {
      if (status === 403)
        for (const { userId } of [byForm, byCall])
          await env.DB.prepare("update users set role = 'member' where id = ?").bind(userId).run();
      for (const answer of [
        await postForm("/account", fields, byForm.cookie),
        await callApp("PATCH", "/api/account", fields, byCall.cookie),
      ])
        expect([answer.status, (await answer.text()).includes(words)]).toEqual([status, true]);
    }
    expect([await countryOf(byForm), await countryOf(byCall)]).toEqual(["MA", "MA"]);
    const page = await (await fetchApp("/account", { cookie: byForm.cookie })).text();
    expect(page).not.toContain("Company country");
  });

  it("requests a change of email address by form and API with the same result", async () => {
    const [byForm, byCall] = [await person(), await person()];
    const next = () => ({ email: `next-${crypto.randomUUID()}@shop.test`, password: PASSWORD });
    const [one, two] = [next(), next()];
    expect((await postForm("/account/email", one, byForm.cookie)).status).toBe(302);
    expect((await callApp("POST", "/api/account/email", two, byCall.cookie)).status).toBe(204);
    expect(await mailsTo(one.email)).toEqual(await mailsTo(two.email));
    expect(await mailsTo(two.email)).toHaveLength(1);
    const wrong = { ...next(), password: "not this one" };
    expect((await postForm("/account/email", wrong, byForm.cookie)).status).toBe(422);
    expect((await callApp("POST", "/api/account/email", wrong, byCall.cookie)).status).toBe(422);
  });

  it("resends the confirmation email", async () => {
    const [byForm, byCall] = [await person(), await person()];
    expect((await postForm("/account/verify", {}, byForm.cookie)).status).toBe(302);
    expect((await callApp("POST", "/api/account/verification", {}, byCall.cookie)).status).toBe(204);
    expect(await mailsTo(byForm.email)).toEqual(await mailsTo(byCall.email));
  });

  it("signs out all sessions, or all others, by form and API", async () => {
    for (const which of ["others", "all"]) {
      const [byForm, byCall] = [await person(), await person()];
      const others = await Promise.all(
        [byForm, byCall].map(async ({ userId }) => (await sessionOf(testContext(), userId)).token),
      );
      expect((await postForm("/account/sessions/end", { which }, byForm.cookie)).status).toBe(302);
      expect((await callApp("DELETE", "/api/account/sessions", { which }, byCall.cookie)).status).toBe(204);
      for (const token of others) expect(await isSignedIn(token)).toBe(false);
      for (const { token } of [byForm, byCall]) expect(await isSignedIn(token)).toBe(which === "others");
    }
  });
});

describe("an administrator's actions on a user", () => {
  it("have the same effect and log entries by form and API", async () => {
    const admin = await signUpAdmin();
    const cookie = `njia=${admin.token}`;
    const [byForm, byCall] = [await person(), await person()];
    const steps = [
      { act: "sessions", method: "DELETE", call: "sessions" },
      { act: "suspend", method: "PUT", call: "suspension" },
      { act: "lift", method: "DELETE", call: "suspension" },
    ];
    for (const { act, method, call } of steps) {
      expect((await postForm(`/admin/users/${byForm.userId}/${act}`, {}, cookie)).status).toBe(302);
      const path = `/api/admin/users/${byCall.userId}/${call}`;
      expect((await callApp(method, path, undefined, cookie)).status).toBe(204);
      for (const { token } of [byForm, byCall]) expect(await isSignedIn(token)).toBe(false);
      expect((await userRow(byForm.userId))?.is_free).toBe((await userRow(byCall.userId))?.is_free);
    }
    expect(await trail(byForm.userId)).toEqual(await trail(byCall.userId));
  });
});
