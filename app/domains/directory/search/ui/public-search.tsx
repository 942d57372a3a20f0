import { Icon } from "~/ui/icons";

export interface FoundCompany {
  id: number;
  name: string;
  industry: string | null;
  country: string | null;
  city: string | null;
}

export function PublicSearch({
  to,
  words,
  examples,
}: {
  to: string;
  words: string;
  examples: readonly string[];
}) {
  return (
    <search className="stack tight">
      <form className="big-search" method="get" action={`${to}#results`}>
        <label htmlFor="q">Which companies do you want to sell to?</label>
        <div>
          <Icon name="search" />
          <input
            id="q"
            name="q"
            type="search"
            defaultValue={words}
            maxLength={200}
            placeholder="solar companies in Kenya"
          />
          <button type="submit" className="button primary">
            Search
          </button>
        </div>
      </form>
      <p className="small muted">
        {"No sign-up: try "}
        {examples.map((example, index) => (
          <span key={example}>
            {index > 0 ? ", " : ""}
            <a href={`${to}?q=${encodeURIComponent(example)}#results`}>{example}</a>
          </span>
        ))}
        .
      </p>
    </search>
  );
}
