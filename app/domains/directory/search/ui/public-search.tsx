import { m } from "~/messages/messages";
import { Icon } from "~/ui/icons";
import { Rich } from "~/ui/rich";

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
        <label htmlFor="q">{m.site_public_search_which_companies_do_you_want()}</label>
        <div>
          <Icon name="search" />
          <input
            id="q"
            name="q"
            type="search"
            defaultValue={words}
            maxLength={200}
            placeholder={m.site_public_search_solar_companies_in_kenya()}
          />
          <button type="submit" className="button primary">
            {m.site_public_search_search()}
          </button>
        </div>
      </form>
      <p className="small muted">
        <Rich
          parts={m.site_public_search_no_sign_up_try.parts({ words: examples.join(", ") })}
          tags={{
            examples: () =>
              examples.map((example, index) => (
                <span key={example}>
                  {index > 0 ? ", " : ""}
                  <a href={`${to}?q=${encodeURIComponent(example)}#results`}>{example}</a>
                </span>
              )),
          }}
        />
      </p>
    </search>
  );
}
