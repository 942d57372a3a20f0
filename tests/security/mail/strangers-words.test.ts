import { beforeAll, describe, expect, it } from "vitest";
import type { BusinessContext } from "~/core/context";
import { registerAgent } from "~/domains/agents/register-agent.server";
import { AgentSignup } from "~/domains/agents/schemas";
import { requestEmailChange } from "~/domains/identity/change-email.server";
import { linkOwn } from "~/domains/identity/external/external-identities.server";
import { beginExternal } from "~/domains/identity/external/external-sign-in.server";
import { registerBusiness } from "~/domains/identity/register-business.server";
import { BusinessSignup } from "~/domains/identity/schemas";
import { changePassword } from "~/domains/identity/sign-in/change-password.server";
import { rememberDevice } from "~/domains/identity/sign-in/remember-device.server";
import { requestPasswordReset } from "~/domains/identity/sign-in/reset-password.server";
import { inviteMember } from "~/domains/identity/team/invite-member.server";
import { requestEmailVerification, verifyEmail } from "~/domains/identity/verify-email.server";
import { quoted, unlinked } from "~/domains/mail/render-mail";
import { requestData } from "~/domains/privacy/requests/request-data.server";
import { DataRequest } from "~/domains/privacy/requests/schemas";
import { setUpProviders } from "../../support/fixtures/external";
import {
  application,
  lastLink,
  mailsTo,
  outcome,
  PASSWORD,
  sessionOf,
  signUp,
} from "../../support/fixtures/people";
import { testContext } from "../../support/harness/context";

const system = testContext();

describe("an account signed up with someone else's address", () => {
  beforeAll(setUpProviders);

  it("can't link a sign-in provider until the address is confirmed", async () => {
    const { ctx, email, userId } = await signUp();
    const thief = {
      issuer: "https://id.test",
      subject: `thief-${userId}`,
      email: "thief@shop.test",
      isEmailVerified: true,
      firstName: "T",
      lastName: "",
    };
    const link = () => linkOwn(ctx, thief, "Elsewhere");
    const begin = () => beginExternal(ctx, { key: "real", back: "", isAgent: false, linkTo: userId });
    expect([await outcome(begin()), await outcome(link())]).toEqual(["forbidden", "forbidden"]);
    const links = system.d1.prepare("select 1 from external_identities where user_id = ?").bind(userId);
    expect(await links.first()).toBeNull();
    await verifyEmail(testContext(), await lastLink(system, email));
    const proved = (await sessionOf(system, userId)).ctx;
    expect(await outcome(linkOwn(proved, thief, "Elsewhere"))).toBe("passed");
  });
});

describe("an invitation to an address of the sender's choice", () => {
  const BAIT =
    "You have won, see https://evil.example/prize or www.evil.example, or write to win@evil.example";

  it("omits names of its sender that contain links, and unlinks the sender's email address", async () => {
    const { ctx, userId, accountId } = await signUp();
    await system.d1.batch([
      system.d1
        .prepare("update users set email_verified_at = 1, first_name = ?1 where id = ?2")
        .bind("evil.example", userId),
      system.d1.prepare("update accounts set name = ?1 where id = ?2").bind(BAIT, accountId),
    ]);
    const inviter = { ...ctx, ...(await sessionOf(system, userId)).ctx } as BusinessContext;
    const email = `guest-${crypto.randomUUID()}@shop.test`;
    await inviteMember(inviter, { email, role: "member" });
    const [mail] = await mailsTo(system, email);
    const told = `${mail?.subject} ${mail?.text}`;
    expect(told).not.toMatch(/evil\.example|https:\/\/evil|www\.evil|win@|write to/);
    expect(told).not.toContain("You have won");
    expect(told).toContain(unlinked(ctx.actor.email));
  });

  it("keeps other names except for invisible joiners, up to 60 characters", () => {
    for (const name of ["J.P. Kariuki & Sons Ltd.", "Société d'Énergie", "שלום", "A/B Testing: Lagos"])
      expect(quoted(name).replaceAll("\u2060", "")).toBe(name);
    expect(quoted("Kariuki & Sons Ltd.")).toBe("Kariuki & Sons Ltd.");
    expect([...quoted("x".repeat(200))]).toHaveLength(60);
  });
});

describe("an email to an unconfirmed address", () => {
  const BAIT = "Win at evil example";
  const told = async (address: string) => {
    const { results } = await system.d1
      .prepare("select to_name, subject, text, html from transactional_emails where to_address = ?")
      .bind(address)
      .all();
    expect(results.length).toBeGreaterThan(0);
    return JSON.stringify(results);
  };
  const newEmail = () => `victim-${crypto.randomUUID()}@shop.test`;

  it("contains no text chosen by the person who typed the address", async () => {
    const business = newEmail();
    const person = {
      firstName: BAIT,
      lastName: BAIT,
      companyName: BAIT,
      password: PASSWORD,
      confirmPassword: PASSWORD,
    };
    const { userId } = await registerBusiness(system, BusinessSignup.parse({ ...person, email: business }));
    const { ctx } = await sessionOf(system, userId);
    await requestEmailVerification(ctx);
    await requestPasswordReset(system, business);
    await rememberDevice(system, userId, null);
    await rememberDevice(system, userId, null);
    await changePassword(ctx, PASSWORD, "another good one");
    const changed = newEmail();
    await requestEmailChange(ctx, { email: changed, password: "another good one" });
    const agent = newEmail();
    await registerAgent(
      system,
      AgentSignup.parse(application({ name: `${BAIT} ${BAIT}`, bio: BAIT, email: agent })),
    );
    const asked = newEmail();
    await requestData(system, DataRequest.parse({ email: asked, kind: "access", note: BAIT }));
    for (const address of [business, changed, agent, asked])
      expect(await told(address)).not.toContain("evil");
  });

  it("greets by name once the address is confirmed", async () => {
    const { email } = await signUp();
    await verifyEmail(system, await lastLink(system, email));
    await requestPasswordReset(system, email);
    expect(await told(email)).toContain('"to_name":"Amina"');
  });
});
