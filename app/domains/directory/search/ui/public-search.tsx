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
            autoComplete="off"
            required
          />
          <button type="submit" className="button primary">
            Search
          </button>
        </div>
      </form>
      <p className="small muted">
        No account needed. Try{" "}
        {examples.map((example, at) => (
          <span key={example}>
            {at > 0 ? ", " : ""}
            <a href={`${to}?q=${encodeURIComponent(example)}#results`}>{example}</a>
          </span>
        ))}
        .
      </p>
    </search>
  );
}

export function PublicResults({
  words,
  corrected,
  readAs,
  heading,
  isAll,
  companies,
  signupTo,
}: {
  words: string;
  corrected: string | null;
  /** How the sentence was understood; null where its words were searched as they are. */
  readAs: string | null;
  heading: string;
  isAll: boolean;
  companies: FoundCompany[];
  signupTo: string;
}) {
  return (
    <section className="band found" id="results">
      <div className="wide stack">
        {companies.length === 0 ? (
          <>
            <h2>No company here matches “{words}” yet</h2>
            <p className="muted">
              Try one word, a city or a country. With an account you may also import a file of companies you
              know.
            </p>
          </>
        ) : (
          <>
            <h2>{heading}</h2>
            {readAs ? <p className="muted">Read as: {readAs}</p> : null}
            {corrected ? <p className="muted">Nothing has “{words}”; this is the nearest there is.</p> : null}
            <ul className="rows">
              {companies.map((company) => (
                <li key={company.id}>
                  <b>{company.name}</b>
                  <span>{company.industry}</span>
                  <span>{[company.city, company.country].filter(Boolean).join(", ")}</span>
                </li>
              ))}
            </ul>
            <p>
              <a href={signupTo}>Start a free trial</a>{" "}
              {isAll ? "to see why each one fits you." : "to see the rest, and why each one fits you."}
            </p>
          </>
        )}
      </div>
    </section>
  );
}
