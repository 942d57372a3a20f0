import { useLocation } from "@remix-run/react";
import { Brand } from "../brand";
import { DataWeight } from "./data-weight";
import type { NavItem } from "./top-bar";

/** The bar of public pages: plain links, no script. */
export function PublicBar({
  appName,
  links,
  action,
}: {
  appName: string;
  links: NavItem[];
  action: NavItem;
}) {
  return (
    <header className="bar">
      <a className="skip button" href="#main">
        Skip to the content
      </a>
      <div className="bar-in public">
        <Brand name={appName} to="/" />
        <SiteLinks links={links} className="bar-nav" label="Main" />
        <a className="button slim" href={action.to}>
          {action.label}
        </a>
      </div>
    </header>
  );
}

/** The foot of every page; the data-weight line is the signature of the product. */
export function Footer({ appName, links }: { appName: string; links: NavItem[] }) {
  return (
    <footer className="footer">
      <div className="bar-in">
        <span>{appName}</span>
        {links.length ? <SiteLinks links={links} className="row" label="More" /> : null}
        <DataWeight />
      </div>
    </footer>
  );
}

function SiteLinks({ links, className, label }: { links: NavItem[]; className: string; label: string }) {
  const { pathname } = useLocation();
  return (
    <nav className={className} aria-label={label}>
      {links.map(({ to, label: text }) => (
        <a key={to} href={to} aria-current={pathname === to ? "page" : undefined}>
          {text}
        </a>
      ))}
    </nav>
  );
}
