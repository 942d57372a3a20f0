import { and, eq } from "drizzle-orm";
import type { AccountContext, Context } from "~/core/context";
import { notFound } from "~/core/errors";
import { paths } from "~/paths";
import { outreachFiles } from "../tables";

export type OutreachFile = typeof outreachFiles.$inferSelect;

/** Null for another account's file too. The bytes are in R2 under `key`. */
export async function findFileOf(ctx: AccountContext, fileId: number): Promise<OutreachFile | null> {
  const [file] = await ctx.db
    .select()
    .from(outreachFiles)
    .where(and(eq(outreachFiles.id, fileId), eq(outreachFiles.accountId, ctx.account.id)))
    .limit(1);
  return file ?? null;
}

/** @throws DomainError not_found, also for another account's file */
export async function readFileOf(ctx: AccountContext, fileId: number): Promise<OutreachFile> {
  const file = await findFileOf(ctx, fileId);
  if (!file) throw notFound("This file");
  return file;
}

/** The rest of a logo's key is a random name, which is part of the URL that recipients load. */
export const LOGO_PREFIX = "logos/";

export async function logoUrlOf(ctx: AccountContext, fileId: number | null): Promise<string | null> {
  if (fileId === null) return null;
  const { key, kind } = await readFileOf(ctx, fileId);
  return kind === "logo" ? ctx.config.APP_ORIGIN + paths.templates.logo(key.slice(LOGO_PREFIX.length)) : null;
}

/** Finds a logo for recipients of an email that contains it. @throws DomainError not_found */
export async function findLogo(ctx: Pick<Context, "db">, name: string): Promise<OutreachFile> {
  const [file] = await ctx.db
    .select()
    .from(outreachFiles)
    .where(and(eq(outreachFiles.key, LOGO_PREFIX + name), eq(outreachFiles.kind, "logo")))
    .limit(1);
  if (!file) throw notFound("This picture");
  return file;
}
