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
  who: "An account without a confirmed email address",
  advice: "Confirm your email to raise the limit. You can resend the link from your account.",
};

const wordsOf = (account: Holder) =>
  quotaClassOf(account) === "unconfirmed"
    ? UNCONFIRMED
    : {
        who: `An account on the ${PLANS[settledPlan(account)].name} plan`,
        advice: settledPlan(account) === "corporate" ? "" : "Upgrade your plan for a higher limit.",
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
    advice: `Confirm your email to upload up to ${formatBytes(AGENT_BYTES.confirmed)}. You can resend the link from your account.`,
  },
  confirmed: {
    limit: `You can upload ${formatBytes(AGENT_BYTES.confirmed)} of files in total.`,
    advice: "Replaced files are deleted overnight.",
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
  limit: `An account can send ${formatNumber(SOCIAL_REPLIES)} replies per day on social platforms.`,
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
  limit: `Each side can send ${CHAT_MESSAGES} messages per day.`,
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

/** `codes` identify the address and the network without revealing them. */
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
    limit: `We send at most ${STRANGERS_MAILS.address} of these emails per day to one address.`,
  };
  const ofNetwork = {
    ...shared,
    holder: `network:${codes.network}`,
    allowed: STRANGERS_MAILS[ofNetworkKind],
    who: "",
    limit: `We send at most ${formatNumber(STRANGERS_MAILS[ofNetworkKind])} of these emails per day per network. Your network has reached the limit.`,
  };
  return codes.network === null ? [ofAddress] : [ofAddress, ofNetwork];
}
