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
  <div className="justify-self-start [&_.menu-list]:start-0 [&_.menu-list]:end-auto">
    <Menu
      label={
        <>
          {label} <Icon name="chevron" />
        </>
      }
    >
      {choices.map(([value, name]) => (
        <Link
          key={value}
          to={to(value || null)}
          className="aria-[current]:text-brand aria-[current]:weight-600"
          aria-current={chosen === value || undefined}
        >
          {name}
        </Link>
      ))}
    </Menu>
  </div>
);
