import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { formatDate, formatNumber } from "~/core/format";
import { CORRECTED_SOURCE } from "~/domains/directory/corrections/corrected-source";
import { listSources } from "~/domains/directory/sources/list-sources.server";
import { openSources } from "~/domains/directory/sources/sources";
import { m } from "~/messages/messages";
import { paths } from "~/paths";
import { Rich } from "~/ui/rich";
import { siteMeta } from "./site-meta";

export const meta = siteMeta({
  title: (appName) => m.site_sources_data_sources({ appName }),
  description: () => m.site_sources_every_source_of_the_shared(),
  path: paths.site.sources,
  picture: "privacy",
});

export const loader = async ({ context }: LoaderFunctionArgs) => {
  const sources = await listSources(context.base);
  return {
    open: openSources().map(({ companies, confirmed, ...source }) => ({
      ...source,
      companies: formatNumber(companies),
      confirmed: formatNumber(confirmed),
    })),
    sources: sources.map(({ countries, writtenAt, companies, ...source }) => ({
      ...source,
      companies,
      writtenOn: formatDate(writtenAt),
      countries: countries.map((country) => [
        country.name,
        formatNumber(country.companies),
        formatDate(country.writtenAt),
      ]),
    })),
  };
};

type Loaded = Awaited<ReturnType<typeof loader>>;
type Source = Loaded["sources"][number];

const Outside = ({ to, children }: { to: string | null; children: ReactNode }) =>
  to ? <a href={to}>{children}</a> : children;

/** Attribution of the bundled data set, as its licences require. */
const OpenData = ({ open }: Pick<Loaded, "open">) => (
  <section className="stack" aria-labelledby="open-data">
    <hr />
    <h2 id="open-data">{m.site_sources_open_data_in_this_release()}</h2>
    <p>{m.site_sources_we_normalise_names_merge_duplicates()}</p>
    <table className="table">
      <caption>{m.site_sources_sources_and_licences()}</caption>
      <thead>
        <tr>
          <th scope="col">{m.site_sources_source()}</th>
          <th scope="col">{m.site_sources_licence()}</th>
          <th scope="col" className="num">
            {m.site_sources_companies()}
          </th>
          <th scope="col" className="num">
            {m.site_sources_confirms()}
          </th>
        </tr>
      </thead>
      <tbody>
        {open.map(({ name, homeUrl, licence, licenceUrl, companies, confirmed }) => (
          <tr key={name}>
            <th scope="row">
              <Outside to={homeUrl}>{name}</Outside>
            </th>
            <td data-label="Licence">
              <Outside to={licenceUrl}>{licence}</Outside>
            </td>
            <td className="num" data-label="Companies">
              {companies}
            </td>
            <td className="num" data-label="Companies confirmed">
              {confirmed}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

function SourceSection({ source }: { source: Source }) {
  const id = source.key.replace(/[^a-z0-9]+/gi, "-");
  return (
    <section id={id} className="stack" aria-labelledby={`${id}-heading`}>
      <hr />
      <h2 id={`${id}-heading`}>
        <Outside to={source.homeUrl}>{source.name}</Outside>
      </h2>
      <p>{source.what}</p>
      <p>
        <Rich
          parts={m.site_sources_companies_last_updated_on_licence.parts({
            count: source.companies,
            writtenOn: source.writtenOn,
            licence: source.licence,
          })}
          tags={{ licence: (text) => <Outside to={source.licenceUrl}>{text}</Outside> }}
        />
      </p>
      <details>
        <summary>{m.site_sources_companies_by_country()}</summary>
        <table className="table plain">
          <caption>{m.site_sources_by_country()}</caption>
          <thead>
            <tr>
              <th scope="col">{m.site_sources_country()}</th>
              <th scope="col" className="num">
                {m.site_sources_companies()}
              </th>
              <th scope="col" className="num">
                {m.site_sources_last_updated()}
              </th>
            </tr>
          </thead>
          <tbody>
            {source.countries.map(([country, companies, day]) => (
              <tr key={country}>
                <th scope="row">{country}</th>
                <td className="num">{companies}</td>
                <td className="num">{day}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}

export default function SourcesPage() {
  const { open, sources } = useLoaderData<typeof loader>();
  return (
    <main id="main" className="site">
      <div className="wide narrow stack">
        <h1>{m.site_sources_data_sources_2()}</h1>
        <p className="lead">{m.site_sources_every_business_can_see_the()}</p>
        <p>
          <Rich
            parts={m.site_sources_found_an_error_businesses_can.parts({ source: CORRECTED_SOURCE })}
            tags={{ link: (text) => <a href={paths.site.dataRequest}>{text}</a> }}
          />
        </p>
        <OpenData open={open} />
        {sources.length === 0 ? <p>{m.site_sources_the_shared_directory_is_empty()}</p> : null}
        {sources.map((source) => (
          <SourceSection key={source.key} source={source} />
        ))}
      </div>
    </main>
  );
}
