import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { Link } from "~/ui/link";
import { Icon, type IconName } from "../icons";
import type { NavGroup, NavItem } from "./nav";

const SHEET = "all-screens";

const ROW =
  "flex items-center gap-2 rounded pe-2 text-ink text-s no-underline max-xl:text-m hover:bg-wash aria-[current]:bg-brand-wash aria-[current]:text-brand aria-[current]:weight-600";
const THUMB =
  "grid min-h-14 flex-auto content-center place-items-center gap-[.15rem] bg-transparent p-0 text-muted text-s no-underline unlined [line-height:1.25] hover:text-ink aria-[current]:text-brand aria-[current]:weight-600 aria-[current]:[box-shadow:inset_0_2px_var(--color-brand)]";

const Entry = ({
  link,
  here,
  icon,
  className,
}: {
  link: NavItem;
  here: string | undefined;
  icon?: IconName;
  className: string;
}) => {
  const inside = (
    <>
      {icon ? <Icon name={icon} /> : null}
      {link.label}
    </>
  );
  const current = { className, ...(link.to === here ? { "aria-current": "page" as const } : {}) };
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
 * Links to all of the user's screens: beside the content on a wide screen, a sheet at the bottom of a narrow one. The
 * browser closes it on Escape.
 */
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
          <Entry key={label} link={links[0]} here={here} icon={icon} className={`min-h-9 ps-2 ${ROW}`} />
        ) : (
          <div key={label} className="xl:pt-2">
            <b className="flex items-center gap-2 p-[.35rem_.5rem] text-muted text-s weight-600">
              <Icon name={icon} />
              {label}
            </b>
            {links.map((link) => (
              <Entry
                key={link.to}
                link={link}
                here={here}
                className={`min-h-[1.8rem] ps-8 max-xl:min-h-touch ${ROW}`}
              />
            ))}
          </div>
        ),
      )}
    </nav>
  );
}

/**
 * The bar at the bottom of a phone's screen. Its last entry opens the sheet of all screens, and is marked as current
 * for screens that only the sheet has.
 */
export function BottomBar({
  links,
  here,
}: {
  links: readonly (NavItem & { icon: IconName })[];
  here: string | undefined;
}) {
  const isInSheet = here !== undefined && links.every(({ to }) => to !== here);
  return (
    <nav
      className="foot-nav sticky bottom-0 z-6 flex bg-sheet lined-t xl:hidden print:hidden"
      aria-label="Bottom navigation"
    >
      {links.map((link) => (
        <Entry key={link.to} link={link} here={here} icon={link.icon} className={THUMB} />
      ))}
      <button
        type="button"
        className={THUMB}
        aria-current={isInSheet || undefined}
        {...{ popovertarget: SHEET }}
      >
        <Icon name="menu" />
        More
      </button>
    </nav>
  );
}
