import type { ReactNode } from "react";
import { m } from "~/messages/messages";
import { paths } from "~/paths";
import { Link } from "~/ui/link";
import { Brand } from "../brand";
import { Avatar } from "../data/avatar";
import { Badge } from "../data/badge";
import { Icon } from "../icons";
import { Menu } from "./menu";
import type { NavItem } from "./nav";

export interface FrameUser {
  name: string;
  email: string;
  /** Text of the badge: a plan, a tier, a role. */
  badge: string;
  /** The address that the badge links to. */
  badgeTo: string | null;
  isDemo: boolean;
  /** A path on this site. */
  picture: string | null;
}

/** The narrow bar above working screens. */
export function TopBar({
  appName,
  home,
  menu,
  user,
  isHome,
  beside,
  search,
}: {
  appName: string;
  home: NavItem;
  menu: readonly NavItem[];
  user: FrameUser;
  isHome: boolean;
  /** Content before the menu. */
  beside?: ReactNode;
  search?: ReactNode;
}) {
  const badge = <Badge kind="tint">{user.badge}</Badge>;
  return (
    <header className="bar sticky top-0 xl:col-span-full">
      <a className="skip button" href="#main">
        {m.site_bar_skip_to_content()}
      </a>
      <div className="bar-in mx-4 w-auto">
        <Brand name={appName} to={home.to} />
        {isHome ? null : (
          <Link
            to={home.to}
            className="button slim quiet"
            aria-label={m.site_bar_back_to({ page: home.label })}
          >
            <Icon name="back" />
            <span className="max-md:sr-only">{m.site_bar_back_to({ page: home.label })}</span>
          </Link>
        )}
        {search}
        <div className="row flex-nowrap whitespace-nowrap max-xl:gap-1 [.bar-search~&]:ms-0">
          {user.isDemo ? <Badge kind="demo">{m.site_bar_demo()}</Badge> : null}
          <span className="row flex-nowrap max-xl:hidden">
            {user.badgeTo ? (
              <Link className="no-underline" to={user.badgeTo} title={m.site_bar_your_plan()}>
                {badge}
              </Link>
            ) : (
              badge
            )}
          </span>
          {beside}
          <Menu
            isBare
            label={
              <>
                <Avatar name={user.name} picture={user.picture} isNamed />
                <span className="visually-hidden">{m.site_bar_menu_of({ name: user.name })}</span>
              </>
            }
          >
            <div>
              <b>{user.name}</b>
              <div className="muted small">{user.email}</div>
              <div className="muted small">
                {user.isDemo ? m.site_bar_demo_account({ badge: user.badge }) : user.badge}
              </div>
            </div>
            <hr />
            {menu.map(({ to, label }) => (
              <a key={label} href={to}>
                {label}
              </a>
            ))}
            <form method="post" action={paths.auth.logout}>
              <button type="submit" className="button slim">
                {m.site_bar_log_out()}
              </button>
            </form>
          </Menu>
        </div>
      </div>
    </header>
  );
}
