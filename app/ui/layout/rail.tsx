import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { Link } from "~/ui/link";
import { Icon, type IconName } from "../icons";
import type { NavGroup, NavItem } from "./nav";

const SHEET = "all-screens";

const Entry = ({ link, here, icon }: { link: NavItem; here: string | undefined; icon?: IconName }) => {
  const inside = (
    <>
      {icon ? <Icon name={icon} /> : null}
      {link.label}
    </>
  );
  const current = link.to === here ? { "aria-current": "page" as const } : {};
  return link.isDocument ? (
    <a href={link.to} {...current}>
      {inside}
    </a>
  ) : (
    <Link to={link.to} {...current}>
      {inside}
    </Link>
  );
};

/** Every screen of one's own: beside the work on a wide screen, a sheet over the foot of a narrow one. The browser closes it by Escape. */
export function Rail({ groups, here }: { groups: readonly NavGroup[]; here: string | undefined }) {
  const { key } = useLocation();
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (key) box.current?.hidePopover?.();
  }, [key]);
  return (
    <nav ref={box} className="rail" id={SHEET} aria-label="Main" {...{ popover: "" }}>
      {groups.map(({ label, icon, links }) =>
        links.length === 1 && links[0]?.label === label ? (
          <Entry key={label} link={links[0]} here={here} icon={icon} />
        ) : (
          <div key={label}>
            <b>
              <Icon name={icon} />
              {label}
            </b>
            {links.map((link) => (
              <Entry key={link.to} link={link} here={here} />
            ))}
          </div>
        ),
      )}
    </nav>
  );
}

/** The bar at the bottom of a phone's screen; its last entry opens the sheet of all screens. */
export function BottomBar({
  links,
  here,
}: {
  links: readonly (NavItem & { icon: IconName })[];
  here: string | undefined;
}) {
  return (
    <nav className="foot-nav" aria-label="Main, at the bottom">
      {links.map((link) => (
        <Entry key={link.to} link={link} here={here} icon={link.icon} />
      ))}
      <button type="button" {...{ popovertarget: SHEET }}>
        <Icon name="menu" />
        More
      </button>
    </nav>
  );
}
