import { MAX_BLOCKED_RATE, MAX_BOUNCE_RATE, MAX_COMPLAINT_RATE } from "./policy";
import { BLOCKED_ADVICE, type BlockedCause } from "./rates/blocked-causes";

interface Pause {
  pauseReasonCode: PauseReason | null;
  pauseReason: string | null;
  pauseCount: number | null;
  pauseSent: number | null;
}

export type PauseReason =
  | "by-hand"
  | "account-refused"
  | "bounces"
  | "complaints"
  | `blocked-${BlockedCause}`;

export const percent = (share: number, digits: number) => `${(share * 100).toFixed(digits)}%`;

const rateOf = ({ pauseCount, pauseSent }: Pause) => percent((pauseCount ?? 0) / (pauseSent || 1), 2);

const blocked =
  (cause: BlockedCause) =>
  (pause: Pause): string => {
    const response = pause.pauseReason ? ` Last server response: ${pause.pauseReason}` : "";
    return `${pause.pauseCount} of ${pause.pauseSent} emails from today and yesterday were blocked (${rateOf(pause)}; the limit is ${percent(MAX_BLOCKED_RATE, 0)}). ${BLOCKED_ADVICE[cause]} Then resume the mailbox.${response}`;
  };

const PAUSE_REASONS: Record<PauseReason, (pause: Pause) => string> = {
  "by-hand": () => "A teammate paused this mailbox.",
  "account-refused": ({ pauseReason }) => `Sending failed: ${pauseReason}`,
  bounces: (pause) =>
    `${pause.pauseCount} of ${pause.pauseSent} emails bounced (${rateOf(pause)}; the limit is ${percent(MAX_BOUNCE_RATE, 0)}). Check the source of your addresses before you resume sending.`,
  complaints: (pause) =>
    `${pause.pauseCount} of ${pause.pauseSent} emails were reported as spam (${rateOf(pause)}; the limit is ${percent(MAX_COMPLAINT_RATE, 2)}). Check your recipients before you resume sending.`,
  "blocked-authentication": blocked("authentication"),
  "blocked-listed": blocked("listed"),
  "blocked-rate": blocked("rate"),
  "blocked-content": blocked("content"),
  "blocked-policy": blocked("policy"),
};

/** Returns our text for the reason code, else the text that an older release stored. */
export const pauseText = (pause: Pause): string =>
  pause.pauseReasonCode === null
    ? (pause.pauseReason ?? "Paused.")
    : PAUSE_REASONS[pause.pauseReasonCode](pause);
