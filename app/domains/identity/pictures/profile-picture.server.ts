import { and, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { Context, UserActor } from "~/core/context";
import { DomainError } from "~/core/errors";
import { formatNumber } from "~/core/format";
import { randomToken } from "~/core/ids";
import { cleanImage, IMAGE_TYPES } from "~/core/images/clean-image";
import { ImageError, type StillImage } from "~/core/images/image-bytes";
import { toUnixSeconds } from "~/core/seconds";
import { type Statement, statement } from "~/core/statement";
import { auditIfChanged, auditStatement } from "~/domains/audit/audit.server";
import { m } from "~/messages/messages";
import type { UserContext } from "../current-user.server";
import { consumeAttempt } from "../sign-in/rate-limiter.server";
import { profilePictures, users } from "../tables";
import { MAX_PICTURE_BYTES, MAX_PICTURE_SIDE, MIN_PICTURE_SIDE } from "./picture-kinds";

const PREFIX = "profile-pictures/";
const BATCH_SIZE = 200;
/** Longer than any request takes: an upload is stored before the user's row names it. */
const UPLOAD_MS = 3_600_000;

const refusal = (message: string, code: "invalid" | "too_large" = "invalid") =>
  new DomainError(code, message, { field: "picture" });

const REASONS = {
  unknown: m.auth_profile_picture_unknown,
  damaged: m.auth_profile_picture_damaged,
  animated: m.auth_profile_picture_animated,
};

const sidesText = () =>
  m.auth_profile_picture_upload_a_picture_of_to({
    minPictureSide: MIN_PICTURE_SIDE,
    maxPictureSide: formatNumber(MAX_PICTURE_SIDE),
  });

/** Returns the part of an upload that is stored. @throws DomainError too_large, invalid */
export function readPicture(bytes: Uint8Array | null): StillImage {
  if (!bytes?.length) throw refusal(m.auth_profile_picture_choose_a_picture_first());
  if (bytes.length > MAX_PICTURE_BYTES)
    throw refusal(m.auth_profile_picture_upload_a_picture_of_at(), "too_large");
  try {
    const image = cleanImage(bytes);
    const { width, height } = image;
    if (Math.min(width, height) < MIN_PICTURE_SIDE || Math.max(width, height) > MAX_PICTURE_SIDE)
      throw refusal(sidesText());
    return image;
  } catch (error) {
    throw error instanceof ImageError ? refusal(REASONS[error.reason]()) : error;
  }
}

/**
 * Updates the user's row and returns the previous key in one batch, so that each of two concurrent uploads deletes the
 * file it replaced.
 */
async function setPicture(
  ctx: Context,
  userId: number,
  name: string | null,
  writes: readonly Statement[],
): Promise<void> {
  const [before] = await ctx.d1.batch<{ name: string | null }>(
    [
      sql`select profile_picture as name from ${users} where id = ${userId}`,
      ctx.db
        .update(users)
        .set({ profilePicture: name })
        .where(
          and(
            eq(users.id, userId),
            isNull(users.deactivatedAt),
            name ? undefined : isNotNull(users.profilePicture),
          ),
        ),
      ...writes,
    ].map((write) => statement(ctx, write)),
  );
  const replaced = before?.results[0]?.name;
  // The nightly job deletes files that fail here.
  if (replaced) await removeFiles(ctx, eq(profilePictures.name, replaced)).catch(() => {});
}

/** Replaces an earlier picture. @throws DomainError too_large, invalid, too_many */
export async function savePicture(ctx: UserContext, bytes: Uint8Array | null): Promise<string> {
  const { userId } = ctx.actor;
  const { kind, bytes: cleaned } = readPicture(bytes);
  await consumeAttempt(ctx, ["profile-picture-user", userId]);
  const name = `${randomToken()}.${kind}`;
  await ctx.db.insert(profilePictures).values({ name, userId, size: cleaned.length, createdAt: ctx.now() });
  await ctx.files.put(PREFIX + name, cleaned, { httpMetadata: { contentType: IMAGE_TYPES[kind] } });
  await setPicture(ctx, userId, name, [
    auditStatement(ctx, { action: "save-profile-picture", target: `user:${userId}` }),
  ]);
  return name;
}

/** If submitted twice, the picture is removed once; `writes` run in the same batch. */
export const removePictureOf = (
  ctx: Context,
  userId: number,
  writes: readonly Statement[] = [],
): Promise<void> =>
  setPicture(ctx, userId, null, [
    auditIfChanged(ctx, { action: "remove-profile-picture", target: `user:${userId}` }),
    ...writes,
  ]);

export const removePicture = (ctx: UserContext): Promise<void> => removePictureOf(ctx, ctx.actor.userId);

/** Deletes at most 200 matching pictures. */
async function removeFiles(ctx: Context, condition: SQL): Promise<number> {
  const gone = await ctx.db
    .delete(profilePictures)
    .where(
      sql`${profilePictures.name} in (select name from ${profilePictures} where ${condition} limit ${BATCH_SIZE})`,
    )
    .returning({ name: profilePictures.name });
  if (gone.length > 0) await ctx.files.delete(gone.map(({ name }) => PREFIX + name));
  return gone.length;
}

/** Deletes pictures without a user: replaced, removed, of an erased user, or from an interrupted upload. Safe to repeat. */
export const purgePictures = (ctx: Context): Promise<number> =>
  removeFiles(
    ctx,
    sql`created_at < ${toUnixSeconds(new Date(ctx.now().getTime() - UPLOAD_MS))}
      and not exists (select 1 from ${users} u where u.profile_picture = "profile_pictures"."name")`,
  );

/** Deletes an erased user's pictures immediately. */
export const removePicturesOf = (ctx: Context, userId: number) =>
  removeFiles(
    ctx,
    sql`user_id = ${userId} and exists (select 1 from ${users} u where u.id = ${userId} and u.deactivated_at is not null)`,
  );

/**
 * Returns the owner of a picture if the viewer is that user, a teammate or an administrator; else `isShown` decides,
 * given an expression of the user's id.
 * @throws DomainError not_found
 */
export async function findPicture(
  ctx: Pick<Context, "db"> & { actor: UserActor; account: { id: number } | null },
  name: string,
  isShown: ((userId: SQL) => SQL) | null,
): Promise<{ key: string; originalName: string; mimeType: string }> {
  const { userId, isAdmin, userType } = ctx.actor;
  const isSeen =
    isAdmin || userType === "admin"
      ? sql`true`
      : sql`(${users.id} = ${userId} or ${users.accountId} = ${ctx.account?.id ?? 0} or ${isShown?.(sql`${users.id}`) ?? sql`false`})`;
  const [found] = await ctx.db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.profilePicture, name), isSeen))
    .limit(1);
  const ending = name.split(".").at(-1) ?? "";
  if (!found || !Object.hasOwn(IMAGE_TYPES, ending))
    throw new DomainError("not_found", m.auth_profile_picture_this_picture());
  return { key: PREFIX + name, originalName: name, mimeType: IMAGE_TYPES[ending as StillImage["kind"]] };
}
