import { and, asc, desc, eq, isNull } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { notFound } from "~/core/errors";
import { type SocialImport, socialImportRejects, socialImports } from "./tables";

export const isImport = (ctx: AccountContext, importId: number) =>
  and(eq(socialImports.id, importId), eq(socialImports.accountId, ctx.account.id));

/** @throws DomainError not_found */
export async function getSocialImport(ctx: AccountContext, importId: number): Promise<SocialImport> {
  const [row] = await ctx.db.select().from(socialImports).where(isImport(ctx, importId)).limit(1);
  if (!row) throw notFound("This import");
  return row;
}

export async function findRunningRound(ctx: AccountContext): Promise<SocialImport | null> {
  const { accountId, status, id, kind, platform } = socialImports;
  const isRound = and(eq(kind, "connected"), isNull(platform));
  const [row] = await ctx.db
    .select()
    .from(socialImports)
    .where(and(eq(accountId, ctx.account.id), eq(status, "running"), isRound))
    .orderBy(desc(id))
    .limit(1);
  return row ?? null;
}

export const newestImports = (ctx: AccountContext, limit: number): Promise<SocialImport[]> =>
  ctx.db
    .select()
    .from(socialImports)
    .where(eq(socialImports.accountId, ctx.account.id))
    .orderBy(desc(socialImports.id))
    .limit(limit);

export const rejectsOf = (ctx: AccountContext, importId: number, limit: number) =>
  ctx.db
    .select({ line: socialImportRejects.line, reason: socialImportRejects.reason })
    .from(socialImportRejects)
    .where(and(eq(socialImportRejects.importId, importId), eq(socialImportRejects.accountId, ctx.account.id)))
    .orderBy(asc(socialImportRejects.line))
    .limit(limit);
