import { countText } from "../selection-text";

/** Why a selected lead is not shared; a company's other leads follow its first lead. */
const REASONS = {
  already: "already shared with this agent",
  elsewhere: "shared with another agent",
  refused: "unsubscribed or suppressed",
  converted: "already deals",
} as const;

export type Reason = keyof typeof REASONS;
export type LeftOut = Record<Reason, number>;

export const NONE_LEFT_OUT: LeftOut = { already: 0, elsewhere: 0, refused: 0, converted: 0 };

const ORDER = Object.keys(REASONS) as Reason[];

/** "2 leads are shared with another agent, 1 lead is ..."; null if none was left out. */
export function leftOutText(leftOut: LeftOut): string | null {
  const parts = ORDER.filter((reason) => leftOut[reason] > 0).map((reason) => {
    const count = leftOut[reason];
    const reasonText = reason === "converted" && count === 1 ? "already a deal" : REASONS[reason];
    return `${countText("leads", count)} ${count === 1 ? "is" : "are"} ${reasonText}`;
  });
  return parts.length > 0 ? `Skipped: ${parts.join(", ")}.` : null;
}
