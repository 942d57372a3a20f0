import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { formatDate, formatNumber, plural } from "~/core/format";
import { listSources } from "~/domains/directory/sources/list-sources.server";
import { CORRECTIONS, openSources } from "~/domains/directory/sources/sources";
import { paths } from "~/paths";
import { siteMeta } from "./site-meta";

export const meta = siteMeta({
  title: (appName) => `Data sources | ${appName}`,
  description: () => "Every source of the shared directory: content, licence, companies by country and age.",
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
      companies: plural(companies, "company", "companies"),
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

const Outside = ({ to, children }: { to: string | null; children: string }) =>
  to ? <a href={to}>{children}</a> : children;

/** Attribution of the pack that comes with the release, as its licences ask for. */
const OpenData = ({ open }: Pick<Loaded, "open">) => (
  <section className="stack" aria-labelledby="open-data">
    <hr />
    <h2 id="open-data">Open data in this release</h2>
    <p>
      We normalise names, merge duplicates and assign industries by our own rules. Each company names its
      source; others confirm or complete it.
    </p>
    <table className="table">
      <caption>Sources and licences</caption>
      <thead>
        <tr>
          <th scope="col">Source</th>
          <th scope="col">Licence</th>
          <th scope="col" className="num">
            Companies
          </th>
          <th scope="col" className="num">
            Confirms
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
            <td className="num" data-label="Confirms">
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
        <b>{source.companies}</b>, updated {source.writtenOn}. Licence:{" "}
        <Outside to={source.licenceUrl}>{source.licence}</Outside>.
      </p>
      <details>
        <summary>Companies by country</summary>
        <table className="table plain">
          <caption>By country</caption>
          <thead>
            <tr>
              <th scope="col">Country</th>
              <th scope="col" className="num">
                Companies
              </th>
              <th scope="col" className="num">
                Updated
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
        <h1>Data sources</h1>
        <p className="lead">
          Every business here can search the shared directory. Each record names its source and date. Records
          that a business adds stay private and aren’t counted here.
        </p>
        <p>
          Businesses report errors on the company’s page. {CORRECTIONS} Anyone can{" "}
          <a href={paths.site.dataRequest}>ask to be removed</a>.
        </p>
        <OpenData open={open} />
        {sources.length === 0 ? <p>The shared directory is empty.</p> : null}
        {sources.map((source) => (
          <SourceSection key={source.key} source={source} />
        ))}
      </div>
    </main>
  );
}
