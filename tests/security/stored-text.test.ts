import { describe, expect, it } from "vitest";
import { auditStatement } from "~/domains/audit/audit.server";
import { inviteMember } from "~/domains/identity/team/invite-member.server";
import { mailStatement } from "~/domains/mail/mail-statement.server";
import { application, PASSWORD, signUp, signUpAdmin } from "../support/fixtures/people";
import { callApp, fetchApp } from "../support/harness/app";
import { env, testContext } from "../support/harness/context";

const ctx = testContext();
const PROBE = `"><img src=x onerror=alert(1)><script>alert(1)</script></title></textarea>{{7*7}}`;
/** Markup that would be an element or an attribute of its own; escaped, it is text. */
const ALIVE =
  /<img src=x|<script>alert|"><img(?! src="http:\/\/njia\.test\/icon-192\.png")|<\/title><\/textarea>/;
const address = () => `probe-${crypto.randomUUID()}@shop.test`;
const signup = (over: Record<string, unknown> = {}) => ({
  firstName: "Amina",
  lastName: "Bello",
  email: address(),
  password: PASSWORD,
  confirmPassword: PASSWORD,
  ...over,
});
const userWith = (email: string) =>
  env.DB.prepare("select * from users where email_key = ?").bind(email).first<Record<string, unknown>>();

describe("stored markup shown to administrators and owners (EspoCRM CVE-2026-105831, listmonk CVE-2026-21483)", () => {
  it("is escaped on the pages and in the emails that show it", async () => {
    const admin = await signUpAdmin();
    const body = signup({
      firstName: PROBE,
      lastName: PROBE,
      companyName: PROBE,
    });
    const answer = await fetchApp("/api/auth/email-register", {
      method: "POST",
      body: JSON.stringify(body),
      headers: { "content-type": "application/json", "user-agent": PROBE, "cf-connecting-ip": "<b>1</b>" },
    });
    expect(answer.status).toBeLessThan(300);
    const marked = { ...body, email: address(), phone: "+254 <b>700</b> 000001" };
    expect((await callApp("POST", "/api/auth/email-register", marked)).status).toBe(422);
    const own = answer.headers.getSetCookie()[0]?.split(";")[0] ?? "";
    const agent = await callApp(
      "POST",
      "/api/agents/signup",
      application({ name: PROBE, bio: PROBE, city: PROBE }),
    );
    expect(agent.status).toBeLessThan(300);
    const { ctx: owner } = await signUp();
    const inviter = {
      ...owner,
      account: { ...owner.account, name: PROBE },
      actor: { ...owner.actor, firstName: PROBE, isVerified: true },
    };
    await inviteMember(inviter as Parameters<typeof inviteMember>[0], { email: address(), role: "viewer" });
    await auditStatement(ctx, { action: PROBE, target: `user:${PROBE}`, detail: { [PROBE]: PROBE } });
    const { id } = (await userWith(body.email)) ?? {};
    const seen: [string, string][] = [
      ...["/business", "/account", "/account/sessions", "/account/data", "/team", `/team/${id}`].map(
        (path) => [own, path] as [string, string],
      ),
      ...[
        "/admin",
        `/admin/users/${id}`,
        `/admin/users/${id}/suspend`,
        "/admin/logs",
        "/admin/queues/agent-applications",
        "/admin/applications?stage=applied",
        "/dev/mail",
      ].map((path) => [`njia=${admin.token}`, path] as [string, string]),
      [`njia=${admin.token}`, `/admin?search=${encodeURIComponent(PROBE)}`],
      [`njia=${admin.token}`, `/admin/logs?action=${encodeURIComponent(PROBE.slice(0, 50))}`],
    ];
    let shown = 0;
    for (const [cookie, path] of seen) {
      const page = await fetchApp(path, { cookie });
      const html = await page.text();
      expect([
        path,
        page.status,
        ALIVE.test(html.replaceAll(/<script nonce[\s\S]*?<\/script>/g, "")),
      ]).toEqual([path, 200, false]);
      if (html.includes("&lt;script&gt;")) shown += 1;
    }
    expect(shown).toBeGreaterThan(6);
    const { results } = await env.DB.prepare("select html from transactional_emails").all<{ html: string }>();
    expect(results.filter(({ html }) => ALIVE.test(html))).toEqual([]);
  });
});

