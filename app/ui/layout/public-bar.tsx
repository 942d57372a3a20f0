import type { ReactNode } from "react";
import { Brand } from "../brand";
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
      <div className="bar-in">
        <Brand name={appName} to="/" />
        {links.length ? (
          <nav className="bar-nav" aria-label="Main">
            {links.map(({ to, label }) => (
              <a key={to} href={to}>
                {label}
              </a>
            ))}
          </nav>
        ) : null}
        <a className="button slim" href={action.to}>
          {action.label}
        </a>
      </div>
    </header>
  );
}

export function Footer({ children }: { children: ReactNode }) {
  return (
    <footer className="footer">
      <div className="bar-in">{children}</div>
    </footer>
  );
}
