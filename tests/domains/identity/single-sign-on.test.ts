import { describe, expect, inject, it } from "vitest";
import { DomainError } from "~/core/errors";
import { openSession } from "~/domains/identity/sessions/open-session.server";
import { unlinkMember } from "~/domains/identity/single-sign-on/member-identities.server";
import { readMember } from "~/domains/identity/single-sign-on/member-sign-in.server";
import { checkConnection, removeSettings } from "~/domains/identity/single-sign-on/sign-in-settings.server";
import { visitProvider } from "../../support/fixtures/external";
import { outcome } from "../../support/fixtures/people";
import {
  brokenIssuer,
  businessWithSso,
  claimedBy,
  honestIssuer,
  leaveFor,
  returnTo,
  setUp,
  visitAuthPage,
} from "../../support/fixtures/sign-on";
import { type Business, env, makeBusiness, testContext } from "../../support/harness/context";
import { shortTimeouts } from "../../support/harness/short-timeouts";

const visitor = testContext();
const person = (sub: string, email = `${sub}@shop.test`) => ({ sub, email, email_verified: true });
const link = ({ ctx, user }: Business, slug: string, sub: string) =>
  visitAuthPage(ctx, slug, person(sub), { linkTo: user.userId });
const words = (work: Promise<unknown>) =>
  work.then(
    () => "passed",
    (error) => (error instanceof DomainError ? error.message : String(error)),
  );
const production = (ctx: Business["ctx"]) => ({
  ...ctx,
  config: { ...ctx.config, ENVIRONMENT: "production" as const, DNS_OVER_HTTPS_URL: inject("dns") },
});