describe("line breaks in a name, company or address (nodemailer CVE-2025-13033)", () => {
  it("add no header to an email", async () => {
    const evil = "Amina\r\nBcc: evil@evil.test\u2028X-Evil: 1\u0085a\u0000";
    const body = signup({ firstName: evil, lastName: evil, companyName: evil });
    expect((await callApp("POST", "/api/auth/email-register", body)).status).toBeLessThan(300);
    const row = env.DB.prepare(
      "select to_address, to_name, subject, headers from transactional_emails where to_address = ?",
    );
    const mail = await row.bind(body.email).first<Record<string, string>>();
    // An email to an unconfirmed address contains no name that a stranger typed; other emails contain it on one line.
    expect(JSON.stringify(mail)).not.toMatch(/Amina|X-Evil/);
    const to = { address: address(), name: evil };
    await mailStatement(ctx, { cause: crypto.randomUUID(), to, subject: `For ${evil}`, paragraphs: [evil] });
    const named = await row.bind(to.address).first<Record<string, string>>();
    expect([named?.to_name, named?.subject].every((text) => text?.includes("Amina"))).toBe(true);
    for (const value of Object.values({ ...mail, ...named }))
      expect(value ?? "").not.toMatch(/[\p{Cc}\u2028\u2029]/u);
  });

  it.each([
    "a@b.test\r\nBcc: c@d.test",
    '"a@evil.test x"@b.test',
    "a@b.test,c@d.test",
    "<a@b.test>",
    "a(b)@c.test",
    "a@[127.0.0.1]",
    "a@b",
    "a@b.test\u0000",
  ])("an address with several or quoted parts is rejected by every public form: %j", async (email) => {
    for (const [path, body] of [
      ["/api/auth/email-register", signup({ email })],
      ["/api/agents/signup", application({ email })],
      ["/api/auth/forgot-password", { email }],
      ["/api/data-requests", { email, kind: "access" }],
    ] as const)
      expect([path, (await callApp("POST", path, body)).status]).toEqual([path, 422]);
  });
});

describe("an address that resembles an existing one", () => {
  it("is the same user in another case, and is rejected with look-alike or invisible characters", async () => {
    const email = `pay-${crypto.randomUUID()}@shop.test`;
    expect((await callApp("POST", "/api/auth/email-register", signup({ email }))).status).toBeLessThan(300);
    const same = [email.toUpperCase(), ` ${email}`, `\ufeff${email}\u00a0`, email.replace("shop", "SHOP")];
    const like = ["р", "ⓟ", "ｐ", "p\u200b", "p\u00ad", "\u202ep", "p\u0301"].map((p) =>
      email.replace("p", p),
    );
    const { ctx: owner, token } = await signUp();
    const inviter = { ...owner, actor: { ...owner.actor, isVerified: true } } as Parameters<
      typeof inviteMember
    >[0];
    await env.DB.prepare("update users set email_verified_at = 1 where id = ?")
      .bind(owner.actor.userId)
      .run();
    for (const [address, status] of [
      ...same.map((text) => [text, 409] as const),
      ...like.map((text) => [text, 422] as const),
    ]) {
      expect([
        address,
        (await callApp("POST", "/api/auth/email-register", signup({ email: address }))).status,
      ]).toEqual([address, status]);
      expect([
        address,
        (await callApp("POST", "/api/agents/signup", application({ email: address }))).status,
      ]).toEqual([address, status]);
      const guest = await callApp("POST", "/api/team", { email: address, role: "viewer" }, `njia=${token}`);
      expect([address, guest.status]).toEqual([address, status]);
    }
    expect(inviter.actor.isVerified).toBe(true);
    const count = env.DB.prepare("select count(*) as n from users where email_key like ?").bind(
      `%${email.slice(4)}`,
    );
    expect(await count.first("n")).toBe(1);
  });

  it("a name of only invisible characters is rejected, and one with joiners is accepted", async () => {
    for (const firstName of [
      "\u200b",
      "\u2060\ufeff",
      "\u3164",
      "\u2800",
      "\u00ad\u034f",
      "\ud800",
      "\u202e\u2066",
      " \u2003 ",
    ])
      expect([
        firstName,
        (await callApp("POST", "/api/auth/email-register", signup({ firstName }))).status,
      ]).toEqual([firstName, 422]);
    const body = signup({ firstName: "می\u200cخواهم" });
    expect((await callApp("POST", "/api/auth/email-register", body)).status).toBeLessThan(300);
    expect((await userWith(body.email))?.first_name).toBe("می\u200cخواهم");
  });
});
