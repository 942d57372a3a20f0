interface Found {
  companies: {
    id: number;
    name: string;
    industry: string | null;
    city: string | null;
    country: string | null;
  }[];
  total: string;
  corrected: string | null;
}

/** The search box of the landing page: a real search of the shared directory, by GET. */
export function HomeSearch({
  search,
  found,
  signup,
}: {
  search: string;
  found: Found | null;
  signup: string;
}) {
  return (
    <div className="stack tight">
      <form method="get" action="/" className="search-bar">
        <div className="field grow">
          <label htmlFor="q">Try it: search the directory</label>
          <input
            className="input"
            id="q"
            name="q"
            type="search"
            defaultValue={search}
            placeholder="solar Nairobi"
            maxLength={200}
          />
        </div>
        <button type="submit" className="button primary">
          Search
        </button>
      </form>
      {found ? (
        <div className="card" role="status">
          <p>
            <b>{found.total}</b> {found.total === "1" ? "company has" : "companies have"} “
            {found.corrected ?? search}”
            {found.companies.length === 0 ? ". Try a sector, a city or a name." : ""}
          </p>
          {found.companies.length > 0 ? (
            <>
              <ul>
                {found.companies.map(({ id, name, industry, city, country }) => (
                  <li key={id}>
                    <b>{name}</b>{" "}
                    <span className="muted">{[industry, city, country].filter(Boolean).join(", ")}</span>
                  </li>
                ))}
              </ul>
              <p>
                <a href={signup}>Start a trial</a> to see all of them, with the reasons for each.
              </p>
            </>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}
