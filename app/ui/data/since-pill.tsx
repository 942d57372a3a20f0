import { Icon } from "../icons";
import { Link } from "../link";

/** A filter set only in the URL, with a link that removes it. */
export const FilterPill = ({ label, without }: { label: string; without: string }) => (
  <p>
    <Link className="button slim" to={without}>
      {label}
      <Icon name="x" />
      <span className="visually-hidden">, remove filter</span>
    </Link>
  </p>
);

export const SincePill = ({ day, without }: { day: string; without: string }) => (
  <FilterPill label={`Since ${day}`} without={without} />
);
