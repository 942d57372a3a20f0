import type { BusinessContext } from "~/core/context";
import { paths } from "~/paths";
import { logoUrlOf } from "../files/files.server";
import { signatureHtml } from "./signature-html";
import { findSignature, firstSignature } from "./signatures.server";

export async function getSignature(ctx: BusinessContext) {
  const saved = await findSignature(ctx, ctx.actor.userId);
  const known = saved ?? (await firstSignature(ctx, ctx.actor.userId));
  const { name, title, company, phone, email, website, illustration, customText, logoFileId } = known;
  const fields = { name, title, company, phone, email, website, illustration, customText };
  const logoShown = await logoUrlOf(ctx, logoFileId);
  return {
    isSaved: saved !== null,
    fields: { ...fields, logoUrl: logoFileId === null ? null : paths.templates.file(logoFileId) },
    /** Public URL of the logo. */
    logoShown,
    html: signatureHtml(fields, logoShown),
  };
}
