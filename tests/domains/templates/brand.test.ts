import { describe, expect, it } from "vitest";
import { assignAgent } from "~/domains/agents/assignments/assign-agent.server";
import { AssignAgent } from "~/domains/agents/assignments/schemas";
import { inviteMember } from "~/domains/identity/team/invite-member.server";
import { sendMails } from "~/domains/mail/send-mails.server";
import { eraseAccountRows } from "~/domains/privacy/erasure/erase-account-rows.server";
import { removeUnusedFiles } from "~/domains/privacy/retention/purge-unused-files.server";
import { BrandInput } from "~/domains/templates/brand/brand-schema";
import { ownBrand, removeBrand, saveBrand } from "~/domains/templates/brand/save-brand.server";
import { findLogo } from "~/domains/templates/files/files.server";
import { storeFile } from "~/domains/templates/files/store-file.server";
import { paths } from "~/paths";
import { approvedAgent } from "../../support/fixtures/agents";
import { mailsTo, outcome } from "../../support/fixtures/people";
import { type Business, env, makeBusiness, testContext } from "../../support/harness/context";

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1]);

async function branded(plan: "corporate" | "scaleup" = "corporate") {
  const business = await makeBusiness({ plan, name: "Kilimo Tools" });
  const logo = await storeFile(business.ctx, "logo", { name: "logo.png", bytes: PNG });
  const input = BrandInput.parse({
    senderName: "Kilimo",
    colour: "#7A1F1F",
    logoUrl: paths.templates.file(logo.id),
  });
  return { business, input, logo };
}

async function mailsOf({ ctx }: Business) {
  const owner = { ...ctx, actor: { ...ctx.actor, isVerified: true } };
  const email = `guest-${crypto.randomUUID()}@shop.test`;
  await inviteMember(owner, { email, role: "member" });
  const side = await approvedAgent();
  await assignAgent(ctx, AssignAgent.parse({ agentId: side.agent.id }));
  const all = [...(await mailsTo(ctx, email)), ...(await mailsTo(ctx, side.agent.email))];
  return all.filter(({ subject }) => /invited|wants you/.test(subject));
}

describe("white label", () => {
  it("shows the account's name, logo and colour instead of ours in emails to others", async () => {
    const { business, input } = await branded();
    await saveBrand(business.ctx, input);
    const shown = await ownBrand(business.ctx);
    expect(shown).toMatchObject({ senderName: "Kilimo", colour: "#7a1f1f", isShown: true });
    const mails = await mailsOf(business);
    expect(mails).toHaveLength(2);
    for (const { subject, text, html } of mails) {
      expect(`${subject}${text}${html}`).not.toMatch(/Njia\b/);
      expect(text).toMatch(/-- \nKilimo\n$/);
      expect(html).toContain(`<img class="logo" src="${shown.logoShown}" alt="Kilimo"`);
      expect(html).toContain("background:#7a1f1f");
    }
    const sent: { name: string | null; address: string }[] = [];
    const send = async ({ from }: { from: (typeof sent)[number] }) => {
      sent.push(from);
      return { outcome: "sent" as const };
    };
    await sendMails({ ...testContext(), mail: { name: "outbox", send } });
    expect(sent.filter(({ name }) => name === "Kilimo")).toHaveLength(2);
    expect(new Set(sent.map(({ address }) => address)).size).toBe(1);
  });

  it("is hidden but kept on a smaller plan, and shown again after an upgrade", async () => {
    const { business, input } = await branded();
    await saveBrand(business.ctx, input);
    const smaller = {
      ...business,
      ctx: { ...business.ctx, account: { ...business.account, plan: "scaleup" as const } },
    };
    expect(await ownBrand(smaller.ctx)).toMatchObject({ senderName: "Kilimo", isShown: false });
    for (const { html } of await mailsOf(smaller)) {
      expect(html).toContain("Njia");
      expect(html).not.toContain("/logos/");
    }
    expect(await outcome(saveBrand(smaller.ctx, input))).toBe("limit_reached");
    expect((await ownBrand(business.ctx)).isShown).toBe(true);
    await removeBrand(smaller.ctx);
    await removeBrand(smaller.ctx);
    expect((await ownBrand(business.ctx)).senderName).toBeNull();
  });

  it("is limited to owners, requires the account's own logo, and rejects imitations of our name", async () => {
    const { business, input } = await branded();
    const member = { ...business.ctx, actor: { ...business.user, role: "member" as const } };
    expect(await outcome(saveBrand(member, input))).toBe("forbidden");
    expect(await outcome(removeBrand(member))).toBe("forbidden");
    const other = await branded();
    expect(await outcome(saveBrand(other.business.ctx, input))).toBe("invalid");
    for (const senderName of ["Njia Support", "N j i a", "ＮＪＩＡ", "Njіa", "Ñjíâ", "Νjia", "Acme Ѕupport"])
      expect(await outcome(saveBrand(business.ctx, { ...input, senderName }))).toBe("invalid");
    for (const senderName of ["Société Générale", "شركة Acme", "Прогресс"])
      expect(await saveBrand(business.ctx, { ...input, senderName })).toMatchObject({ senderName });
  });

  it.each([
    { senderName: "" },
    { senderName: "x".repeat(61) },
    { senderName: "boss@acme.test" },
    { senderName: "https://acme.test" },
    { senderName: "acme.test" },
    { colour: "red" },
    { colour: "#ffff00" },
    { logoUrl: "https://elsewhere.test/logo.png" },
  ])("rejects invalid branding: %j", (wrong) => {
    expect(BrandInput.safeParse({ senderName: "Acme", ...wrong }).success).toBe(false);
  });

  it("keeps its logo file while in use, and is deleted with the account", async () => {
    const { business, input, logo } = await branded();
    await saveBrand(business.ctx, input);
    await env.DB.prepare("update outreach_files set created_at = created_at - 200000 where id = ?")
      .bind(logo.id)
      .run();
    await removeUnusedFiles(testContext());
    const name = logo.key.slice("logos/".length);
    expect((await findLogo(testContext(), name)).id).toBe(logo.id);
    await env.DB.prepare("update accounts set closed_at = 1, state = 'closed' where id = ?")
      .bind(business.account.id)
      .run();
    await eraseAccountRows(testContext(business.account) as typeof business.ctx);
    expect(await outcome(findLogo(testContext(), name))).toBe("not_found");
    const left = await env.DB.prepare("select count(*) n from account_brands where account_id = ?")
      .bind(business.account.id)
      .first("n");
    expect(left).toBe(0);
  });
});
