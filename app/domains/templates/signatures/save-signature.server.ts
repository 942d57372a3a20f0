import type { BusinessContext } from "~/core/context";
import { DomainError } from "~/core/errors";
import { orUnavailable } from "~/core/transient";
import { findFileOf, type OutreachFile } from "../files/files.server";
import { signatures } from "../tables";
import type { SignatureChange } from "./signature-schema";
import { findSignature, firstSignature, type Signature } from "./signatures.server";

/** @throws DomainError invalid, also for another account's file; unavailable */
export async function requireOwnLogo(ctx: BusinessContext, fileId: number): Promise<OutreachFile> {
  const file = await orUnavailable(ctx, findFileOf(ctx, fileId));
  if (file?.kind !== "logo")
    throw new DomainError("invalid", "This logo wasn’t found. Upload it again.", {
      field: "logoUrl",
    });
  return file;
}

/** Saves a change; a first signature is prefilled from the user's profile. @throws DomainError invalid, unavailable */
export async function saveSignature(ctx: BusinessContext, change: SignatureChange): Promise<Signature> {
  const { logoUrl: logoFileId, ...fields } = change;
  if (logoFileId) await requireOwnLogo(ctx, logoFileId);
  const { userId } = ctx.actor;
  const before = (await findSignature(ctx, userId)) ?? (await firstSignature(ctx, userId));
  const set = {
    ...fields,
    ...(logoFileId === undefined ? {} : { logoFileId }),
    accountId: ctx.account.id,
    updatedAt: ctx.now(),
  };
  const [saved] = await ctx.db
    .insert(signatures)
    .values({ ...before, ...set, userId })
    .onConflictDoUpdate({ target: signatures.userId, set })
    .returning();
  if (!saved) throw new Error("The signature was not written down");
  return saved;
}
