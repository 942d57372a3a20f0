import type { BounceType, MailReport } from "../inbound-mail";
import { type Diagnosis, isVague } from "./diagnose";

const STRENGTH: Record<BounceType, number> = {
  hard_bounce: 4,
  policy_block: 3,
  soft_bounce: 2,
  undetermined: 1,
  complaint: 0,
};

/** Sorts by strongest class first: a report about several recipients acts on the strongest. */
export const strongest = <T extends { class: BounceType }>(group: readonly T[]): T[] =>
  [...group].sort((one, other) => STRENGTH[other.class] - STRENGTH[one.class]);

/**
 * A retried delivery is a delay. Class 4 is a soft bounce even if the server gave up. A policy block stays one: waiting
 * does not end it.
 */
export function settled(
  { class: bounceType, status, code, rule }: Diagnosis,
  isDelayed: boolean,
): Pick<MailReport, "kind" | "class" | "status" | "code" | "rule"> {
  // "4.0.0" says nothing: Gmail states it with domains that don't exist.
  const isForNow = (status && !isVague(status) ? status : (code ?? "")).startsWith("4");
  const isSoft = (isDelayed || isForNow) && bounceType !== "policy_block";
  return {
    kind: isDelayed ? "delay" : "bounce",
    class: isSoft ? "soft_bounce" : bounceType,
    status,
    code,
    rule,
  };
}
