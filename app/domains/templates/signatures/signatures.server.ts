import { and, eq } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { htmlToText } from "~/core/html/html-to-text";
import { memberNames } from "~/domains/identity/team/team.server";
import { logoUrlOf } from "../files/files.server";
import { signatures } from "../tables";
import { signatureHtml } from "./signature-html";

export type Signature = typeof signatures.$inferSelect;

export async function findSignature(ctx: AccountContext, userId: number): Promise<Signature | null> {
  const [row] = await ctx.db
    .select()
    .from(signatures)
    .where(and(eq(signatures.userId, userId), eq(signatures.accountId, ctx.account.id)))
    .limit(1);
  return row ?? null;
}

export async function firstSignature(ctx: AccountContext, userId: number) {
  const member = await memberNames(ctx, userId);
  const name = member ? `${member.firstName} ${member.lastName}`.trim() : "";
  return {
    name,
    title: "",
    // An account without a company is named after its owner.
    company: ctx.account.name === name ? "" : ctx.account.name,
    phone: "",
    email: member?.email ?? "",
    website: "",
    illustration: "",
    customText: "",
    logoFileId: null,
  };
}

export async function signatureOf(
  ctx: AccountContext,
  userId: number,
): Promise<{ html: string; text: string }> {
  const fields = (await findSignature(ctx, userId)) ?? (await firstSignature(ctx, userId));
  const html = signatureHtml(fields, await logoUrlOf(ctx, fields.logoFileId));
  return { html, text: htmlToText(html) };
}
