import { useLocation } from "@remix-run/react";
import { paths } from "~/paths";
import { Badge } from "~/ui/data/badge";
import { Alert } from "~/ui/feedback/alert";
import { Link } from "~/ui/link";
import type { BuyersView } from "../buyers-view";

function withIndustry(search: string, industry: string, isChosen: boolean): string {
  const query = new URLSearchParams(search);
  const kept = query.getAll("industries").filter((id) => id !== industry);
  query.delete("industries");
  for (const id of isChosen ? kept : [...kept, industry]) query.append("industries", id);
  return `${paths.leadSearch.new}?${query}`;
}

/** Proposed buyers of the product, each with its reason; a link adds or removes one. */
export function BuyerSuggestions({ product, suggestions }: BuyersView) {
  const { search } = useLocation();
  if (suggestions.length === 0)
    return (
      <Alert kind="warning" title="No buyer suggestions yet">
        Choose your buyers’ industries below.
      </Alert>
    );
  return (
    <section className="stack tight" aria-labelledby="buyers">
      <h2 id="buyers">{product ? `Likely buyers of ${product}` : "Likely buyers"}</h2>
      <ul className="stack tight">
        {suggestions.map(({ industry, name, reason, isChosen }) => (
          <li key={industry} className="row">
            <Badge kind={isChosen ? "tint" : "plain"}>{name}</Badge>
            <span className="small">{reason}</span>
            <Link
              to={withIndustry(search, industry, isChosen)}
              aria-label={`${isChosen ? "Remove" : "Add"} ${name}`}
              preventScrollReset
            >
              {isChosen ? "Remove" : "Add"}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
