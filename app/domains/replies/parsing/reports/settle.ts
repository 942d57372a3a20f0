import type { BounceType, MailReport } from "../inbound-mail";
import { type Diagnosis, isVague } from "./diagnose";

const STRENGTH: Record<BounceType, number> = {
  hard_bounce: 4,
  policy_block: 3,
  soft_bounce: 2,
  undetermined: 1,
  complaint: 0,
};

/** The strongest class first: one report of several recipients acts on those. */
export const strongest = <T extends { class: BounceType }>(group: readonly T[]): T[] =>
  [...group].sort((one, other) => STRENGTH[other.class] - STRENGTH[one.class]);

/** A failure of class 4 is a delay, even where the server gave up; a block stays one, since waiting does not end it. */
export function settled(
  { class: bounceType, status, code, rule }: Diagnosis,
  isDelayed: boolean,
): Pick<MailReport, "kind" | "class" | "status" | "code" | "rule"> {
  const isForNow = (status && !isVague(status) ? status : (code ?? status ?? "")).startsWith("4");
  const isDelay = isDelayed || (isForNow && bounceType !== "policy_block");
  return {
    kind: isDelay ? "delay" : "bounce",
    class: isDelay ? "soft_bounce" : bounceType,
    status,
    code,
    rule,
  };
}
