import { useLocation } from "@remix-run/react";
import { paths } from "~/paths";
import { Once } from "~/ui/forms/once";

/** The screens on which an unconfirmed address stops something. */
const STOPS = [
  paths.campaigns.list,
  paths.mailboxes.list,
  paths.templates.list,
  paths.replies.list,
  paths.business.imports,
  paths.business.contacts,
  paths.team.home,
];

/** Says on every screen that it will stop that the address is not confirmed, and sends the link again. */
export function ConfirmAddress({ email, limits }: { email: string; limits: string }) {
  const { pathname, search } = useLocation();
  if (pathname !== paths.business.home && !STOPS.some((stop) => pathname.startsWith(stop))) return null;
  return (
    <aside className="note flash info" aria-label="Your address">
      <div>
        <b>Please confirm {email}.</b> Until then {limits}
      </div>
      <form method="post" action={paths.account.verify}>
        <Once />
        <input type="hidden" name="back" value={pathname + search} />
        <button type="submit" className="button slim">
          Send the link again
        </button>
      </form>
    </aside>
  );
}
