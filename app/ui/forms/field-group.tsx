import type { ReactNode } from "react";

/** A card of related fields in two columns from 960 px. Everything except a single field spans both columns. */
export const FieldGroup = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className="card fields">
    <legend>
      <b>{title}</b>
    </legend>
    {children}
  </fieldset>
);
