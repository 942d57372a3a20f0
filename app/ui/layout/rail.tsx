import { useLocation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { Link } from "~/ui/link";
import { Icon, type IconName } from "../icons";
import type { NavGroup, NavItem } from "./nav";

const ALL_SCREENS = "#all-screens";

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

/**
 * Whether the sheet of all screens is open: undefined without script, where the address opens it (`:target`). It closes with
 * the next screen, by Escape, and by its own link.
 */
function useSheet(): boolean | undefined {
  const { key, hash } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>();
  useEffect(() => {
    setOpenAt(hash === ALL_SCREENS ? key : null);
    const press = (event: MouseEvent) => {
      const link = (event.target as Element).closest(`.rail-close, a[href="${ALL_SCREENS}"]`);
      if (!link) return;
      event.preventDefault();
      setOpenAt((at) => (at === key || link.matches(".rail-close") ? null : key));
    };
    const leave = (event: KeyboardEvent) => (event.key === "Escape" ? setOpenAt(null) : undefined);
    document.addEventListener("click", press);
    document.addEventListener("keydown", leave);
    return () => {
      document.removeEventListener("click", press);
      document.removeEventListener("keydown", leave);
    };
  }, [key, hash]);
  return openAt === undefined ? undefined : openAt === key;
}

/** Every screen of one's own: beside the work on a wide screen, a sheet over the whole of a narrow one. */
export function Rail({ groups, here }: { groups: readonly NavGroup[]; here: string | undefined }) {
  const isOpen = useSheet();
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isOpen) box.current?.querySelector<HTMLElement>("a:not(.button)")?.focus();
    else if (box.current?.contains(document.activeElement))
      document.querySelector<HTMLElement>(`a[href="${ALL_SCREENS}"]`)?.focus();
  }, [isOpen]);
  return (
    <nav
      ref={box}
      className="rail"
      id={ALL_SCREENS.slice(1)}
      aria-label="Main"
      data-sheet={isOpen === undefined ? undefined : isOpen ? "open" : "closed"}
    >
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
      <a className="button slim rail-close" href="#main">
        Close
      </a>
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
      <a href={ALL_SCREENS}>
        <Icon name="menu" />
        More
      </a>
    </nav>
  );
}
