import type { Account } from "~/core/context";
import { formatBytes, formatNumber } from "~/core/format";
import { dayOf } from "~/core/seconds";
import { PLANS, settledPlan } from "~/domains/billing/plans/plans";
import {
  AGENT_BYTES,
  ALLOWANCES,
  CHAT_MESSAGES,
  CONSENT_REQUESTS,
  OUTCOME_BYTES,
  QUOTA_KINDS,
  type QuotaKind,
  quotaClassOf,
  REPLIES_READ,
  SOCIAL_REPLIES,
  STRANGERS_MAILS,
} from "./policy";

export interface QuotaCharge {
  holder: string;
  period: string;
  kind: QuotaKind;
  amount: number;
  allowed: number;
  who: string;
  advice: string;
  limit?: string;
}

export type Uses = Partial<Record<QuotaKind, number>>;

type Holder = Pick<Account, "id" | "plan" | "formerPlan" | "isConfirmed">;

export const holderOf = ({ id }: Pick<Account, "id">) => `account:${id}`;

const UNCONFIRMED = {
  who: "An account of which nobody has confirmed an email address yet",
  advice: "Confirm yours to have more at once: your account page sends the link again.",
};

const wordsOf = (account: Holder) =>
  quotaClassOf(account) === "unconfirmed"
    ? UNCONFIRMED
    : {
        who: `An account with the ${PLANS[settledPlan(account)].name} plan`,
        advice: settledPlan(account) === "corporate" ? "" : "A larger plan has more: see our prices.",
      };

export function chargesFor(account: Holder, uses: Uses, now: Date): QuotaCharge[] {
  const allowance = ALLOWANCES[quotaClassOf(account)];
  const shared = { holder: holderOf(account), period: dayOf(now), ...wordsOf(account) };
  return QUOTA_KINDS.map((kind) => ({
    ...shared,
    kind,
    amount: uses[kind] ?? 0,
    allowed: allowance[kind],
  })).filter(({ amount }) => amount > 0);
}

export const ALL_TIME = "all";

export const agentHolder = (agentId: number) => `agent:${agentId}`;

const AGENT_WORDS = {
  unconfirmed: {
    limit: `Until your email is confirmed, you can upload ${formatBytes(AGENT_BYTES.unconfirmed)} of files.`,
    advice: `Confirm your email to upload up to ${formatBytes(AGENT_BYTES.confirmed)}: your account page sends the link again.`,
  },
  confirmed: {
    limit: `You can upload ${formatBytes(AGENT_BYTES.confirmed)} of files in all.`,
    advice: "Files that you replaced are deleted overnight and make room.",
  },
};

export function agentStorageCharge(agent: { id: number; isConfirmed: boolean }, bytes: number): QuotaCharge {
  const tier = agent.isConfirmed ? "confirmed" : "unconfirmed";
  const allowed = AGENT_BYTES[tier];
  const holder = agentHolder(agent.id);
  return { holder, period: ALL_TIME, kind: "bytes", amount: bytes, allowed, who: "", ...AGENT_WORDS[tier] };
}

export const socialReplyCharge = (accountId: number, now: Date): QuotaCharge => ({
  holder: `social:account:${accountId}`,
  period: dayOf(now),
  kind: "rows",
  amount: 1,
  allowed: SOCIAL_REPLIES,
  who: "",
  advice: "",
  limit: `An account may write ${formatNumber(SOCIAL_REPLIES)} answers a day to people on social platforms.`,
});

export const consentRequestCharge = (accountId: number, now: Date): QuotaCharge => ({
  holder: `consents:account:${accountId}`,
  period: dayOf(now),
  kind: "mails",
  amount: 1,
  allowed: CONSENT_REQUESTS,
  who: "",
  advice: "",
  limit: `An account can send ${CONSENT_REQUESTS} confirmation requests per day.`,
});

export const chatMessageCharge = (
  holder: string,
  now: Date,
  kind: "chat" | "support" = "chat",
): QuotaCharge => ({
  holder: `${kind}:${holder}`,
  period: dayOf(now),
  kind: "rows",
  amount: 1,
  allowed: CHAT_MESSAGES,
  who: "",
  advice: "",
  limit: `Each side may write ${CHAT_MESSAGES} messages a day to the others.`,
});

export const classificationCharge = (accountId: number, now: Date): QuotaCharge => ({
  holder: `replies:${accountId}`,
  period: dayOf(now),
  kind: "questions",
  amount: 1,
  allowed: REPLIES_READ,
  who: "",
  advice: "",
});

export const outcomeCharge = (holder: string, bytes: number, now: Date): QuotaCharge => ({
  holder,
  period: dayOf(now),
  kind: "bytes",
  amount: bytes,
  allowed: OUTCOME_BYTES,
  who: "",
  advice: "",
});

/** The codes name the address and the network and tell neither. */
export function transactionalMailCharges(
  codes: { address: string; network: string | null },
  now: Date,
  ofNetworkKind: "network" | "signUps" = "network",
): QuotaCharge[] {
  const shared = { period: dayOf(now), kind: "mails" as const, amount: 1, advice: "" };
  const ofAddress = {
    ...shared,
    holder: `address:${codes.address}`,
    allowed: STRANGERS_MAILS.address,
    who: "",
    limit: `We send at most ${STRANGERS_MAILS.address} such emails a day to one email address.`,
  };
  const ofNetwork = {
    ...shared,
    holder: `network:${codes.network}`,
    allowed: STRANGERS_MAILS[ofNetworkKind],
    who: "",
    limit: `We send at most ${formatNumber(STRANGERS_MAILS[ofNetworkKind])} such emails a day for one network, and yours has reached this limit.`,
  };
  return codes.network === null ? [ofAddress] : [ofAddress, ofNetwork];
}
