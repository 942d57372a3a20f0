import { formatUsd } from "~/core/format";
import { DASHBOARD } from "~/paths/agents/dashboard";

const action = (origin: string) => ({
  label: "See your commission",
  url: `${origin}${DASHBOARD.commission}`,
});

export const accountChangedMail = (origin: string, hint: string, before: string | null) => ({
  subject: before === null ? "Your payout account was set" : "Your payout account was changed",
  paragraphs: [
    `From now on payouts go here: ${hint}.${before === null ? "" : ` Before it was: ${before}.`}`,
    "Was it not you? Change your password, set the account again and write to us.",
  ],
  action: action(origin),
});

export const requestedMail = (origin: string, cents: number, hint: string) => ({
  subject: "You asked for a payout",
  paragraphs: [
    `You asked for ${formatUsd(cents)} to be paid. ${hint}.`,
    "You can cancel it until it is handed to the bank or the operator. Was it not you? Cancel it and change your password.",
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
    "Commission in the payout you asked for was taken back, so it is no longer in it. Where nothing is left, the payout is cancelled.",
    "Your dashboard has the sum, and the statement says what was taken back.",
  ],
  action: action(origin),
});

export const returnedMail = (origin: string, cents: number, reason: string) => ({
  subject: "Your payout failed",
  paragraphs: [
    `${formatUsd(cents)} could not be paid: ${reason}`,
    "The sum is payable again. Please check your payout account, then ask again.",
  ],
  action: action(origin),
});
