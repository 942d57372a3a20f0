import { and, desc, eq } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { outreachFiles, outreachTemplates, signatures } from "./tables";

const MAX_ROWS = 500;

export async function ownTemplates(ctx: AccountContext, userId: number) {
  const [[signature], templates, files] = await Promise.all([
    ctx.db.select().from(signatures).where(eq(signatures.userId, userId)).limit(1),
    ctx.db
      .select({
        name: outreachTemplates.name,
        subject: outreachTemplates.subject,
        content: outreachTemplates.content,
        ccEmails: outreachTemplates.ccEmails,
        createdAt: outreachTemplates.createdAt,
      })
      .from(outreachTemplates)
      .where(and(eq(outreachTemplates.accountId, ctx.account.id), eq(outreachTemplates.createdBy, userId)))
      .orderBy(desc(outreachTemplates.id))
      .limit(MAX_ROWS),
    ctx.db
      .select({
        name: outreachFiles.originalName,
        size: outreachFiles.size,
        createdAt: outreachFiles.createdAt,
      })
      .from(outreachFiles)
      .where(and(eq(outreachFiles.accountId, ctx.account.id), eq(outreachFiles.createdBy, userId)))
      .orderBy(desc(outreachFiles.id))
      .limit(MAX_ROWS),
  ]);
  return { signature: signature ?? null, templates, files };
}
