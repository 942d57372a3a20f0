import type { ReactNode } from "react";

/** Facts of one thing, each with its name. What is not known is said, not left out. */
export function DefinitionList({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="definitions">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value ?? <span className="muted">not known</span>}</dd>
        </div>
      ))}
    </dl>
  );
}
