import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { InDemoAccount } from "../data/badge";
import { PageFlash } from "../feedback/page-flash";
import type { IconName } from "../icons";
import { type NavGroup, type NavItem, placeOf } from "./nav";
import { BottomBar, Rail } from "./rail";
import { type FrameUser, TopBar } from "./top-bar";

export interface WorkNav {
  /** Target of the product's name and "Back to". */
  home: NavItem;
  /** The screens show rows of every account. */
  isOfAll?: boolean;
  /** Other addresses of the home screen. */
  alias?: string;
  groups: readonly NavGroup[];
  /** The screen that a page belongs to if its address is below another one. */
  here?: string | undefined;
  /** Entries of the bottom bar, within reach of the thumb. */
  thumb: readonly (NavItem & { icon: IconName })[];
  /** Entries of the menu under the user's name. */
  menu: readonly NavItem[];
}

/** The frame of every signed-in screen. */
export function WorkFrame({
  appName,
  nav,
  user,
  beside,
  search,
  children,
}: {
  appName: string;
  nav: WorkNav;
  user: FrameUser;
  /** Content before the menu. */
  beside?: ReactNode;
  search?: ReactNode;
  children: ReactNode;
}) {
  const location = useLocation();
  const { pathname } = location;
  const isHome = pathname === nav.home.to || pathname === nav.alias;
  const links = nav.groups.flatMap((group) => group.links);
  const hereIn = (items: readonly NavItem[]) => nav.here ?? (isHome ? nav.home.to : placeOf(items, location));
  const here = hereIn([...links, ...nav.thumb]);
  return (
    <div className="frame grid flex-1 grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr_auto] xl:grid-cols-[13rem_minmax(0,1fr)] xl:grid-rows-[auto_1fr]">
      <TopBar
        appName={appName}
        home={nav.home}
        menu={nav.menu}
        user={user}
        isHome={isHome}
        beside={beside}
        search={search}
      />
      <Rail groups={nav.groups} here={here} />
      <div className="frame-main flex min-w-0 flex-col">
        <PageFlash />
        <InDemoAccount.Provider value={user.isDemo && !nav.isOfAll}>{children}</InDemoAccount.Provider>
      </div>
      {/* If several entries contain the page equally, the bar's own entry is current. */}
      <BottomBar links={nav.thumb} here={hereIn([...nav.thumb, ...links])} />
    </div>
  );
}
