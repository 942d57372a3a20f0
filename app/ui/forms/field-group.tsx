import type { ReactNode } from "react";

/** Fields that belong together, as a card; two columns from 960 px. Anything but a single field spans both. */
export const FieldGroup = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className="card fields">
    <legend>
      <b>{title}</b>
    </legend>
    {children}
  </fieldset>
);
