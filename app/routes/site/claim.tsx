import type { Claims } from "~/domains/admin/settings/public-figures.server";

type Name = Exclude<keyof Claims, "isLive" | "counted">;
type Shown<Names extends Name> = Pick<Claims, Names | "counted">;
type Labels<Names extends Name> = readonly (readonly [Names, string])[];

/** What was counted of the figures that are not reached yet, in small print; nothing of which there is none. */
function CountedToday<Names extends Name>({
  claims: { counted },
  labels,
}: {
  claims: Pick<Claims, "counted">;
  labels: Labels<Names>;
}) {
  const there = labels.filter(([name]) => /[1-9]/.test(counted[name] ?? ""));
  if (there.length === 0) return null;
  return (
    <p className="muted small">
      {`Counted today: ${there.map(([name, label]) => `${counted[name]} ${label}`).join(", ")}.`}
    </p>
  );
}

/** Figures of the operator; what is not reached yet is what the product is built for. */
export function ClaimList<Names extends Name>({
  claims,
  labels,
}: {
  claims: Shown<Names>;
  labels: Labels<Names>;
}) {
  return (
    <>
      <dl className="claims">
        {labels.map(([name, label]) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>
              {claims.counted[name] === undefined ? null : <small>Built for </small>}
              {claims[name]}
            </dd>
          </div>
        ))}
      </dl>
      <CountedToday claims={claims} labels={labels} />
    </>
  );
}

/** The same in a sentence: "built for 10,000+ agents". */
export const inWords = <Names extends Name>(
  { counted, ...claims }: Shown<Names>,
  name: Names,
  noun: string,
) => `${counted[name] === undefined ? "" : "built for "}${(claims as Shown<Names>)[name]} ${noun}`;
