import { paths } from "~/paths";
import { Link } from "~/ui/link";
import type { Band } from "../../policy";

export interface FilterState {
  band?: Band | undefined;
  country?: string | undefined;
  run?: number | undefined;
  order?: "surest" | "unsurest" | undefined;
}

const BAND_NAMES: Record<Band, string> = { sure: "80 and more", likely: "60 to 79", unsure: "under 60" };

export const filteredPath = (path: string, state: FilterState) =>
  paths.withQuery(path, { ...state, order: state.order === "unsurest" ? "unsurest" : null });

function Choice({ to, isCurrent, children }: { to: string; isCurrent: boolean; children: string }) {
  return (
    <Link
      to={to}
      className={isCurrent ? "button slim primary" : "button slim"}
      aria-current={isCurrent || undefined}
    >
      {children}
    </Link>
  );
}

export function LeadFilters({
  path,
  state,
  countries,
  lastRun,
}: {
  path: string;
  state: FilterState;
  countries: { value: string; label: string }[];
  lastRun: number | null;
}) {
  const to = (change: FilterState) => filteredPath(path, { ...state, ...change });
  const bands = Object.keys(BAND_NAMES) as Band[];
  return (
    <nav className="stack tight" aria-label="Filters">
      <div className="row">
        <span className="muted small">Confidence</span>
        <Choice to={to({ band: undefined })} isCurrent={!state.band}>
          Any
        </Choice>
        {bands.map((band) => (
          <Choice key={band} to={to({ band })} isCurrent={state.band === band}>
            {BAND_NAMES[band]}
          </Choice>
        ))}
        {lastRun === null ? null : (
          <Choice to={to({ run: state.run ? undefined : lastRun })} isCurrent={state.run !== undefined}>
            New in the last run
          </Choice>
        )}
      </div>
      {countries.length > 1 ? (
        <div className="row">
          <span className="muted small">Country</span>
          <Choice to={to({ country: undefined })} isCurrent={!state.country}>
            Any
          </Choice>
          {countries.map(({ value, label }) => (
            <Choice key={value} to={to({ country: value })} isCurrent={state.country === value}>
              {label}
            </Choice>
          ))}
        </div>
      ) : null}
    </nav>
  );
}
