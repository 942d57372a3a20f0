import { type Context, isDemoWork } from "~/core/context";
import { DomainError } from "~/core/errors";
import { addressHash } from "~/domains/global-suppressions/address-hash.server";
import { countRejected } from "~/domains/quotas/count-rejected.server";
import { inboundMailQuota } from "~/domains/quotas/inbound-mail-quota";
import type { QuotaCharge } from "~/domains/quotas/quota-charges";
import type { ClassifiedMail } from "../parsing/classify-mail.server";
import type { InboundMail } from "../parsing/inbound-mail";
import type { Origin } from "../parsing/match-mail.server";

const TOO_MANY = "This address reached its daily email limit. Send again tomorrow.";

/** Quota charges of an inbound email; emails from a mailbox or a webhook are counted where they are read. */
export function inboundMailChargesOf(
  ctx: Context,
  { fromAddress }: InboundMail,
  { message, by, report }: ClassifiedMail,
  origin: Origin,
): QuotaCharge[] {
  if (origin.accountId !== null || isDemoWork(ctx)) return [];
  const sender = report || !fromAddress ? null : addressHash(ctx.config, fromAddress).slice(0, 32);
  const accountId = message?.accountId ?? null;
  return inboundMailQuota({ accountId, isByAddress: by === "address", sender }, ctx.now());
}

/** Counts the rejection for the account's page; the delivering server notifies the sender. @throws DomainError limit_reached */
export async function rejectInbound(ctx: Context, accountId: number | null, kind: string): Promise<never> {
  await countRejected(ctx, accountId);
  ctx.log.info("mail kept out", { reason: "bound of the day", accountId, kind });
  throw new DomainError("limit_reached", TOO_MANY);
}
