import { createContext, type ReactNode, useContext } from "react";
import { Icon, type IconName } from "../icons";

export type BadgeKind = "plain" | "good" | "bad" | "busy" | "demo" | "tint";

const SIGN: Partial<Record<BadgeKind, IconName>> = { good: "check", bad: "x", busy: "busy" };

/** A status: always text, reinforced by an icon and a colour. */
export function Badge({ kind = "plain", children }: { kind?: BadgeKind; children: ReactNode }) {
  const sign = SIGN[kind];
  return (
    <span className={kind === "plain" ? "badge" : `badge ${kind}`}>
      {sign ? <Icon name={sign} /> : null}
      {children}
    </span>
  );
}

/** True inside a frame that already marks the whole screen as demo. */
export const InDemoAccount = createContext(false);

/** Marks demo data among other data. */
export const DemoBadge = ({ isDemo }: { isDemo: unknown }) =>
  !useContext(InDemoAccount) && isDemo ? <Badge kind="demo">Demo</Badge> : null;