describe("an account's single sign-on", () => {
  it("signs in the linked user by issuer and subject, never by email address", async () => {
    const owner = await businessWithSso("kilimo");
    const sub = crypto.randomUUID();
    const known = person(sub, owner.user.email);
    expect(await words(visitAuthPage(visitor, "kilimo", known))).toContain("No kilimo Ltd user is linked");
    expect(await link(owner, "kilimo", sub)).toEqual({ kind: "linked", company: "kilimo Ltd" });
    expect((await link(owner, "kilimo", sub)).kind).toBe("linked");
    const entered = await visitAuthPage(visitor, "kilimo", person(sub, "another@else.test"));
    expect(entered).toMatchObject({
      kind: "inside",
      signedIn: { userId: owner.user.userId, bySingleSignOn: true },
    });
    await setUp(owner, "kilimo", { issuer: honestIssuer({ sub, email: owner.user.email }) });
    const { url, cookie } = await leaveFor(visitor, "kilimo");
    expect(await outcome(returnTo(visitor, "kilimo", cookie, claimedBy(url)))).toBe("forbidden");
    await removeSettings(owner.ctx);
  });

  it("keeps two accounts of one provider apart, also if a sign-in returns to another account's page", async () => {
    const [one, two] = [await businessWithSso("kilimo"), await businessWithSso("baraka")];
    const sub = crypto.randomUUID();
    await link(one, "kilimo", sub);
    expect(await outcome(visitAuthPage(visitor, "baraka", person(sub)))).toBe("forbidden");
    expect(await outcome(visitAuthPage(one.ctx, "baraka", person(sub), { linkTo: one.user.userId }))).toBe(
      "not_found",
    );
    const left = await leaveFor(visitor, "kilimo");
    expect(await readMember(visitor, "baraka", left.cookie)).toBeNull();
    const address = await visitProvider(left.url, person(sub));
    const other = await leaveFor(visitor, "baraka");
    const search = address.slice(address.indexOf("?"));
    expect(await outcome(returnTo(visitor, "baraka", other.cookie, search))).toBe("invalid");
    expect((await link(two, "baraka", sub)).kind).toBe("linked");
    const [first, second] = [
      await visitAuthPage(visitor, "kilimo", person(sub)),
      await visitAuthPage(visitor, "baraka", person(sub)),
    ];
    expect([first, second]).toMatchObject([
      { signedIn: { userId: one.user.userId } },
      { signedIn: { userId: two.user.userId } },
    ]);
    for (const { ctx } of [one, two]) await removeSettings(ctx);
  });

  it("rejects a reused state, a forged state and changed settings", async () => {
    const owner = await businessWithSso("kilimo");
    const sub = crypto.randomUUID();
    await link(owner, "kilimo", sub);
    const { url, cookie } = await leaveFor(visitor, "kilimo");
    const address = await visitProvider(url, person(sub));
    const search = address.slice(address.indexOf("?"));
    expect(await outcome(returnTo(visitor, "kilimo", cookie, search.replace("state=", "state=x")))).toBe(
      "invalid",
    );
    expect((await returnTo(visitor, "kilimo", cookie, search)).kind).toBe("inside");
    expect(await outcome(returnTo(visitor, "kilimo", cookie, search))).toBe("invalid");
    const later = { ...visitor, now: () => new Date(Date.now() + 601_000) };
    expect(await readMember(later, "kilimo", cookie)).toBeNull();
    await setUp(owner, "kilimo", { clientId: "another" });
    expect(await words(returnTo(visitor, "kilimo", cookie, search))).toContain(
      "sign-in settings have changed",
    );
    await removeSettings(owner.ctx);
  });

  it.each([
    ["another client", { sub: "one", aud: "another" }, "invalid"],
    ["another issuer", { sub: "one", iss: "https://login.example.com" }, "invalid"],
    ["a time long ago", { sub: "one", exp: 1 }, "invalid"],
    ["another nonce", { sub: "one", nonce: "another" }, "invalid"],
  ])("rejects a token for %s", async (_, claims, code) => {
    const owner = await businessWithSso("kilimo", { issuer: honestIssuer(claims) });
    const { url, cookie } = await leaveFor(owner.ctx, "kilimo", { linkTo: owner.user.userId });
    expect(await outcome(returnTo(owner.ctx, "kilimo", cookie, claimedBy(url)))).toBe(code);
    await removeSettings(owner.ctx);
  });

  it("links one user to one identity, and keeps a user's last sign-in method", async () => {
    const owner = await businessWithSso("kilimo");
    const { user: mate } = await makeBusiness();
    await env.DB.prepare("update users set account_id = ?, role = 'member' where id = ?")
      .bind(owner.account.id, mate.userId)
      .run();
    const member = { ...owner, user: mate, ctx: { ...owner.ctx, actor: { ...mate, isVerified: true } } };
    const sub = crypto.randomUUID();
    await link(owner, "kilimo", sub);
    expect(await outcome(link(member, "kilimo", sub))).toBe("conflict");
    expect(await outcome(link(owner, "kilimo", crypto.randomUUID()))).toBe("conflict");
    await env.DB.prepare("update users set password_hash = null where id = ?").bind(owner.user.userId).run();
    expect(await outcome(unlinkMember(owner.ctx, undefined))).toBe("conflict");
    await env.DB.prepare("update users set account_id = null where id = ?").bind(owner.user.userId).run();
    expect(await outcome(visitAuthPage(visitor, "kilimo", person(sub)))).toBe("forbidden");
    await removeSettings(owner.ctx);
  });

  it("stops working on a smaller plan or when it is disabled", async () => {
    const owner = await businessWithSso("kilimo", { isRequired: true });
    const change = (sql: string) => env.DB.prepare(sql).bind(owner.account.id).run();
    await change("update accounts set plan = 'scaleup' where id = ?");
    expect(await outcome(leaveFor(visitor, "kilimo"))).toBe("not_found");
    await change("update accounts set plan = 'corporate' where id = ?");
    expect(await outcome(leaveFor(visitor, "kilimo"))).toBe("passed");
    await change("update sso_connections set is_on = 0 where account_id = ?");
    expect(await outcome(leaveFor(visitor, "kilimo"))).toBe("not_found");
    const smaller = {
      ...owner,
      ctx: { ...owner.ctx, account: { ...owner.account, plan: "scaleup" as const } },
    };
    expect(await outcome(setUp(smaller, "kilimo"))).toBe("limit_reached");
    expect(await outcome(setUp(await businessWithSso("umoja"), "kilimo"))).toBe("conflict");
    await removeSettings(owner.ctx);
  });

  it("is the only sign-in for linked members if required, while owners keep their password", async () => {
    const owner = await businessWithSso("kilimo");
    const { user: mate } = await makeBusiness();
    const member = { ...owner, user: mate, ctx: { ...owner.ctx, actor: { ...mate, isVerified: true } } };
    await env.DB.prepare("update users set account_id = ?, role = 'member' where id = ?")
      .bind(owner.account.id, mate.userId)
      .run();
    for (const { user } of [owner, member]) await openSession(visitor, user.userId);
    const sessions = () =>
      env.DB.prepare("select group_concat(distinct user_id) as of from sessions where user_id in (?, ?)")
        .bind(owner.user.userId, mate.userId)
        .first("of");
    await setUp(owner, "kilimo", { isRequired: true });
    expect(await sessions()).toBe(String(owner.user.userId));
    expect(await outcome(openSession(visitor, mate.userId))).toBe("passed");
    await link(member, "kilimo", crypto.randomUUID());
    expect(await words(openSession(visitor, mate.userId))).toContain("http://njia.test/sso/kilimo");
    expect(await outcome(openSession(visitor, mate.userId, { bySingleSignOn: true }))).toBe("passed");
    await link(owner, "kilimo", crypto.randomUUID());
    expect(await outcome(openSession(visitor, owner.user.userId))).toBe("passed");
    await removeSettings(owner.ctx);
    expect(await outcome(openSession(visitor, mate.userId))).toBe("passed");
  });
});

