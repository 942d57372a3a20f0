import { createContext, type ReactNode, useContext } from "react";
import { Icon, type IconName } from "../icons";

export type BadgeKind = "plain" | "good" | "bad" | "busy" | "demo" | "tint";

const SIGN: Partial<Record<BadgeKind, IconName>> = { good: "check", bad: "x", busy: "busy" };

/** The frame of a demo user says "Demo" for all rows. */
export const IsDemoFrame = createContext(false);

/** A status: always a word, with a sign and a colour that say the same. */
export function Badge({ kind = "plain", children }: { kind?: BadgeKind; children: ReactNode }) {
  const isDemoFrame = useContext(IsDemoFrame);
  const sign = SIGN[kind];
  if (kind === "demo" && isDemoFrame) return null;
  return (
    <span className={kind === "plain" ? "badge" : `badge ${kind}`}>
      {sign ? <Icon name={sign} /> : null}
      {children}
    </span>
  );
}
