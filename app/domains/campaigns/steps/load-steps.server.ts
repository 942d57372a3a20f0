import { type AnyColumn, eq, type SQL, sql } from "drizzle-orm";
import type { OutgoingMail } from "~/adapters/mail/mail-sender";
import type { AccountContext, Context } from "~/core/context";
import { findFileOf } from "~/domains/templates/files/files.server";
import { templateWords } from "~/domains/templates/join-templates.server";
import { type CompiledTemplate, compileTemplate } from "~/domains/templates/rendering/render-message";
import { campaignSteps, campaigns, campaignTranslations } from "../tables";

interface StepVersion {
  language: string;
  templates: { a: CompiledTemplate; b: CompiledTemplate };
  cc: string[];
  fileId: number | null;
}

export interface StepToSend {
  /** Its own text first, then its translations (see `versionFor`). */
  versions: [StepVersion, ...StepVersion[]];
  /** The campaign's author, who signs it. */
  createdBy: number;
  countsClicks: boolean;
}

export const stepKey = (campaignId: number, position: number) => `${campaignId}:${position}`;

const isOfThese = (campaignId: AnyColumn, campaignIds: readonly number[]) =>
  sql`${campaignId} in (select value from json_each(${JSON.stringify(campaignIds)}))`;

/** Translations by `stepKey`. A subject line A/B test only applies to the step's own language. */
async function translationsOf(ctx: Context, campaignIds: readonly number[]) {
  const rows = await ctx.db
    .select()
    .from(campaignTranslations)
    .where(isOfThese(campaignTranslations.campaignId, campaignIds));
  const found = new Map<string, StepVersion[]>();
  for (const { campaignId, position, language, subject, content, ccEmails, fileId } of rows) {
    const compiled = compileTemplate(subject, content);
    const version = { language, templates: { a: compiled, b: compiled }, cc: ccEmails, fileId };
    const key = stepKey(campaignId, position);
    found.set(key, [...(found.get(key) ?? []), version]);
  }
  return found;
}

/** Step contents by `stepKey`; a started campaign's frozen copy takes precedence over the template. */
export async function stepsToSend(
  ctx: Context,
  campaignIds: readonly number[],
): Promise<Map<string, StepToSend>> {
  const translations = await translationsOf(ctx, campaignIds);
  const template = templateWords(ctx);
  const rows = await ctx.db
    .select({
      step: campaignSteps,
      campaign: campaigns,
      subject: template.subject,
      content: template.content,
      language: template.language,
    })
    .from(campaignSteps)
    .innerJoin(campaigns, eq(campaigns.id, campaignSteps.campaignId))
    .leftJoin(template, eq(template.id, campaignSteps.templateId))
    .where(isOfThese(campaignSteps.campaignId, campaignIds));
  return new Map(
    rows.map(({ step, campaign, ...today }) => {
      const subject = step.subject ?? today.subject ?? "";
      const content = step.content ?? today.content ?? "";
      const key = stepKey(step.campaignId, step.position);
      const own: StepVersion = {
        language: step.language ?? today.language ?? "en",
        templates: {
          a: compileTemplate(subject, content),
          b: compileTemplate(step.subjectB ?? subject, content),
        },
        cc: step.ccEmails ?? [],
        fileId: step.fileId,
      };
      const { createdBy, countsClicks } = campaign;
      return [key, { versions: [own, ...(translations.get(key) ?? [])], createdBy, countsClicks }];
    }),
  );
}

/** CC addresses of a campaign's message, in any language. */
export async function copiesOf(
  ctx: Context,
  { campaignId, position }: { campaignId: number | null; position: number },
): Promise<string[]> {
  if (campaignId === null) return [];
  const byPosition = sql`campaign_id = ${campaignId} and position = ${position}`;
  const found = await ctx.db.all<{ address: string }>(sql`
    select j.value as address from campaign_steps s, json_each(s.cc_emails) j where ${byPosition}
    union select j.value from campaign_translations t, json_each(t.cc_emails) j where ${byPosition}`);
  return found.map(({ address }) => address);
}

export async function getsCopies(
  ctx: Context,
  message: { campaignId: number | null; position: number },
  address: string,
): Promise<boolean> {
  const wanted = address.trim().toLowerCase();
  return (await copiesOf(ctx, message)).some((copy) => copy.toLowerCase() === wanted);
}

/** Null if the file was deleted. @throws the read error, so that the job retries */
export async function attachmentOf(
  ctx: AccountContext,
  fileId: number,
): Promise<OutgoingMail["attachments"][number] | null> {
  const file = await findFileOf(ctx, fileId);
  const stored = file && (await ctx.files.get(file.key));
  if (!file || !stored) return null;
  return {
    name: file.originalName,
    type: file.mimeType,
    content: new Uint8Array(await stored.arrayBuffer()),
  };
}

/** A condition: whether a campaign step or a translation has this attachment. `fileId` is an SQL expression. */
export const isInStep = (fileId: SQL): SQL =>
  sql`(exists (select 1 from campaign_steps c where c.file_id is not null and c.file_id = ${fileId})
    or exists (select 1 from campaign_translations r where r.file_id is not null and r.file_id = ${fileId}))`;
