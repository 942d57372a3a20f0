import { and, eq, sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { listSentRows, type SentRow } from "~/domains/messages/sent-rows.server";
import { textAsSent } from "~/domains/messages/text-as-sent.server";
import { compileTemplate, renderMessage } from "~/domains/templates/rendering/render-message";
import { campaignSteps, campaignTranslations } from "../tables";

interface StepContent {
  subject: string | null;
  content: string | null;
}

const keyOf = (campaignId: number | null, position: number, language: string | null) =>
  `${campaignId} ${position} ${language ?? ""}`;

/** The frozen content of the messages' steps and of their translations. */
async function wordsOfSteps(ctx: Context, rows: readonly SentRow[]): Promise<Map<string, StepContent>> {
  const steps = new Map(
    rows.flatMap(({ message: { campaignId, position } }) =>
      campaignId === null ? [] : [[keyOf(campaignId, position, null), { campaignId, position }] as const],
    ),
  );
  if (steps.size === 0) return new Map();
  const found = await ctx.db
    .select({ step: campaignSteps, translation: campaignTranslations })
    .from(campaignSteps)
    .leftJoin(
      campaignTranslations,
      and(
        eq(campaignTranslations.campaignId, campaignSteps.campaignId),
        eq(campaignTranslations.position, campaignSteps.position),
      ),
    )
    .where(
      sql`(${campaignSteps.campaignId}, ${campaignSteps.position}) in (select json_extract(j.value, '$.campaignId'),
        json_extract(j.value, '$.position') from json_each(${JSON.stringify([...steps.values()])}) j)`,
    );
  return new Map(
    found.flatMap(({ step, translation }): [string, StepContent][] => [
      [keyOf(step.campaignId, step.position, null), step],
      ...(translation
        ? [
            [keyOf(step.campaignId, step.position, translation.language), translation] as [
              string,
              StepContent,
            ],
          ]
        : []),
    ]),
  );
}

interface SentContent {
  subject: string;
  text: string;
}

function contentOf({ message, subject, text, head }: SentRow, step: StepContent | undefined) {
  if (text !== null) return { subject: subject ?? "", text };
  if (!step?.content || message.values === null) return null;
  const template = compileTemplate(step.subject ?? "", step.content);
  return renderMessage(template, { ...message.values, signature: head?.signature ?? "" });
}

const withFooter = (ctx: Context, { message, head }: SentRow, content: SentContent) =>
  head ? textAsSent(ctx, message, { head, source: message.addressSource }, content) : content.text;

async function sentOf<T>(
  ctx: Context,
  accountId: number,
  ids: readonly number[],
  read: (row: SentRow, content: SentContent) => T,
): Promise<Map<number, T>> {
  if (ids.length === 0) return new Map();
  const rows = await listSentRows(ctx, accountId, ids);
  const words = await wordsOfSteps(ctx, rows);
  return new Map(
    rows.flatMap((row): [number, T][] => {
      const { id, campaignId, position, language } = row.message;
      const content = contentOf(row, words.get(keyOf(campaignId, position, language)));
      return content === null ? [] : [[id, read(row, content)]];
    }),
  );
}

/** The text of an account's sent messages, with footers. Messages without stored content are left out. At most 100. */
export const sentTextsOf = (ctx: Context, accountId: number, ids: readonly number[]) =>
  sentOf(ctx, accountId, ids, (row, content) => withFooter(ctx, row, content));

/** The subjects of an account's sent messages, under the same conditions as `sentTextsOf`. */
export const sentSubjectsOf = (ctx: Context, accountId: number, ids: readonly number[]) =>
  sentOf(ctx, accountId, ids, (_, { subject }) => subject);
