import { Link } from "../link";
import { ButtonGroup } from "./button-group";

/**
 * Classes of a `details` of filters: collapsed on a phone. On wider screens, its content is part of the bar if the
 * browser supports this.
 */
export const UNFOLDING =
  "unfolds:contents unfolds:[&::details-content]:contents unfolds:[&::details-content]:[content-visibility:visible]";

export interface FilterChoice {
  to: string;
  label: string;
  isCurrent: boolean;
}

/** The choices of one filter, as on every screen: joined links with the selected one marked. */
export const FilterChoices = ({ label, choices }: { label: string; choices: readonly FilterChoice[] }) => (
  <ButtonGroup label={label}>
    {choices.map(({ to, label: name, isCurrent }) => (
      <Link key={name} to={to} className="button slim" aria-current={isCurrent ? "true" : undefined}>
        {name}
      </Link>
    ))}
  </ButtonGroup>
);
