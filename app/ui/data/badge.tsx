import { createContext, type ReactNode, useContext } from "react";
import { Icon, type IconName } from "../icons";

export type BadgeKind = "plain" | "good" | "bad" | "busy" | "demo" | "tint";

const SIGN: Partial<Record<BadgeKind, IconName>> = { good: "check", bad: "x", busy: "busy" };

/** A status: always a word, with a sign and a colour that say the same. */
export function Badge({ kind = "plain", children }: { kind?: BadgeKind; children: ReactNode }) {
  const sign = SIGN[kind];
  return (
    <span className={kind === "plain" ? "badge" : `badge ${kind}`}>
      {sign ? <Icon name={sign} /> : null}
      {children}
    </span>
  );
}

/** A status as the API spells it, such as "completed": its first letter is drawn as a capital. */
export const StatusBadge = ({ kind = "plain", children }: { kind?: BadgeKind; children: string }) => (
  <Badge kind={kind}>
    <StatusText>{children}</StatusText>
  </Badge>
);

export const StatusText = ({ children }: { children: string }) => (
  <span className="inline-block first-letter:uppercase">{children}</span>
);

/** True below a frame whose bar says "Demo" of everything on the screen. */
export const InDemoAccount = createContext(false);

/** Marks demo data among other data. */
export const DemoBadge = ({ isDemo }: { isDemo: unknown }) =>
  !useContext(InDemoAccount) && isDemo ? <Badge kind="demo">Demo</Badge> : null;
