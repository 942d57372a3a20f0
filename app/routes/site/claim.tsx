import type { ReactNode } from "react";
import type { Claims } from "~/domains/admin/settings/public-figures.server";
import { m } from "~/messages/messages";
import { Rich } from "~/ui/rich";

type Name = Exclude<keyof Claims, "isLive" | "counted">;
type Shown<Names extends Name> = Pick<Claims, Names | "counted">;
/** A figure’s name, its label, and the label with the figure in it. */
type Labels<Names extends Name> = readonly (readonly [
  Names,
  () => string,
  (inputs: { figure: string }) => string,
])[];

/** The current counts of figures below target, in small print; omits zero counts. */
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
      {m.site_claim_counted_today({
        figures: there.map(([name, , countOf]) => countOf({ figure: counted[name] ?? "" })).join(", "),
      })}
    </p>
  );
}

/** Large figures side by side. */
export const Figures = ({ children }: { children: ReactNode }) => (
  <dl className="flex flex-wrap content-start items-end gap-x-10 gap-y-6">{children}</dl>
);

export const FigureOf = ({ label, children }: { label: ReactNode; children: ReactNode }) => (
  <div className="flex flex-col-reverse">
    <dt>{label}</dt>
    <dd className="text-[clamp(1.75rem,1.2rem+1.5vw,2.25rem)] text-brand weight-650 [letter-spacing:-.03em] [line-height:1.1]">
      {children}
    </dd>
  </div>
);

/** The operator's figures; one that isn't reached yet is worded as what the product is built for. */
export function ClaimList<Names extends Name>({
  claims,
  labels,
}: {
  claims: Shown<Names>;
  labels: Labels<Names>;
}) {
  return (
    <>
      <Figures>
        {labels.map(([name, label]) => (
          <FigureOf key={name} label={<span className="muted">{label()}</span>}>
            {claims.counted[name] === undefined ? (
              claims[name]
            ) : (
              <Rich
                parts={m.site_claim_built_for.parts({ figure: claims[name] ?? "" })}
                tags={{
                  small: (text) => <small className="muted small block weight-400">{text}</small>,
                }}
              />
            )}
          </FigureOf>
        ))}
      </Figures>
      <CountedToday claims={claims} labels={labels} />
    </>
  );
}
