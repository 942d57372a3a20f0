import { createCampaign } from "~/domains/campaigns/create-campaign.server";
import { changeSteps, editCampaign } from "~/domains/campaigns/edit-campaign.server";
import { startCampaign } from "~/domains/campaigns/planning/start-campaign.server";
import { addMailbox } from "~/domains/mailboxes/add-mailbox.server";
import { markNotifications } from "~/domains/notifications/notifications.server";
import { createTemplate } from "~/domains/templates/save-template.server";
import type { EventOf } from "../plan/event";
import { idOf, type Work } from "./demo-context.server";

export const MAILBOX = "mailbox";

export async function addDemoMailbox({ ctx, made }: Work) {
  const { id } = await addMailbox(ctx, {
    kind: "smtp",
    fromName: `${ctx.actor.firstName} ${ctx.actor.lastName}`.trim() || ctx.account.name,
    fromAddress: "sales@demo-work.example",
    postalAddress: "1 Example Road, Nairobi, Kenya",
    host: "mail.demo-work.example",
    security: "tls",
    dailyLimit: 60,
    gapSeconds: 0,
  });
  made.set(MAILBOX, id);
}

export async function writeTemplate(work: Work, { template }: EventOf<"template">) {
  const { key, name, type, language, variantOf, subject, content } = template;
  const { id } = await createTemplate(work.ctx, {
    name,
    templateType: type,
    language,
    variantOf: variantOf === null ? null : idOf(work, `template:${variantOf}`),
    subject,
    content,
    ccEmails: [],
    fileId: null,
  });
  work.made.set(`template:${key}`, id);
}

export async function runCampaign(work: Work, { campaign }: EventOf<"campaign">) {
  const { ctx, made, settle } = work;
  const steps = campaign.steps.map(({ template, delayHours, subjectB }) => ({
    templateId: idOf(work, `template:${template}`),
    delayHours,
    subjectB,
  }));
  const { id } = await createCampaign(ctx, {
    name: campaign.name,
    description: campaign.description,
    templateId: steps[0]?.templateId ?? 0,
    leadSearchId: idOf(work, `search:${campaign.search}`),
    scheduledAt: null,
  });
  made.set(`campaign:${campaign.key}`, id);
  await changeSteps(ctx, id, steps);
  await editCampaign(ctx, id, { mailboxId: idOf(work, MAILBOX) });
  await startCampaign(ctx, id);
  await settle();
}

export const readNotices = ({ ctx }: Work) => markNotifications(ctx, { all: true, state: "read" });
