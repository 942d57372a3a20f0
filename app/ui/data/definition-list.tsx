import type { ReactNode } from "react";

/** Names on the left, values on the right. */
export const FACTS = "grid grid-cols-[fit-content(45%)_minmax(0,1fr)] gap-x-4 gap-y-1";

/** Facts about one record, each with its name. An unknown value is "–". */
export function DefinitionList({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className={FACTS}>
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="min-w-24 text-muted">{name}</dt>
          <dd>{value ?? "–"}</dd>
        </div>
      ))}
    </dl>
  );
}
