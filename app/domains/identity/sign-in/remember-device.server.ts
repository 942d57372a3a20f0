import { and, eq, ne, notInArray, sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { describeUserAgent } from "~/core/describe-user-agent";
import { formatTime } from "~/core/format";
import { randomToken, sha256 } from "~/core/ids";
import { readerZone } from "~/core/time/time-zones";
import { type MailInput, mailStatement } from "~/domains/mail/mail-statement.server";
import { queueMails } from "~/domains/mail/queue-mails.server";
import { tryChargeQuota } from "~/domains/quotas/charge-quota.server";
import { addressee, newDeviceMail } from "../mails";
import { accounts, devices, users } from "../tables";
import { transactionalMailQuota } from "../transactional-mail-quota.server";

/** Seconds for which a browser stays known after its last sign-in: browsers' maximum cookie age. */
export const DEVICE_SECONDS = 400 * 24 * 3600;
export const MAX_DEVICES = 20;

export async function deviceHashOf(ctx: Pick<Context, "client">): Promise<string | null> {
  const { device } = ctx.client;
  return device && /^[\w-]{43}$/.test(device) ? sha256(device) : null;
}

export const isKnownDevice = (deviceHash: string | null) =>
  sql`exists (select 1 from devices d where d.user_id = "users"."id" and d.device_hash = ${deviceHash})`.mapWith(
    Boolean,
  );

export const deleteDevices = (ctx: Context, userId: number, besides: string | null = null) =>
  ctx.db.delete(devices).where(and(eq(devices.userId, userId), ne(devices.deviceHash, besides ?? "")));

/** @returns the token for the browser's cookie */
export async function rememberDevice(ctx: Context, userId: number, known: string | null): Promise<string> {
  const token = known && /^[\w-]{43}$/.test(known) ? known : randomToken();
  const deviceHash = await sha256(token);
  const now = ctx.now();
  const mine = eq(devices.userId, userId);
  const seen = ctx.db
    .select({ deviceHash: devices.deviceHash })
    .from(devices)
    .where(mine)
    .orderBy(sql`last_seen_at desc, created_at desc, rowid desc`)
    .limit(MAX_DEVICES);
  const [renewed, written] = await ctx.db.batch([
    ctx.db
      .update(devices)
      .set({ lastSeenAt: now })
      .where(and(mine, eq(devices.deviceHash, deviceHash)))
      .returning({ userId: devices.userId }),
    ctx.db
      .insert(devices)
      .values({ userId, deviceHash, createdAt: now, lastSeenAt: now })
      .onConflictDoNothing()
      .returning({ userId: devices.userId }),
    ctx.db.delete(devices).where(and(mine, notInArray(devices.deviceHash, seen))),
  ]);
  if (renewed.length > 0 || written.length === 0) return token;
  const [user] = await ctx.db
    .select({
      email: users.email,
      firstName: users.firstName,
      emailVerifiedAt: users.emailVerifiedAt,
      isDemo: users.isDemo,
      hqCountry: accounts.hqCountry,
    })
    .from(users)
    .innerJoin(devices, and(eq(devices.userId, users.id), ne(devices.deviceHash, deviceHash)))
    .leftJoin(accounts, eq(accounts.id, users.accountId))
    .where(eq(users.id, userId))
    .limit(1);
  if (!user || user.isDemo) return token;
  const zone = readerZone({ account: user });
  const mail = newDeviceMail(ctx.config, describeUserAgent(ctx.client.userAgent), formatTime(now, zone));
  await warn(ctx, { cause: `new-device:${userId}:${deviceHash}`, to: addressee(user), ...mail });
  return token;
}

async function warn(ctx: Context, mail: MailInput): Promise<void> {
  const charges = transactionalMailQuota(ctx, mail.to.address, { isWarning: true });
  await tryChargeQuota(ctx, charges, (count) => ctx.db.batch([count, mailStatement(ctx, mail)]));
  await queueMails(ctx);
}
