import { type Context, isDemoWork } from "~/core/context";
import { DomainError } from "~/core/errors";
import { countKeptOut } from "~/domains/quotas/count-kept-out.server";
import { openMailTakings } from "~/domains/quotas/open-mail-takings";
import type { Taking } from "~/domains/quotas/takings";
import { addressHash } from "~/domains/suppression/address-hash.server";
import type { InboundMail } from "../reading/inbound-mail";
import type { Origin } from "../reading/match-mail.server";
import type { Understood } from "../reading/understand-mail.server";

const TOO_MANY = "This address takes no more mail today. Please send it again tomorrow.";

/** What a mailbox or a webhook brings is counted where it is read. */
export function takingsOfMail(
  ctx: Context,
  { fromAddress }: InboundMail,
  { message, by, report }: Understood,
  origin: Origin,
): Taking[] {
  if (origin.accountId !== null || isDemoWork(ctx)) return [];
  const sender = report || !fromAddress ? null : addressHash(ctx.config, fromAddress).slice(0, 32);
  const accountId = message?.accountId ?? null;
  return openMailTakings({ accountId, isByAddress: by === "address", sender }, ctx.now());
}

/** Counted for the screen of its account; the server that brought it tells its sender. @throws DomainError limit_reached */
export async function keepOut(ctx: Context, accountId: number | null, kind: string): Promise<never> {
  await countKeptOut(ctx, accountId);
  ctx.log.info("mail kept out", { reason: "bound of the day", accountId, kind });
  throw new DomainError("limit_reached", TOO_MANY);
}
