import { beforeAll, describe, expect, inject, it } from "vitest";
import { identityOf } from "~/adapters/identity-provider/identity-provider";
import { finishAtProvider } from "~/adapters/identity-provider/open-id";
import {
  addProvider,
  changeProvider,
  tryProvider,
} from "~/domains/identity/external/external-providers.server";
import { NewProvider } from "~/domains/identity/external/external-schemas";
import { changeSetting, readSettingAnew } from "~/domains/settings/settings.server";
import { type Person, setUpProviders, signInAs } from "../../support/fixtures/external";
import { signUp, signUpAdmin } from "../../support/fixtures/people";
import { callApp, fetchApp } from "../../support/harness/app";
import { testContext } from "../../support/harness/context";
import { everyRow } from "../../support/harness/every-row";

const ctx = testContext();
const provider = (over: Record<string, unknown>) =>
  NewProvider.parse({
    key: "lure",
    name: "Lure",
    clientId: "njia",
    clientSecret: "sesame",
    isOn: true,
    ...over,
  });
const lure = (inside: string) =>
  `${inject("issuers").forger}/lure/${Buffer.from(inside).toString("base64url")}`;

const INSIDE = [
  "http://169.254.169.254/latest/meta-data/",
  "https://[::ffff:a9fe:a9fe]/token",
  "https://0251.0376.0251.0376/token",
  "https://vault.internal/token",
  "http://localhost@10.0.0.1/token",
  "file:///etc/passwd",
  "javascript:alert(1)",
];

describe("a sign-in provider with a hostile address (Twenty CVE-2026-27023, EspoCRM CVE-2026-33534)", () => {
  beforeAll(async () => {
    await setUpProviders();
    for (const [place, inside] of INSIDE.entries())
      await addProvider(ctx, provider({ key: `lure-${place}`, issuer: lure(inside) }));
  });

  it.each(INSIDE)("is rejected if its issuer is internal: %s", async (issuer) => {
    const { token } = await signUpAdmin();
    const before = await everyRow();
    const body = { key: "lure", name: "Lure", clientId: "njia", issuer };
    const answer = await callApp("POST", "/api/admin/identity-providers", body, `njia=${token}`);
    expect([answer.status, await answer.text()]).toEqual([422, expect.stringContaining("e.g. https://")]);
    expect(await everyRow()).toEqual(before);
  });

  it.each(INSIDE)("is rejected if its discovery document names an internal address: %s", async (inside) => {
    const key = `lure-${INSIDE.indexOf(inside)}`;
    await expect(tryProvider(ctx, key)).rejects.toMatchObject({ code: "invalid" });
    const answer = await fetchApp(`/api/login?provider=${key}`);
    expect(answer.headers.get("location")).toBe("/business-login");
    expect(decodeURIComponent(answer.headers.getSetCookie().join())).toContain("isn’t public");
    const settings = {
      name: "Lure",
      issuer: lure(inside),
      clientId: "njia",
      clientSecret: "s",
      allowLoopback: true,
    };
    const step = { state: "a", nonce: "b", verifier: "c" };
    const callback = new URL("http://njia.test/auth/external/callback?code=1&state=a");
    await expect(finishAtProvider(settings, step, callback, new Date())).rejects.toMatchObject({
      code: "invalid",
    });
  });

  it("can't receive the client secret of another issuer's server unless it is entered again", async () => {
    await changeSetting(ctx, "identityProviders", []);
    await addProvider(ctx, provider({ issuer: "https://accounts.google.com" }));
    const before = await readSettingAnew(ctx, "identityProviders");
    await expect(changeProvider(ctx, "lure", { issuer: "https://evil.example" })).rejects.toMatchObject({
      code: "invalid",
      field: "clientSecret",
    });
    expect(await readSettingAnew(ctx, "identityProviders")).toEqual(before);
    await changeProvider(ctx, "lure", { issuer: "https://login.example.com", clientSecret: "another" });
    await changeProvider(ctx, "lure", { issuer: "https://login.example.com/v2.0" });
  });
});

describe("user claims from a sign-in provider", () => {
  beforeAll(setUpProviders);

  it("match no user by the prefix of a long email address", () => {
    const victim = `${"a".repeat(91)}@shop.com`;
    const email = `${victim}.evil.test`;
    expect(victim).toHaveLength(100);
    expect(identityOf("https://a.example", "1", { email, email_verified: true }).email).toBe(email);
  });

  it.each([
    '"amina"@shop.test',
    "amina@shop.test, evil@evil.test",
    "amina@shop.test\r\nBcc: evil@evil.test",
    "аmina@shop.test",
    "amina@shop.test\u200b",
    "amina(comment)@shop.test",
  ])("sign no one in with an invalid email address: %j", async (email) => {
    const zuri = { sub: crypto.randomUUID(), email, email_verified: true } as Person;
    const before = await everyRow(["rate_limit_buckets", "audit_log", "audit_counts"]);
    const { session, to } = await signInAs(zuri);
    expect([session, to]).toEqual([null, "/business-login"]);
    expect(await everyRow(["rate_limit_buckets", "audit_log", "audit_counts"])).toEqual(before);
  });

  it("have control and invisible characters removed from names", () => {
    const claims = { given_name: "Amina\u202e\r\nBcc: x", family_name: "\u200b\u2800", name: "a" };
    expect(identityOf("https://a.example", "1", claims)).toMatchObject({
      firstName: "Amina   Bcc: x",
      lastName: "",
    });
  });

  it("grant no administrator rights or other account through extra fields", async () => {
    const { email, userId } = await signUp();
    const claims = { sub: crypto.randomUUID(), email: email.toUpperCase(), email_verified: true };
    const smuggled = { isAdmin: true, is_admin: 1, userType: "admin", role: "owner", accountId: 1 };
    const { session } = await signInAs({ ...claims, ...smuggled } as unknown as Person);
    const me = await (await fetchApp("/api/auth/user", { cookie: session ?? "" })).json();
    expect(me).toMatchObject({ id: userId, isAdmin: false, userType: "business" });
  });
});
