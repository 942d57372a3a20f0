import type { Context } from "~/core/context";
import { emailKey } from "~/core/email";
import { randomToken, sha256 } from "~/core/ids";
import { consumeAttempt } from "~/domains/identity/sign-in/rate-limiter.server";
import { transactionalMailQuota } from "~/domains/identity/transactional-mail-quota.server";
import { mailStatement } from "~/domains/mail/mail-statement.server";
import { queueMails } from "~/domains/mail/queue-mails.server";
import { chargeQuota } from "~/domains/quotas/charge-quota.server";
import { dataRequests } from "../tables";
import { requestMail } from "./mails";
import type { DataRequest } from "./schemas";

const LINK_SECONDS = 3 * 24 * 3600;

/**
 * Responds identically for every address: nothing is looked up until the link is used. @throws DomainError too_many;
 * limit_reached
 */
export async function requestData(ctx: Context, { email, kind, note }: DataRequest): Promise<void> {
  const key = emailKey(email);
  await consumeAttempt(ctx, ["data-request-network", ctx.client.address], ["data-request-address", key]);
  const token = randomToken();
  const tokenHash = await sha256(token);
  const now = ctx.now();
  const expiresAt = new Date(now.getTime() + LINK_SECONDS * 1000);
  const row = { kind, email, emailKey: key, note: note || null, tokenHash, createdAt: now, expiresAt };
  const mail = requestMail(ctx.config, kind, token);
  const queued = mailStatement(ctx, { cause: `data-request:${tokenHash}`, to: { address: email }, ...mail });
  await chargeQuota(ctx, transactionalMailQuota(ctx, email), (count) =>
    ctx.db.batch([count, ctx.db.insert(dataRequests).values(row), queued]),
  );
  await queueMails(ctx);
}
