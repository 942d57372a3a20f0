import { and, eq, ne } from "drizzle-orm";
import type { Context } from "~/core/context";
import { formatTime } from "~/core/format";
import { randomToken, sha256 } from "~/core/ids";
import { readerZone } from "~/core/time-zones";
import { queuedMail, wakeMail } from "~/domains/mail/queue-mail.server";
import { browserWords } from "./browser-words";
import { newDeviceMail } from "./mails";
import { accounts, devices, users } from "./tables";

/** How long a browser is known: as long as browsers keep a cookie. */
export const DEVICE_SECONDS = 400 * 24 * 3600;

/**
 * Notes the browser of a sign-in, and tells the user of one that is new to them; the first is silent.
 * @returns the token its cookie keeps
 */
export async function rememberDevice(ctx: Context, userId: number, known: string | null): Promise<string> {
  const token = known && /^[\w-]{43}$/.test(known) ? known : randomToken();
  const deviceHash = await sha256(token);
  const now = ctx.now();
  const written = await ctx.db
    .insert(devices)
    .values({ userId, deviceHash, createdAt: now })
    .onConflictDoNothing()
    .returning({ userId: devices.userId });
  if (written.length === 0) return token;
  const [user] = await ctx.db
    .select({
      email: users.email,
      firstName: users.firstName,
      isDemo: users.isDemo,
      hqCountry: accounts.hqCountry,
    })
    .from(users)
    .innerJoin(devices, and(eq(devices.userId, users.id), ne(devices.deviceHash, deviceHash)))
    .leftJoin(accounts, eq(accounts.id, users.accountId))
    .where(eq(users.id, userId))
    .limit(1);
  if (!user || user.isDemo) return token;
  await queuedMail(ctx, {
    cause: `new-device:${userId}:${deviceHash}`,
    to: { address: user.email, name: user.firstName },
    ...newDeviceMail(
      ctx.config,
      browserWords(ctx.client.userAgent),
      formatTime(now, readerZone({ account: user })),
    ),
  });
  await wakeMail(ctx);
  return token;
}