describe("an invalid provider", () => {
  it.each([
    ["html", "didn’t match"],
    ["fails", "isn’t responding"],
    ["silent", "isn’t responding"],
    ["huge", "is too large"],
    ["elsewhere", "redirects to another address"],
  ])("is reported by the connection test and at sign-in: %s", async (how, said) => {
    const owner = await businessWithSso("kilimo", { issuer: brokenIssuer(how) });
    const timeouts = how === "silent" ? shortTimeouts() : null;
    expect(await words(checkConnection(owner.ctx))).toContain(said);
    expect(await words(leaveFor(visitor, "kilimo"))).toContain(said);
    timeouts?.restore();
    if (timeouts) expect(new Set(timeouts.limits)).toEqual(new Set([5_000]));
    await removeSettings(owner.ctx);
  });

  it.each([
    "http://127.0.0.1/",
    "https://127.0.0.1/",
    "http://169.254.169.254/latest/meta-data/",
    "https://[::1]/",
    "https://localhost/",
    "https://vault.internal/",
    "https://login.example.com/?to=inside",
  ])("can't be saved with the issuer %s", async (issuer) => {
    const owner = await businessWithSso("kilimo");
    const ctx = production(owner.ctx);
    expect(await outcome(setUp({ ...owner, ctx }, "kilimo", { issuer }))).toBe("invalid");
    await removeSettings(owner.ctx);
  });

  it.each([
    ["A", "127.0.0.1"],
    ["A", "169.254.169.254"],
    ["AAAA", "::1"],
  ])("is not requested if its name resolves to %s %s", async (type, address) => {
    const name = `login-${crypto.randomUUID().slice(0, 8)}.example.com`;
    await fetch(inject("dns"), { method: "POST", body: JSON.stringify({ [`${type} ${name}`]: [address] }) });
    const owner = await businessWithSso("kilimo");
    const ctx = production(owner.ctx);
    await setUp({ ...owner, ctx }, "kilimo", { issuer: `https://${name}` });
    expect(await words(checkConnection(ctx))).toContain("isn’t publicly reachable");
    await removeSettings(owner.ctx);
  });
});
