import { beforeAll, describe, expect, it } from "vitest";
import {
  leave,
  type Person,
  returnFromProvider,
  setUpProviders,
  signInAs,
  visitProvider,
} from "../support/fixtures/external";
import { mailsTo, PASSWORD, signUp } from "../support/fixtures/people";
import { callApp, cookieOf, databaseState, fetchApp } from "../support/harness/app";
import { env, testContext } from "../support/harness/context";

const TABLES = ["users", "accounts", "sessions", "external_identities"];

const person = (over: Partial<Person> = {}): Person => ({
  sub: crypto.randomUUID(),
  email: `zuri-${crypto.randomUUID()}@shop.test`,
  email_verified: true,
  given_name: "Zuri",
  family_name: "Ade",
  ...over,
});

const userWith = (email = "") =>
  env.DB.prepare("select * from users where email_key = ?").bind(email.toLowerCase()).first<{
    id: number;
    password_hash: string | null;
    email_verified_at: number | null;
    totp_confirmed_at: number | null;
  }>();

const verify = (userId: number) =>
  env.DB.prepare("update users set email_verified_at = 1 where id = ?").bind(userId).run();

beforeAll(setUpProviders);

describe("sign-in with an identity provider", () => {
  it("creates an account for a new user, and recognises them later despite a changed address", async () => {
    const zuri = person();
    const first = await signInAs(zuri, "provider=real&redirect=%2Fbusiness%2Fcompanies");
    expect([first.status, first.to]).toEqual([302, "/business/companies"]);
    const user = await (await fetchApp("/api/auth/user", { cookie: first.session ?? "" })).json();
    expect(user).toMatchObject({
      firstName: "Zuri",
      lastName: "Ade",
      email: zuri.email,
      userType: "business",
    });
    expect(await userWith(zuri.email)).toMatchObject({
      password_hash: null,
      email_verified_at: expect.any(Number),
    });
    // The email address at the provider may change; the subject never does.
    const again = await signInAs({ ...zuri, email: `other-${crypto.randomUUID()}@shop.test` });
    const same = await (await fetchApp("/api/auth/user", { cookie: again.session ?? "" })).json();
    expect(same).toMatchObject({ email: zuri.email });
  });

  it("links the user with the same verified address, keeps the password, and notifies them", async () => {
    const { userId, email, ctx } = await signUp();
    await verify(userId);
    const { session } = await signInAs(person({ email: email.toUpperCase() }));
    expect(session).not.toBeNull();
    expect((await callApp("POST", "/api/auth/email-login", { email, password: PASSWORD })).status).toBe(200);
    const subjects = (await mailsTo(ctx, email)).map(({ subject }) => subject);
    expect(subjects).toContain("The real one sign-in added to your Njia account");
  });

  it("gives an unverified account to the verified owner of its address, removing password and sessions", async () => {
    const { userId, email, token } = await signUp();
    const { session } = await signInAs(person({ email }));
    expect(session).not.toBeNull();
    expect(await userWith(email)).toMatchObject({ id: userId, password_hash: null });
    expect((await callApp("POST", "/api/auth/email-login", { email, password: PASSWORD })).status).toBe(401);
    expect((await fetchApp("/api/auth/user", { cookie: `njia=${token}` })).status).toBe(401);
    expect((await fetchApp("/api/auth/user", { cookie: session ?? "" })).status).toBe(200);
  });

  it("sends an unknown agent to the prefilled application", async () => {
    const before = await databaseState(TABLES);
    const zuri = person();
    const { to, session } = await signInAs(zuri, "provider=real&type=agent");
    expect(session).toBeNull();
    expect(to).toBe(`/agent-auth?mode=signup&name=Zuri+Ade&email=${encodeURIComponent(zuri.email ?? "")}`);
    expect(await databaseState(TABLES)).toBe(before);
    expect(await (await fetchApp(to ?? "")).text()).toContain(`value="${zuri.email}"`);
  });

  it("still requires the second factor", async () => {
    const zuri = person();
    await signInAs(zuri);
    await env.DB.prepare("update users set totp_confirmed_at = 1, totp_secret = 'x' where email = ?")
      .bind(zuri.email)
      .run();
    const { to, session } = await signInAs(zuri);
    expect([to, session]).toEqual(["/second-factor", null]);
  });

  it("creates one user for two concurrent sign-ins", async () => {
    const zuri = person();
    const both = await Promise.all([signInAs(zuri), signInAs(zuri)]);
    expect(both.some(({ session }) => session !== null)).toBe(true);
    const count = env.DB.prepare("select count(*) as n from users where email = ?").bind(zuri.email);
    expect(await count.first("n")).toBe(1);
  });
});

