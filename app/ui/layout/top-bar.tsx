import { NavLink } from "@remix-run/react";
import type { ReactNode } from "react";
import { Link } from "~/ui/link";
import { Brand } from "../brand";
import { Avatar } from "../data/avatar";
import { Badge } from "../data/badge";
import { Icon } from "../icons";
import { Menu } from "./menu";

export interface NavItem {
  to: string;
  label: string;
}

const isHere = ({ isActive }: { isActive: boolean }) => (isActive ? "here" : "");

/** The narrow bar over working screens, and the bar at the thumb on phones. */
export function TopBar({
  appName,
  home,
  links,
  user,
  isHome,
  beside,
  children,
}: {
  appName: string;
  home: NavItem;
  links: NavItem[];
  user: { name: string; email: string; plan: string; isDemo: boolean };
  isHome: boolean;
  /** What stands before the menu. */
  beside?: ReactNode;
  /** Entries of the menu under the person's name. */
  children: ReactNode;
}) {
  return (
    <header className="bar">
      <a className="skip button" href="#main">
        Skip to the content
      </a>
      <div className="bar-in">
        <Brand name={appName} to={home.to} />
        <nav className="bar-nav wide-only" aria-label="Main">
          {links.map(({ to, label }) => (
            <NavLink key={to} to={to} end={to === home.to} className={isHere}>
              {label}
            </NavLink>
          ))}
        </nav>
        <div className="row">
          {isHome ? null : (
            <Link to={home.to} className="button slim quiet" aria-label={`Back to ${home.label}`}>
              <Icon name="back" />
              <span>
                Back<span className="back-words"> to {home.label}</span>
              </span>
            </Link>
          )}
          <span className="row wide-only">
            {user.isDemo ? <Badge kind="demo">Demo</Badge> : null}
            <Badge kind="tint">{user.plan}</Badge>
          </span>
          {beside}
          <Menu
            isBare
            label={
              <>
                <Avatar name={user.name} isNamed />
                <span className="visually-hidden">Menu of {user.name}</span>
              </>
            }
          >
            <div>
              <b>{user.name}</b>
              <div className="muted small">{user.email}</div>
              <div className="muted small">
                {user.plan} plan{user.isDemo ? ", demo account" : ""}
              </div>
            </div>
            <hr />
            {children}
          </Menu>
        </div>
      </div>
    </header>
  );
}

/** The bar at the bottom of a phone's screen. */
export function BottomBar({ home, links }: { home: NavItem; links: NavItem[] }) {
  return (
    <nav className="foot-nav" aria-label="Main, at the bottom">
      {links.map(({ to, label }) => (
        <NavLink key={to} to={to} end={to === home.to}>
          {label}
        </NavLink>
      ))}
    </nav>
  );
}
