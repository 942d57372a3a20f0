import { eq, or, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { plainText } from "~/core/text";
import { safeHtml } from "~/domains/templates/insert-template.server";
import { templateVersions } from "~/domains/templates/join-templates.server";
import { campaignSteps } from "../tables";

export interface StepContent {
  position: number;
  /** Null for content from the form that is not a template yet. */
  templateId: number | null;
  language: string;
  subject: string;
  content: string;
  isTranslation: boolean;
}

/** The current content of each step: its own text, then its translations. */
export async function wordsOf(ctx: AccountContext, campaignId: number): Promise<StepContent[]> {
  const versions = templateVersions(ctx);
  const isTheirs = or(
    eq(versions.id, campaignSteps.templateId),
    eq(versions.variantOf, campaignSteps.templateId),
  );
  const rows = await ctx.db
    .select({
      position: campaignSteps.position,
      templateId: campaignSteps.templateId,
      id: versions.id,
      language: versions.language,
      subject: versions.subject,
      content: versions.content,
    })
    .from(campaignSteps)
    .innerJoin(versions, isTheirs)
    .where(eq(campaignSteps.campaignId, campaignId));
  return originalsFirst(rows);
}

const originalsFirst = (rows: (Omit<StepContent, "isTranslation"> & { id: number })[]): StepContent[] =>
  rows
    .map(({ id, ...content }) => ({ ...content, isTranslation: id !== content.templateId }))
    .sort((one, other) => Number(one.isTranslation) - Number(other.isTranslation));

export const wordsInForm = ({ subject, content }: { subject: string; content: string }): StepContent => ({
  position: 1,
  templateId: null,
  language: "en",
  subject: plainText(subject),
  content: safeHtml(content),
  isTranslation: false,
});

/** `wordsOf` for unsaved steps: `templateIds` in step order, from the position `first`. */
export async function wordsOfTemplates(
  ctx: AccountContext,
  templateIds: number[],
  first = 1,
): Promise<StepContent[]> {
  const versions = templateVersions(ctx);
  const wanted = sql`(select value from json_each(${JSON.stringify(templateIds)}))`;
  const rows = await ctx.db
    .select()
    .from(versions)
    .where(sql`${versions.id} in ${wanted} or ${versions.variantOf} in ${wanted}`);
  return templateIds.flatMap((templateId, index) =>
    originalsFirst(
      rows
        .filter(({ id, variantOf }) => id === templateId || variantOf === templateId)
        .map(({ variantOf: _root, ...content }) => ({ ...content, templateId, position: index + first })),
    ),
  );
}
