import type { Claims } from "~/domains/admin/settings/public-figures.server";

type Name = Exclude<keyof Claims, "isLive" | "soFar">;
type Shown<Names extends Name> = Pick<Claims, Names | "soFar">;

/** Figures of the operator: what is not reached yet reads as the aim, with what was counted beside it. */
export function ClaimList<Names extends Name>({
  claims,
  labels,
}: {
  claims: Shown<Names>;
  labels: readonly (readonly [Names, string])[];
}) {
  return (
    <dl className="claims">
      {labels.map(([name, label]) => {
        const soFar = claims.soFar[name];
        return (
          <div key={name}>
            <dt>
              {label}
              {soFar ? `: our aim, ${soFar}` : ""}
            </dt>
            <dd>{claims[name]}</dd>
          </div>
        );
      })}
    </dl>
  );
}

/** The same in a sentence: "built for 10,000+ agents (12 so far)". */
export const inWords = <Names extends Name>({ soFar, ...claims }: Shown<Names>, name: Names, noun: string) =>
  soFar[name]
    ? `built for ${(claims as Shown<Names>)[name]} ${noun} (${soFar[name]})`
    : `${(claims as Shown<Names>)[name]} ${noun}`;
