import { Link } from "~/ui/link";

export interface Tab {
  to: string;
  label: string;
  isCurrent: boolean;
}

/** Tabs as links: each has its own address. */
export function Tabs({ tabs, label }: { tabs: Tab[]; label: string }) {
  return (
    <nav className="tabs" aria-label={label}>
      {tabs.map((tab) => (
        <Link key={tab.to} to={tab.to} aria-current={tab.isCurrent ? "page" : undefined}>
          {tab.label}
        </Link>
      ))}
    </nav>
  );
}

/** The tabs of `screenTabs`, if the screen has any. */
export const ScreenTabs = ({ group }: { group: { label: string; tabs: Tab[] } | null }) =>
  group ? <Tabs {...group} /> : null;

/** The breadcrumb: the pages above this one, outermost first. Inside a Page it precedes the title. */
export function Breadcrumb({ trail }: { trail: { to: string; label: string }[] }) {
  return (
    <nav className="trail" aria-label="Breadcrumb">
      <ol className="flex flex-wrap gap-2 text-muted text-s">
        {trail.map(({ to, label }) => (
          <li
            key={to}
            className="flex min-w-0 items-baseline not-first:before:pe-2 not-first:before:text-edge not-first:before:[content:'/']"
          >
            <Link
              to={to}
              className="text-inherit no-underline wrap-anywhere hover:text-ink hover:underline touch:inline-grid touch:min-h-touch touch:content-center"
            >
              {label}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
