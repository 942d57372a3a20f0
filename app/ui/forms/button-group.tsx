import type { ReactNode } from "react";

/** Related buttons, joined into one; `label` names their purpose. */
export function ButtonGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for inputs
    <div
      className="joined inline-flex flex-wrap gap-px overflow-clip rounded bg-edge edged [&_.button]:flex-[1_0_auto] [&_.button]:rounded-[0] [&_.button]:unlined [&_.button:focus-visible]:-outline-offset-3 [&_[aria-current]]:bg-brand-wash [&_[aria-current]]:text-brand"
      role="group"
      aria-label={label}
    >
      {children}
    </div>
  );
}
