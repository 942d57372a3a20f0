import { dayOf } from "~/core/seconds";
import { OPEN_MAILS } from "./policy";
import type { Taking } from "./takings";

interface OpenMail {
  accountId: number | null;
  isByAddress: boolean;
  sender: string | null;
}

const takingOf = (holder: string, allowed: number, now: Date): Taking => ({
  holder,
  period: dayOf(now),
  kind: "rows",
  amount: 1,
  allowed,
  who: "",
  advice: "",
});

export function openMailTakings({ accountId, isByAddress, sender }: OpenMail, now: Date): Taking[] {
  const whose = accountId ?? "unmatched";
  const most = accountId === null ? OPEN_MAILS.unmatched : OPEN_MAILS.account;
  return [
    takingOf(`inbound:${whose}`, most, now),
    ...(isByAddress ? [takingOf(`inbound-by-address:${whose}`, OPEN_MAILS.byAddress, now)] : []),
    ...(sender === null ? [] : [takingOf(`sender:${whose}:${sender}`, OPEN_MAILS.sender, now)]),
  ];
}

export const keptOutHolder = (accountId: number | null) => `kept-out:${accountId ?? "unmatched"}`;

export const keptOutTaking = (accountId: number | null, now: Date) =>
  takingOf(keptOutHolder(accountId), Number.MAX_SAFE_INTEGER, now);
