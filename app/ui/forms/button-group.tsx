import type { ReactNode } from "react";

/** Buttons that belong together, joined into one; `label` says what they are for. */
export function ButtonGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for inputs
    <div className="joined" role="group" aria-label={label}>
      {children}
    </div>
  );
}
