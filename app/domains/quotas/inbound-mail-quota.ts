import { dayOf } from "~/core/seconds";
import { OPEN_MAILS } from "./policy";
import type { QuotaCharge } from "./quota-charges";

interface OpenMail {
  accountId: number | null;
  isByAddress: boolean;
  sender: string | null;
}

const chargeOf = (holder: string, allowed: number, now: Date): QuotaCharge => ({
  holder,
  period: dayOf(now),
  kind: "rows",
  amount: 1,
  allowed,
  who: "",
  advice: "",
});

export function inboundMailQuota({ accountId, isByAddress, sender }: OpenMail, now: Date): QuotaCharge[] {
  const whose = accountId ?? "unmatched";
  const limit = accountId === null ? OPEN_MAILS.unmatched : OPEN_MAILS.account;
  return [
    chargeOf(`inbound:${whose}`, limit, now),
    ...(isByAddress ? [chargeOf(`inbound-by-address:${whose}`, OPEN_MAILS.byAddress, now)] : []),
    ...(sender === null ? [] : [chargeOf(`sender:${whose}:${sender}`, OPEN_MAILS.sender, now)]),
  ];
}

export const rejectedMailHolder = (accountId: number | null) => `kept-out:${accountId ?? "unmatched"}`;

export const rejectedMailCharge = (accountId: number | null, now: Date) =>
  chargeOf(rejectedMailHolder(accountId), Number.MAX_SAFE_INTEGER, now);
