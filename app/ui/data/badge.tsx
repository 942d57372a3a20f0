import type { ReactNode } from "react";

export type BadgeKind = "plain" | "good" | "bad" | "busy" | "demo";

const SIGN: Record<BadgeKind, string> = { plain: "", good: "✓", bad: "✕", busy: "…", demo: "" };

/** A status: always a word, with a sign and a colour that say the same. */
export function Badge({ kind = "plain", children }: { kind?: BadgeKind; children: ReactNode }) {
  return (
    <span className={kind === "plain" ? "badge" : `badge ${kind}`}>
      {SIGN[kind] ? <span aria-hidden="true">{SIGN[kind]}</span> : null}
      {children}
    </span>
  );
}
