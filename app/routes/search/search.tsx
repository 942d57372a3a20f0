import type { MetaFunction } from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import { searchEverywhere } from "~/domains/global-search/search-everywhere.server";
import { MAX_LENGTH, SearchQuery } from "~/domains/global-search/search-query";
import { businessPage } from "~/http/pages/page.server";
import { readQuery } from "~/http/pages/query.server";
import { paths } from "~/paths";
import { EmptyState } from "~/ui/feedback/empty-state";
import { LinkButton } from "~/ui/forms/link-button";
import { Page, Section } from "~/ui/layout/page";
import { Link } from "~/ui/link";
import { SEARCH_KINDS } from "~/ui/palette/kinds";
import { screensNamed } from "./screens.server";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.q ? `${data.q}: search` : "Search" },
];

export const loader = businessPage(async (ctx, { request }) => {
  const { q = "" } = readQuery(request, SearchQuery);
  const asked = q.trim();
  return {
    q: asked.slice(0, MAX_LENGTH),
    cut: asked.length > MAX_LENGTH ? `Only the first ${MAX_LENGTH} characters were searched.` : undefined,
    groups: await searchEverywhere(ctx, asked),
    screens: screensNamed(asked, { role: ctx.actor.role, plan: ctx.account.plan }),
  };
});

export default function SearchPage() {
  const { q, cut, groups, screens } = useLoaderData<typeof loader>();
  const isEmpty = groups.length === 0 && screens.length === 0;
  const title = !q ? "Search everywhere" : isEmpty ? `No results for “${q}”` : `Results for “${q}”`;
  return (
    <Page
      title={title}
      subtitle={cut}
      width="reading"
      action={
        <LinkButton slim to={paths.search.keys}>
          Shortcuts
        </LinkButton>
      }
    >
      <search>
        <Form action={paths.search.page} className="row flex-nowrap">
          <label className="visually-hidden" htmlFor="q">
            Search companies, contacts, leads, conversations, deals and screens
          </label>
          <input className="input min-w-0 flex-1" id="q" name="q" type="search" defaultValue={q} key={q} />
          <button type="submit" className="button primary">
            Search
          </button>
        </Form>
      </search>
      {screens.length > 0 ? (
        <nav className="row" aria-label="Screens">
          {screens.map(({ to, label }) => (
            <a key={to} className="button slim" href={to}>
              {label}
            </a>
          ))}
        </nav>
      ) : null}
      {groups.map(({ kind, rows, allTo }) => (
        <Section
          key={kind}
          title={SEARCH_KINDS[kind]}
          action={
            allTo ? (
              <LinkButton slim to={allTo}>
                {`View all ${SEARCH_KINDS[kind].toLowerCase()}`}
              </LinkButton>
            ) : null
          }
        >
          <ul className="ways">
            {rows.map(({ title, detail, to }) => (
              <li key={to}>
                <Link to={to}>{title}</Link>
                <p className="muted small">{detail}</p>
              </li>
            ))}
          </ul>
        </Section>
      ))}
      {q && isEmpty ? (
        <EmptyState
          title="No results"
          action={
            <LinkButton writes to={paths.withQuery(paths.leadSearch.new, { sentence: q })}>
              Search for new leads
            </LinkButton>
          }
        >
          Try fewer letters, the start of a name or an email address.
        </EmptyState>
      ) : null}
      {q ? null : <p className="muted">Search records and screens by name, and contacts by email.</p>}
    </Page>
  );
}
