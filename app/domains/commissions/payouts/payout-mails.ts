import { formatUsd } from "~/core/format";
import { DASHBOARD } from "~/paths/agents/dashboard";

const action = (origin: string) => ({
  label: "View commission",
  url: `${origin}${DASHBOARD.commission}`,
});

export const accountChangedMail = (origin: string, hint: string, before: string | null) => ({
  subject: before === null ? "Payout account added" : "Payout account changed",
  paragraphs: [
    `Payouts now go to ${hint}.${before === null ? "" : ` Previously: ${before}.`}`,
    "If this wasn’t you, change your password, correct the payout account and contact us.",
  ],
  action: action(origin),
});

export const requestedMail = (origin: string, cents: number, hint: string) => ({
  subject: "Payout requested",
  paragraphs: [
    `You requested a payout of ${formatUsd(cents)}. ${hint}.`,
    "You can cancel it until we send it to your bank or mobile operator. If this wasn’t you, cancel it and change your password.",
  ],
  action: action(origin),
});

export const paidMail = (origin: string, cents: number, hint: string, reference: string) => ({
  subject: "Your payout was sent",
  paragraphs: [`${formatUsd(cents)} was paid. ${hint}. Reference: ${reference}.`],
  action: action(origin),
});

export const takenOutMail = (origin: string) => ({
  subject: "Your payout has changed",
  paragraphs: [
    "Some commission in your payout was reversed, so the payout is now smaller. If nothing is left, it’s cancelled.",
    "See the new amount on your dashboard and the details on your statement.",
  ],
  action: action(origin),
});

export const returnedMail = (origin: string, cents: number, reason: string) => ({
  subject: "Your payout failed",
  paragraphs: [
    `${formatUsd(cents)} could not be paid: ${reason}`,
    "The amount is available again. Check your payout account, then request a new payout.",
  ],
  action: action(origin),
});
