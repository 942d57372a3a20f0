import { useLocation } from "@remix-run/react";
import { paths } from "~/paths";
import { Badge } from "~/ui/data/badge";
import { Link } from "~/ui/link";

export interface Chip {
  /** The form field's name and its value. */
  name: string;
  value: string;
  label: string;
}

/** Fields that contain several comma-separated values in one text. */
const TEXTS = new Set(["cities", "keywords", "excludeKeywords"]);

function without(search: string, { name, value }: Chip): string {
  const query = new URLSearchParams(search);
  const kept = TEXTS.has(name)
    ? [
        (query.get(name) ?? "")
          .split(",")
          .map((part) => part.trim())
          .filter((part) => part !== value)
          .join(", "),
      ]
    : query.getAll(name).filter((each) => each !== value);
  query.delete(name);
  for (const each of kept) if (each) query.append(name, each);
  return `${paths.leadSearch.new}?${query}`;
}

/** The criteria of a search, each with a link that removes it. */
export function CriteriaChips({ chips }: { chips: Chip[] }) {
  const { search } = useLocation();
  return (
    <ul className="row plain" aria-label="Criteria">
      {chips.map((chip) => (
        <li key={`${chip.name} ${chip.value}`}>
          <Badge kind="tint">
            {chip.label}{" "}
            <Link to={without(search, chip)} aria-label={`Remove ${chip.label}`} preventScrollReset>
              ×
            </Link>
          </Badge>
        </li>
      ))}
    </ul>
  );
}
