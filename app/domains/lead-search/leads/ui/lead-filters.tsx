import { paths } from "~/paths";
import { FilterChoices, UNFOLDING } from "~/ui/forms/filter-choices";
import type { Band } from "../../policy";

export interface FilterState {
  band?: Band | undefined;
  country?: string | undefined;
  run?: number | undefined;
  order?: "surest" | "unsurest" | "newest" | undefined;
  owner?: string | number | undefined;
  tag?: number | undefined;
  /** The draft campaign that leads are selected for. */
  campaign?: number | undefined;
  /** The first day shown. */
  since?: string | undefined;
}

const BAND_NAMES: Record<Band, string> = { sure: "80 or more", likely: "60 to 79", unsure: "Under 60" };

export const filteredPath = (path: string, state: FilterState) =>
  paths.withQuery(path, { ...state, order: state.order === "surest" ? null : state.order });

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
  const count = [state.band, state.country, state.run].filter(Boolean).length;
  const bands = Object.keys(BAND_NAMES) as Band[];
  return (
    <nav className="row" aria-label="Filters">
      <details className={UNFOLDING}>
        <summary className="button max-sm:list-none unfolds:hidden">
          {count > 0 ? `Filters (${count})` : "Filters"}
        </summary>
        <div className="unfolds:contents">
          <FilterChoices
            label="Confidence"
            choices={[
              { to: to({ band: undefined }), label: "Any confidence", isCurrent: !state.band },
              ...bands.map((band) => ({
                to: to({ band }),
                label: BAND_NAMES[band],
                isCurrent: state.band === band,
              })),
            ]}
          />
          {lastRun === null ? null : (
            <FilterChoices
              label="Run"
              choices={[
                { to: to({ run: undefined }), label: "All runs", isCurrent: state.run === undefined },
                {
                  to: to({ run: lastRun }),
                  label: "New in the last run",
                  isCurrent: state.run !== undefined,
                },
              ]}
            />
          )}
          {countries.length > 1 ? (
            <FilterChoices
              label="Country"
              choices={[
                { to: to({ country: undefined }), label: "Any country", isCurrent: !state.country },
                ...countries.map(({ value, label }) => ({
                  to: to({ country: value }),
                  label,
                  isCurrent: state.country === value,
                })),
              ]}
            />
          ) : null}
        </div>
      </details>
    </nav>
  );
}
