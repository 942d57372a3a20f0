import { changeText, formatNumber, formatUsd } from "~/core/format";
import type { Figure } from "~/domains/home-dashboard/last-30-days.server";
import type { StatView } from "~/domains/home-dashboard/ui/dashboard-head";

const WORDS = {
  leads: ["New leads", "No leads yet"],
  mails: ["Emails sent", "No emails sent yet"],
  answers: ["Replies", "No replies yet"],
  deals: ["Deals won", "No deals won yet"],
} as const satisfies Record<Figure["key"], readonly [label: string, none: string]>;

const BEFORE = "the previous 30 days";

/** Formats a figure for the portal: its value, its change, and a link to its rows. */
export function statsView({ key, count, isExact, previous, worth, to }: Figure): StatView {
  const [label, none] = WORDS[key];
  const hintOf = () => {
    if (count === 0 && !previous) return none;
    return previous === null ? null : changeText(count, { before: previous, text: BEFORE });
  };
  return {
    key,
    label: worth === null ? label : `${label}, ${formatUsd(worth)}`,
    value: `${formatNumber(count)}${isExact ? "" : "+"}`,
    hint: hintOf(),
    to,
  };
}
