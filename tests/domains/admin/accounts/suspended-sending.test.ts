import { describe, inject, it } from "vitest";
import { runJob } from "workers/queue";
import { planCampaign } from "~/domains/campaigns/planning/plan-campaign.server";
import { startCampaign } from "~/domains/campaigns/planning/start-campaign.server";
import {
  advanceCampaigns,
  startScheduledCampaigns,
} from "~/domains/campaigns/planning/start-scheduled-campaigns.server";
import { acceptInvitation } from "~/domains/identity/team/accept-invitation.server";
import { inviteMember } from "~/domains/identity/team/invite-member.server";
import { requeueWritings, withWritingLease } from "~/domains/marketing/content/writings/with-lease.server";
import { requeueCreations } from "~/domains/replies/reply-opportunities.server";
import { queueMailboxes } from "~/domains/sending/queue-mailboxes.server";
import { sendMailbox } from "~/domains/sending/send-mailbox.server";
import { sendTest } from "~/domains/sending/test-mailbox.server";
import { createSocialCampaign } from "~/domains/social-leads/campaigns/create-social-campaign.server";
import { carryOnSocialCampaign } from "~/domains/social-leads/campaigns/make-social-campaign.server";
import { requeueSocialCampaigns } from "~/domains/social-leads/campaigns/with-lease.server";
import { replyToLead } from "~/domains/social-leads/conversations/reply.server";
import { requeueMessages, sendSocialMessage } from "~/domains/social-leads/conversations/send-message.server";
import { runWorkflow, saveAutomation } from "~/domains/workflow/automation.server";
import { continueWorkflow, queueWorkflows } from "~/domains/workflow/continue-workflow.server";
import { makeCampaign as draftCampaign, launch } from "../../../support/fixtures/campaigns";
import { marketingWriting } from "../../../support/fixtures/marketing";
import { sentTo } from "../../../support/fixtures/outreach";
import { lastLink, outcome, PASSWORD } from "../../../support/fixtures/people";
import { connectedBusiness } from "../../../support/fixtures/platforms";
import { whatsappEvent } from "../../../support/fixtures/platforms-events";
import { makeCampaign, makeMailbox } from "../../../support/fixtures/sending";
import { socialLead } from "../../../support/fixtures/social-leads";
import {
  type Act,
  count,
  expectStop,
  jobOf,
  payingBusiness,
  provedBusiness,
  sweep,
} from "../../../support/fixtures/suspended";
import { type Business, env, makeBusiness, testContext } from "../../../support/harness/context";

const servers = inject("mail");

async function writtenTo(
  country: string,
): Promise<{ business: Business; mailboxId: number; campaignId: number }> {
  const business = await payingBusiness();
  const box = await makeMailbox(business.ctx, servers.open);
  const { campaignId } = await makeCampaign(business.ctx, box.id, [`a@${crypto.randomUUID()}.test`], {
    country,
  });
  return { business, mailboxId: box.id, campaignId };
}

async function talking() {
  const business = await connectedBusiness("whatsapp");
  await business.tell(whatsappEvent({ id: `wamid.${crypto.randomUUID()}`, at: new Date() }));
  await business.work();
  const leadId = await env.DB.prepare("select id from social_leads where account_id = ?")
    .bind(business.account.id)
    .first<number>("id");
  const { id } = await replyToLead(business.ctx, leadId ?? 0, { text: "From 20,000 shillings" });
  return { business, messageId: id };
}

async function runningSocialCampaign() {
  const business = await makeBusiness({ plan: "startup" });
  const lead = await socialLead(business);
  const { id } = await createSocialCampaign(business.ctx, {
    name: "Freezers",
    leadIds: [lead.id],
    type: "email",
  });
  await env.DB.prepare(
    "update social_campaigns set preparation_status = 'running', lease_until = null, attempts = 0 where id = ?",
  )
    .bind(id)
    .run();
  return { business, id };
}

async function running() {
  const business = await payingBusiness();
  const { id: campaignId } = await draftCampaign(business.ctx, 1);
  await launch(business.ctx, campaignId);
  await saveAutomation(business.ctx, { minConfidence: 60, campaignId, agentId: null });
  await runWorkflow(business.ctx);
  return business;
}

async function interested() {
  const business = await payingBusiness();
  const { waitingId, messageId } = await sentTo(business, `b-${crypto.randomUUID()}@buyer.test`);
  return { business, waitingId, messageId };
}