describe("a rejected sign-in shows a message and writes no row for", () => {
  const refused = async (work: () => Promise<Awaited<ReturnType<typeof returnFromProvider>>>) => {
    const before = await databaseState(TABLES);
    const { status, session, said, to } = await work();
    expect([status, session]).toEqual([302, null]);
    expect(said).toContain("Login failed");
    expect(await databaseState(TABLES)).toBe(before);
    return { said, to };
  };

  it.each([
    ["an address the provider did not prove", person({ email_verified: false }), "hasn’t verified"],
    ["no address at all", { sub: crypto.randomUUID() }, "hasn’t verified"],
  ])("%s", async (_, who, words) => {
    const { said } = await refused(() => signInAs(who));
    expect(said).toContain(words);
  });

  it("a user who cancels at the provider", async () => {
    const { said, to } = await refused(() => signInAs("nobody", "provider=real&type=agent"));
    expect([said.includes("You cancelled sign-in"), to]).toEqual([true, "/agent-login"]);
  });

  it("a wrong nonce, state or issuer", async () => {
    const left = await leave("provider=real");
    const other = new URL(left.to);
    other.searchParams.set("nonce", "another");
    const back = await visitProvider(other.href, person());
    await refused(() => returnFromProvider(back, left.cookie));
    const fresh = await leave("provider=real");
    const good = await visitProvider(fresh.to, person());
    await refused(() => returnFromProvider(good.replace(/state=[^&]+/, "state=another"), fresh.cookie));
    await refused(() =>
      returnFromProvider(good.replace(/iss=[^&]+/, "iss=https%3A%2F%2Felsewhere.test"), fresh.cookie),
    );
  });

  it("a code that was used before, or a browser that didn't start the sign-in", async () => {
    const left = await leave("provider=real");
    const back = await visitProvider(left.to, person());
    expect((await returnFromProvider(back, left.cookie)).session).not.toBeNull();
    await refused(() => returnFromProvider(back, left.cookie));
    const stolen = await leave("provider=real");
    const address = await visitProvider(stolen.to, person());
    await refused(() => returnFromProvider(address, ""));
    await refused(() => returnFromProvider(address, "njia_external=1.nonsense.nonsense"));
    const another = await leave("provider=real");
    await refused(() => returnFromProvider(address, another.cookie));
  });

  it("a token signed with a key that the provider doesn't publish", async () => {
    const left = await leave("provider=forger");
    const { searchParams } = new URL(left.to);
    const query = new URLSearchParams({
      code: searchParams.get("nonce") ?? "",
      state: searchParams.get("state") ?? "",
    });
    const { said } = await refused(() => returnFromProvider(`/auth/external/callback?${query}`, left.cookie));
    expect(said).toContain("didn’t match");
  });

  it("a provider that is down, turned off or unknown", async () => {
    for (const [key, words] of [
      ["down", "isn’t responding"],
      ["unknown", "wasn’t found"],
    ]) {
      const response = await fetchApp(`/api/login?provider=${key}&type=agent`);
      expect([response.status, response.headers.get("location")]).toEqual([302, "/agent-login"]);
      expect(decodeURIComponent(response.headers.getSetCookie().join())).toContain(words);
    }
  });

  it("a suspended user", async () => {
    const zuri = person();
    await signInAs(zuri);
    await env.DB.prepare("update users set suspended_at = 1 where email = ?").bind(zuri.email).run();
    await refused(() => signInAs(zuri));
    await refused(() => signInAs(person({ email: zuri.email ?? "" })));
  });

  it("redirect targets on another site are ignored", async () => {
    const { to } = await signInAs(person(), "provider=real&redirect=https%3A%2F%2Felsewhere.test");
    expect(to).toBe("/business");
  });
});

