import { and, eq, isNull, sql } from "drizzle-orm";
import type { BusinessContext } from "~/core/context";
import { DomainError } from "~/core/errors";
import { statement } from "~/core/statement";
import { orUnavailable } from "~/core/transient";
import { withQuota } from "~/domains/quotas/charge-quota.server";
import { suppressedAmong } from "~/domains/suppressions/suppressed-among.server";
import { findFileOf } from "./files/files.server";
import { insertTemplate, wordsToSave } from "./insert-template.server";
import { type Language, languageName } from "./languages";
import { outreachTemplates } from "./tables";
import { hasRoom, limitError } from "./template-limit";
import type { TemplateChange, TemplateInput } from "./template-schema";
import { getTemplate, isLiveRoot, rootOf, type Template } from "./templates.server";

async function requireOwnFile(ctx: BusinessContext, fileId: number | null | undefined): Promise<void> {
  if (!fileId) return;
  const file = await orUnavailable(ctx, findFileOf(ctx, fileId));
  if (file?.kind !== "attachment")
    throw new DomainError("invalid", "This attachment wasn’t found. Upload it again.", {
      field: "attachmentUrl",
    });
}

/** Rejects suppressed cc addresses. @throws DomainError invalid, naming them */
async function requireWilling(ctx: BusinessContext, ccEmails: readonly string[] = []): Promise<void> {
  const refused = await suppressedAmong(ctx, ctx.account.id, ccEmails);
  if (refused.size === 0) return;
  const who = [...refused].join(", ");
  throw new DomainError("invalid", `Remove suppressed addresses from CC: ${who}.`, {
    field: "ccEmails",
  });
}

const sameLanguage = (language: string) =>
  new DomainError(
    "conflict",
    `This template already exists in ${languageName(language)}. Edit that version.`,
    {
      field: "language",
    },
  );

const isNewLanguage = (root: number, language: string, but: number) => sql`not exists (
  select 1 from outreach_templates t where (t.id = ${root} or t.variant_of = ${root}) and t.id <> ${but}
    and t.language = ${language} and t.archived_at is null)`;

/**
 * A translation doesn't count towards the plan's limit. @throws DomainError limit_reached, conflict, invalid,
 * not_found, unavailable
 */
export async function createTemplate(ctx: BusinessContext, input: TemplateInput): Promise<Template> {
  await requireOwnFile(ctx, input.fileId);
  await requireWilling(ctx, input.ccEmails);
  const root = input.variantOf === null ? null : rootOf(await getTemplate(ctx, input.variantOf));
  const isAllowed =
    root === null
      ? hasRoom(ctx.account)
      : sql`${isLiveRoot(root)} and ${isNewLanguage(root, input.language, 0)}`;
  const insert = insertTemplate(ctx, input, root, isAllowed);
  const [, inserted] = await withQuota(
    ctx,
    { rows: 1 },
    (count) => ctx.d1.batch<{ id: number }>([statement(ctx, count), insert]),
    { onlyIf: isAllowed },
  );
  const id = inserted?.results[0]?.id;
  if (id === undefined) throw root === null ? limitError(ctx.account) : sameLanguage(input.language);
  return getTemplate(ctx, id);
}

/** Campaigns that have started keep their content. @throws as `createTemplate` */
export async function updateTemplate(
  ctx: BusinessContext,
  templateId: number,
  change: TemplateChange,
): Promise<Template> {
  const before = await getTemplate(ctx, templateId);
  if (change.fileId !== before.fileId) await requireOwnFile(ctx, change.fileId);
  await requireWilling(ctx, change.ccEmails);
  const { subject = before.subject, content = before.content, ...rest } = change;
  const language = change.language ?? before.language;
  const changed = await ctx.db
    .update(outreachTemplates)
    .set({ ...rest, ...wordsToSave(subject, content), updatedAt: ctx.now() })
    .where(
      and(
        eq(outreachTemplates.id, templateId),
        eq(outreachTemplates.accountId, ctx.account.id),
        isNull(outreachTemplates.archivedAt),
        isNewLanguage(rootOf(before), language, templateId),
      ),
    )
    .returning({ id: outreachTemplates.id });
  const after = await getTemplate(ctx, templateId);
  if (changed.length === 0) throw sameLanguage(language);
  return after;
}

/** @throws DomainError limit_reached, not_found */
export async function duplicateTemplate(ctx: BusinessContext, templateId: number): Promise<Template> {
  const original = await getTemplate(ctx, templateId);
  const refused = await suppressedAmong(ctx, ctx.account.id, original.ccEmails);
  return createTemplate(ctx, {
    name: `Copy of ${original.name}`.slice(0, 120),
    templateType: original.templateType,
    language: original.language as Language,
    variantOf: null,
    subject: original.subject,
    content: original.content,
    ccEmails: original.ccEmails.filter((address) => !refused.has(address)),
    fileId: original.fileId,
  });
}
