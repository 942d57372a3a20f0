import { desc, eq, sql } from "drizzle-orm";
import { z } from "zod";
import type { Context } from "~/core/context";
import { randomToken, sha256 } from "~/core/ids";
import { toUnixSeconds } from "~/core/seconds";
import { seal, unseal } from "~/core/secrets/seal.server";
import { statement } from "~/core/statement";
import { deviceHashOf } from "../sign-in/remember-device.server";
import { devices, formDrafts, users } from "../tables";

export const DRAFT_SECONDS = 30 * 60;
const MAX_CHARACTERS = 12_000;
const MAX_ADMIN_CHARACTERS = 48_000;
const MAX_FIELDS = 200;

const USE = "form-draft";
const Fields = z.array(z.tuple([z.string(), z.string()]));
export type DraftFields = z.infer<typeof Fields>;

const ownerOf = (userId: number, path: string, tokenHash: string) => `${userId}:${path}:${tokenHash}`;

/** Returns the user who last signed in with this browser. */
async function lastUserHere(ctx: Context): Promise<{ userId: number; isAdmin: boolean } | null> {
  const deviceHash = await deviceHashOf(ctx);
  if (!deviceHash) return null;
  const [row] = await ctx.db
    .select({ userId: devices.userId, isAdmin: users.isAdmin })
    .from(devices)
    .innerJoin(users, eq(users.id, devices.userId))
    .where(eq(devices.deviceHash, deviceHash))
    .orderBy(desc(devices.lastSeenAt), sql`${devices}.rowid desc`)
    .limit(1);
  return row ?? null;
}

/**
 * Saves a form submitted after the session expired, encrypted, for the browser's last user; replaces an older draft.
 * Returns the token for the browser, or null if nothing was saved: no such user, no fields, or too large.
 */
export async function keepDraft(ctx: Context, path: string, fields: DraftFields): Promise<string | null> {
  const text = JSON.stringify(fields);
  if (fields.length === 0 || fields.length > MAX_FIELDS || text.length > MAX_ADMIN_CHARACTERS) return null;
  const user = await lastUserHere(ctx);
  if (!user || text.length > (user.isAdmin ? MAX_ADMIN_CHARACTERS : MAX_CHARACTERS)) return null;
  const { userId } = user;
  const token = randomToken();
  const tokenHash = await sha256(token);
  const draft = {
    tokenHash,
    path,
    encryptedFields: await seal(ctx.config, USE, ownerOf(userId, path, tokenHash), text),
    expiresAt: new Date(ctx.now().getTime() + DRAFT_SECONDS * 1_000),
  };
  await ctx.db
    .insert(formDrafts)
    .values({ userId, ...draft })
    .onConflictDoUpdate({ target: formDrafts.userId, set: draft });
  return token;
}

/** Returns the token's draft once, for its own user on its own page. On another page it stays; for another user it is deleted. */
export async function takeDraft(
  ctx: Context,
  token: string,
  path: string,
): Promise<DraftFields | "elsewhere" | null> {
  const { actor } = ctx;
  if (actor.kind !== "user" || actor.impersonatorId !== null) return "elsewhere";
  const tokenHash = await sha256(token);
  const isOwn = sql`user_id = ${actor.userId} and expires_at > ${toUnixSeconds(ctx.now())}`;
  const take = sql`delete from ${formDrafts} where token_hash = ${tokenHash}
    and (path = ${path} or not (${isOwn})) returning user_id as "userId", encrypted_fields as "encryptedFields", ${isOwn} and path = ${path} as "isOwn"`;
  const row = await statement(ctx, take).first<{ userId: number; encryptedFields: string; isOwn: number }>();
  if (!row) return (await isKept(ctx, tokenHash)) ? "elsewhere" : null;
  if (!row.isOwn) return null;
  const text = await unseal(ctx.config, USE, ownerOf(row.userId, path, tokenHash), row.encryptedFields).catch(
    () => null,
  );
  const fields = text === null ? null : Fields.safeParse(JSON.parse(text));
  return fields?.success ? fields.data : null;
}

const isKept = async (ctx: Context, tokenHash: string) =>
  (await ctx.db.select({ path: formDrafts.path }).from(formDrafts).where(eq(formDrafts.tokenHash, tokenHash)))
    .length > 0;