describe("the sign-in pages", () => {
  it("link directly to each provider", async () => {
    for (const path of ["/auth", "/auth/signup", "/business-login", "/business-signup", "/agent-login"]) {
      const page = await (await fetchApp(path, { cookie: "njia_flash=" })).text();
      expect([path, page.includes("Continue with The real one")]).toEqual([path, true]);
      expect(page).toContain('href="/api/login?provider=real');
    }
    const several = await fetchApp("/api/login?redirect=%2Fbusiness");
    expect(several.headers.get("location")).toBe("/business-login?redirect=%2Fbusiness");
  });

  it("redirect a user who is already signed in", async () => {
    const { userId } = await signUp();
    const { to } = await leave("provider=real", await cookieOf(userId));
    expect(to).toBe("/business");
  });
});

describe("linking a provider to a signed-in account", () => {
  const begin = async (cookie: string, password: string) => {
    const response = await fetchApp("/account/link/real", {
      method: "POST",
      cookie,
      body: new URLSearchParams({ password }),
      headers: { "sec-fetch-site": "same-origin" },
    });
    const page = await response.text();
    const waiting = response.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
    const to = /href="(http:\/\/127[^"]+)"/.exec(page)?.[1]?.replaceAll("&amp;", "&") ?? "";
    return { status: response.status, to, cookie: [cookie, ...waiting].join("; ") };
  };
  const signUpProved = async () => {
    const person = await signUp();
    await env.DB.prepare("update users set email_verified_at = 1 where id = ?").bind(person.userId).run();
    return person;
  };
  const linksOf = async (cookie: string) =>
    (await (await fetchApp("/api/account/identities", { cookie })).json()) as { id: string; name: string }[];

  it("requires the password but no verified address, and can be undone with the password", async () => {
    const { userId } = await signUpProved();
    const cookie = await cookieOf(userId);
    expect((await begin(cookie, "not this one")).to).toBe("");
    const begun = await begin(cookie, PASSWORD);
    const zuri = person({ email_verified: false });
    const back = await returnFromProvider(await visitProvider(begun.to, zuri), begun.cookie);
    expect([back.to, back.said.includes("Sign-in method added")]).toEqual(["/account/identities", true]);
    expect((await signInAs(zuri)).session).not.toBeNull();
    const [link] = await linksOf(cookie);
    expect(link?.name).toBe("The real one");
    const path = `/api/account/identities/${link?.id}`;
    expect((await callApp("DELETE", path, { password: "no" }, cookie)).status).toBe(422);
    expect((await callApp("DELETE", path, { password: PASSWORD }, cookie)).status).toBe(204);
    expect(await linksOf(cookie)).toEqual([]);
  });

  it("rejects a return as another user, and an identity already linked to another user", async () => {
    const [mine, theirs] = [await signUpProved(), await signUpProved()];
    const cookie = await cookieOf(mine.userId);
    const begun = await begin(cookie, PASSWORD);
    const back = await visitProvider(begun.to, person());
    const asTheirs = begun.cookie.replace(cookie, await cookieOf(theirs.userId));
    expect((await returnFromProvider(back, asTheirs)).said).toContain("You were signed out.");
    const zuri = person();
    await signInAs(zuri);
    const again = await begin(cookie, PASSWORD);
    const taken = await returnFromProvider(await visitProvider(again.to, zuri), again.cookie);
    expect(taken.said).toContain("is already linked to another user");
    expect(await linksOf(cookie)).toEqual([]);
  });

  it("can't be removed while it is the only sign-in method, even concurrently", async () => {
    const zuri = person();
    const { session } = await signInAs(zuri);
    const cookie = session ?? "";
    const [only] = await linksOf(cookie);
    const remove = (id = "") => callApp("DELETE", `/api/account/identities/${id}`, {}, cookie);
    expect((await remove(only?.id)).status).toBe(409);
    const user = await userWith(zuri.email);
    await testContext()
      .d1.prepare("insert into external_identities values ('https://second.test', 's', ?, 1)")
      .bind(user?.id)
      .run();
    const all = await linksOf(cookie);
    const answers = await Promise.all(all.map(({ id }) => remove(id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
  });
});