const ACTS: Act[] = [
  [
    "sending a campaign's emails",
    async () => {
      const { business, mailboxId, campaignId } = await writtenTo("KE");
      return {
        business,
        act: () => sendMailbox(testContext(), mailboxId),
        done: () => count("outreach_messages where campaign_id = ? and state = 'sent'", campaignId),
      };
    },
  ],
  [
    "queueing a mailbox that has emails due",
    async () => {
      const { business, mailboxId } = await writtenTo("KE");
      return sweep(business, queueMailboxes, (job) => job.mailboxId === mailboxId, 0);
    },
  ],
  [
    "sending a test email",
    async () => {
      const business = await provedBusiness();
      const box = await makeMailbox(business.ctx, servers.open);
      await sendTest(business.ctx, box.id, { subject: "Test", text: "Test", html: "<p>Test</p>" });
      return {
        business,
        act: () => sendMailbox(testContext(), box.id),
        done: () => count("outreach_messages where mailbox_id = ? and state = 'sent'", box.id),
      };
    },
  ],
  [
    "asking for consent",
    async () => {
      const { business, mailboxId } = await writtenTo("ZA");
      return {
        business,
        act: () => sendMailbox(testContext(), mailboxId),
        done: () =>
          count("transactional_emails where cause like ?", `consent-request:${business.account.id}:%`),
      };
    },
  ],
  [
    "starting a scheduled campaign",
    async () => {
      const business = await payingBusiness();
      const { id } = await draftCampaign(business.ctx, 1);
      await env.DB.prepare(
        "update outreach_campaigns set status = 'scheduled', scheduled_at = 1 where id = ?",
      )
        .bind(id)
        .run();
      return {
        business,
        act: () => startScheduledCampaigns(testContext()),
        done: () => count("outreach_campaigns where id = ? and status = 'active'", id),
      };
    },
  ],
  [
    "planning a campaign",
    async () => {
      const business = await payingBusiness();
      const { id } = await draftCampaign(business.ctx, 1);
      await startCampaign(business.ctx, id);
      return {
        business,
        act: () => planCampaign(testContext(), id),
        done: () => count("outreach_messages where campaign_id = ?", id),
      };
    },
  ],
  [
    "queueing the plan of a campaign",
    async () => {
      const business = await payingBusiness();
      const { id } = await draftCampaign(business.ctx, 1);
      await startCampaign(business.ctx, id);
      return sweep(business, advanceCampaigns, (job) => job.campaignId === id);
    },
  ],
  [
    "replying on a platform",
    async () => {
      const { business, messageId } = await talking();
      return {
        business,
        act: () => sendSocialMessage(business.job, { messageId }),
        done: () => count("social_messages where id = ? and state = 'sent'", messageId),
      };
    },
  ],
  [
    "queueing a reply on a platform",
    async () => {
      const { business, messageId } = await talking();
      return sweep(business, requeueMessages, (job) => job.messageId === messageId);
    },
  ],
  [
    "making a social campaign",
    async () => {
      const { business, id } = await runningSocialCampaign();
      return {
        business,
        act: () => outcome(carryOnSocialCampaign(jobOf(business), { socialCampaignId: id })),
        done: () =>
          count("social_campaigns where id = ? and (attempts > 0 or preparation_status <> 'running')", id),
      };
    },
  ],
  [
    "queueing a social campaign",
    async () => {
      const { business, id } = await runningSocialCampaign();
      return sweep(business, requeueSocialCampaigns, (job) => job.socialCampaignId === id);
    },
  ],
  [
    "a step of the workflow",
    async () => {
      const business = await running();
      return {
        business,
        act: () => continueWorkflow(jobOf(business)),
        done: () =>
          count("automations where account_id = ? and last_run_at is not null", business.account.id),
      };
    },
  ],
  [
    "queueing the workflow",
    async () => {
      const business = await running();
      return sweep(business, queueWorkflows, (job) => job.accountId === business.account.id);
    },
  ],
  [
    "writing posts",
    async () => {
      const business = await payingBusiness();
      const { id } = await marketingWriting(business);
      let written = 0;
      return {
        business,
        act: () =>
          withWritingLease(jobOf(business), id, async () => {
            written += 1;
          }),
        done: async () => written,
      };
    },
  ],
  [
    "queueing posts to be written",
    async () => {
      const business = await payingBusiness();
      const { id } = await marketingWriting(business);
      return sweep(business, requeueWritings, (job) => job.writingId === id);
    },
  ],
  [
    "opening opportunities of replies",
    async () => {
      const { business } = await interested();
      await env.DB.prepare(
        "insert into pending_opportunities (inbound_id, account_id, queued_at) values (?, ?, 1)",
      )
        .bind(900_000 + business.account.id, business.account.id)
        .run();
      return sweep(business, requeueCreations, (job) => job.inboundId === 900_000 + business.account.id);
    },
  ],
  [
    "any other job of the account",
    async () => {
      const business = await connectedBusiness("whatsapp");
      return {
        business,
        act: () => runJob(env, { kind: "sync-platform", connectionId: business.connection.id }, "test"),
        done: () =>
          count("platform_connections where id = ? and sync_error is not null", business.connection.id),
      };
    },
  ],
  [
    "accepting an invitation",
    async () => {
      const business = await provedBusiness();
      let accepted = 0;
      const invite = async () => {
        const email = `guest-${crypto.randomUUID()}@shop.test`;
        await inviteMember(business.ctx, { email, role: "member" });
        return lastLink(business.ctx, email);
      };
      const token = await invite();
      const input = {
        token,
        firstName: "Kofi",
        lastName: "Mensah",
        password: PASSWORD,
        confirmPassword: PASSWORD,
      };
      return {
        business,
        act: async () => {
          if ((await outcome(acceptInvitation(testContext(), input))) === "passed") accepted += 1;
        },
        done: async () => accepted,
      };
    },
  ],
];

describe("while its account is suspended", () => {
  it.each(ACTS)("stops %s, and resumes it after reactivation", (_, prepare) => expectStop(prepare));
});
