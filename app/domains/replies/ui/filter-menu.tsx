import { Icon } from "~/ui/icons";
import { Menu } from "~/ui/layout/menu";
import { Link } from "~/ui/link";

interface Props {
  label: string;
  /** "" means all. */
  choices: readonly (readonly [value: string, name: string])[];
  chosen: string;
  to: (value: string | null) => string;
}

export const FilterMenu = ({ label, choices, chosen, to }: Props) => (
  <div className="filter-menu">
    <Menu
      label={
        <>
          {label} <Icon name="chevron" />
        </>
      }
    >
      {choices.map(([value, name]) => (
        <Link key={value} to={to(value || null)} aria-current={chosen === value || undefined}>
          {name}
        </Link>
      ))}
    </Menu>
  </div>
);
