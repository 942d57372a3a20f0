import type { ReactNode } from "react";
import type { FieldMeta } from "~/ui/forms/field";

/** One section of the showroom, with its own anchor. */
export function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section
      className="grid grid-cols-1 gap-4 py-4 lined-t [&>h3_code]:text-muted [&>h3_code]:weight-400"
      id={name}
      data-part={name}
    >
      <h3>{name}</h3>
      {children}
    </section>
  );
}

/** A group of related sections, listed in the table of contents. */
export function Chapter({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} className="stack">
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** Example metadata as Conform provides it for a field. */
export function exampleField(name: string, more: Partial<FieldMeta> = {}): FieldMeta {
  const id = `example-${name}`;
  return { id, name, errorId: `${id}-error`, descriptionId: `${id}-hint`, required: true, ...more };
}
