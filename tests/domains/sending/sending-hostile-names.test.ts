import { sql } from "drizzle-orm";
import { expect, inject, it } from "vitest";
import { listSteps } from "~/domains/campaigns/campaigns.server";
import { changeSteps } from "~/domains/campaigns/edit-campaign.server";
import { startCampaign } from "~/domains/campaigns/planning/start-campaign.server";
import { sendMailbox } from "~/domains/sending/send-mailbox.server";
import { makeCampaign as makeDraft } from "../../support/fixtures/campaigns";
import { makeCampaign, makeMailbox, messagesOf, receivedAt } from "../../support/fixtures/sending";
import { makeBusiness } from "../../support/harness/context";

const servers = inject("mail");
const EVIL = "Eve\r\nBcc: all@victim.test\r\n\r\n<p>body</p>";

it("names and subjects with line breaks inject no header or recipient into a sent email", async () => {
  const { ctx } = await makeBusiness();
  const domain = `@${crypto.randomUUID()}.test`;
  const box = await makeMailbox(ctx, servers.open, { fromName: EVIL });
  const steps = [
    { subject: `For {{firstName}} of {{companyName}}${EVIL}`, subjectB: `B {{companyName}}${EVIL}` },
  ];
  const { campaignId, leadIds } = await makeCampaign(ctx, box.id, [`a${domain}`, `b${domain}`], { steps });
  await ctx.db.run(
    sql`update leads set contact_name = ${EVIL}, company_name = ${EVIL} where id in (${leadIds[0]}, ${leadIds[1]})`,
  );
  await ctx.db.run(
    sql`update outreach_messages set to_name = ${EVIL}, variant = iif(lead_id = ${leadIds[0]}, 'a', 'b')
      where campaign_id = ${campaignId}`,
  );
  await sendMailbox(ctx, box.id);
  expect((await messagesOf(ctx, campaignId)).map(({ state }) => state)).toEqual(["sent", "sent"]);
  const mails = await receivedAt(domain);
  expect(mails.map(({ to }) => to).toSorted()).toEqual([`a${domain}`, `b${domain}`]);
  for (const { raw, headers, subject, html } of mails) {
    const head = raw.slice(0, raw.indexOf("\r\n\r\n"));
    expect(head).not.toMatch(/^bcc:/im);
    expect(Object.keys(headers)).not.toContain("bcc");
    expect(subject).toContain("Bcc: all@victim.test");
    expect(html).not.toContain("<p>body</p>");
  }
});

it("a campaign whose steps were lost can't be started", async () => {
  const { ctx } = await makeBusiness({ plan: "scaleup" });
  const { id, templateId } = await makeDraft(ctx);
  await expect(
    changeSteps(ctx, id, [{ templateId: templateId + 1_000, delayHours: 0, subjectB: null }]),
  ).rejects.toMatchObject({ code: "not_found" });
  expect(await listSteps(ctx, id)).toHaveLength(1);
  await ctx.db.run(sql`delete from campaign_steps where campaign_id = ${id}`);
  await expect(startCampaign(ctx, id)).rejects.toThrow("This campaign has no steps.");
  expect(ctx.queue.sent).toEqual([]);
});
