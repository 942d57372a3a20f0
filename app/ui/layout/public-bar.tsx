import { useLocation } from "@remix-run/react";
import { m } from "~/messages/messages";
import { Rich } from "~/ui/rich";
import { Brand, Mark } from "../brand";
import { Icon } from "../icons";
import { usePageContext } from "../page-context";
import type { NavItem } from "./nav";

interface LinkGroup {
  title: string;
  links: NavItem[];
}

/** The bar of public pages, one row at every width: plain links, no JavaScript. On phones the links are collapsed. */
export function PublicBar({
  appName,
  links,
  action,
  trial,
}: {
  appName: string;
  links: NavItem[];
  action: NavItem;
  /** Null for signed-in users, who see no trial button. */
  trial: NavItem | null;
}) {
  return (
    <header className="bar">
      <a className="skip button" href="#main">
        {m.site_bar_skip_to_content()}
      </a>
      <div className="bar-in public">
        <Brand name={appName} to="/" />
        <details className="bar-menu">
          <summary className="button slim" aria-label={m.site_bar_menu()}>
            <Icon name="menu" />
          </summary>
          <div>
            <SiteLinks links={links} />
          </div>
        </details>
        <nav className="bar-nav" aria-label={m.site_bar_main()}>
          <SiteLinks links={links} />
        </nav>
        <a className="button slim" href={action.to}>
          {action.label}
        </a>
        {trial ? (
          <a className="button slim accent" href={trial.to}>
            {trial.label}
          </a>
        ) : null}
      </div>
    </header>
  );
}

/** Kilobytes of the median mobile home page in July 2025, and its source. */
const MEDIAN_PAGE = 2_559;
const MEDIAN_WORDS = `${MEDIAN_PAGE.toLocaleString("en-US")} kB`;
const ALMANAC = "https://almanac.httparchive.org/en/2025/page-weight";

/** The footer of public pages; the data-weight line is the product's signature. */
export function Footer({
  appName,
  groups,
  company,
  contact,
}: {
  appName: string;
  groups: LinkGroup[];
  company: string | null;
  contact: string | null;
}) {
  return (
    <footer className="footer">
      <div className="wide site-foot">
        <p className="brand">
          <Mark />
          {appName}
        </p>
        {groups.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <b>{title}</b>
            <SiteLinks links={links} />
          </nav>
        ))}
      </div>
      {company || contact ? (
        <p className="wide small muted">
          {company} {contact ? <a href={`mailto:${contact}`}>{contact}</a> : null}
        </p>
      ) : null}
      <WeightLine />
    </footer>
  );
}

/** Compares this page with the median web page, as a line drawn to scale. */
function WeightLine() {
  const { weightMark = "0", faceStyle } = usePageContext();
  return (
    <div className="wide weight-line">
      <span className="weight">
        <Rich parts={m.site_bar_this_page_used_kb_excluding.parts({ weight: weightMark })} />
      </span>

      <svg className="scale" viewBox={`0 0 ${MEDIAN_PAGE} 1`} preserveAspectRatio="none" aria-hidden="true">
        {faceStyle ? (
          // Last in the page, after its first paint.
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own stylesheet
          <style dangerouslySetInnerHTML={{ __html: faceStyle }} />
        ) : null}
        <path d={`M0 .5H${MEDIAN_PAGE}`} />
        <path className="ours" d={`M0 .5H${weightMark}`} />
      </svg>
      <span>
        <Rich
          parts={m.site_bar_the_median_home_page_on.parts({ size: MEDIAN_WORDS })}
          tags={{ link: (text) => <a href={ALMANAC}>{text}</a> }}
        />
      </span>
    </div>
  );
}

function SiteLinks({ links }: { links: NavItem[] }) {
  const { pathname } = useLocation();
  return links.map(({ to, label }) => (
    <a key={to} href={to} aria-current={pathname === to ? "page" : undefined}>
      {label}
    </a>
  ));
}
