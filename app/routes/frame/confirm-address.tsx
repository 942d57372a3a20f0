import { useLocation } from "@remix-run/react";
import { paths } from "~/paths";
import { Once } from "~/ui/forms/once";

/** Screens, with their subpages, where an unconfirmed address blocks an action. */
const STOPS = [
  paths.leadSearch.list,
  paths.business.companies,
  paths.campaigns.list,
  paths.mailboxes.list,
  paths.templates.list,
  paths.replies.list,
  paths.business.imports,
  paths.business.contacts,
  paths.team.home,
];

/** Read-only lists under those screens. */
const SHOWS = [paths.leadSearch.leads, paths.business.companies, paths.business.hiddenCompanies];

const isStopped = (pathname: string) =>
  pathname === paths.business.home ||
  (STOPS.some((stop) => pathname.startsWith(stop)) && !SHOWS.includes(pathname));

/** Shows a notice on every screen that an unconfirmed address limits, with a button to resend the link. */
export function ConfirmAddress({ email, limits }: { email: string; limits: string }) {
  const { pathname, search } = useLocation();
  if (!isStopped(pathname)) return null;
  return (
    <aside className="note flash info max-sm:grid-cols-1 wrap-anywhere" aria-label="Email confirmation">
      <div>
        <b>Confirm {email}.</b> {limits}
      </div>
      <form method="post" action={paths.account.verify}>
        <Once />
        <input type="hidden" name="back" value={pathname + search} />
        <button type="submit" className="button slim">
          Resend link
        </button>
      </form>
    </aside>
  );
}
