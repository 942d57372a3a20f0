import { eq, sql } from "drizzle-orm";
import type { OutgoingMail } from "~/adapters/mail/mail-sender";
import type { AccountContext, Context } from "~/core/context";
import { readFileOf } from "./files.server";
import { type CompiledTemplate, compileTemplate } from "./render-message";
import { campaignSteps, campaigns, outreachTemplates } from "./tables";

/** A step of a campaign, ready to be written for many readers. */
export interface StepToSend {
  templates: { a: CompiledTemplate; b: CompiledTemplate };
  language: string;
  /** Who wrote the campaign and signs it. */
  createdBy: number;
  cc: string[];
  fileId: number | null;
  countsClicks: boolean;
}

export const stepKey = (campaignId: number, position: number) => `${campaignId}:${position}`;

/** Every step of some campaigns, by `stepKey`; what a started campaign copied goes before its template. */
export async function stepsToSend(
  ctx: Context,
  campaignIds: readonly number[],
): Promise<Map<string, StepToSend>> {
  const rows = await ctx.db
    .select({ step: campaignSteps, campaign: campaigns, template: outreachTemplates })
    .from(campaignSteps)
    .innerJoin(campaigns, eq(campaigns.id, campaignSteps.campaignId))
    .leftJoin(outreachTemplates, eq(outreachTemplates.id, campaignSteps.templateId))
    .where(sql`${campaignSteps.campaignId} in (select value from json_each(${JSON.stringify(campaignIds)}))`);
  return new Map(
    rows.map(({ step, campaign, template }) => {
      const subject = step.subject ?? template?.subject ?? "";
      const content = step.content ?? template?.content ?? "";
      return [
        stepKey(step.campaignId, step.position),
        {
          templates: {
            a: compileTemplate(subject, content),
            b: compileTemplate(step.subjectB ?? subject, content),
          },
          language: template?.language ?? "en",
          createdBy: campaign.createdBy,
          cc: step.ccEmails ?? [],
          fileId: step.fileId,
          countsClicks: campaign.countsClicks,
        },
      ];
    }),
  );
}

/** A file of the account as an attachment; null when it is not there any more. */
export async function attachmentOf(
  ctx: AccountContext,
  fileId: number,
): Promise<OutgoingMail["attachments"][number] | null> {
  const file = await readFileOf(ctx, fileId).catch(() => null);
  const stored = file && (await ctx.files.get(file.key));
  if (!file || !stored) return null;
  return {
    name: file.originalName,
    type: file.mimeType,
    content: new Uint8Array(await stored.arrayBuffer()),
  };
}
