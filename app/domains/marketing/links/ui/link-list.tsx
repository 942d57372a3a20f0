import { MARKETING } from "~/paths/business/marketing";
import { CopyField } from "~/ui/forms/copy-field";
import { WritersOnly } from "~/ui/forms/readers";
import { Submit } from "~/ui/forms/submit";

interface Row {
  id: number;
  label: string;
  address: string;
  to: string;
  /** "1 time". */
  clicks: string;
}

/** Each with how many followed it. */
export const LinkList = ({ links }: { links: readonly Row[] }) =>
  links.length === 0 ? (
    <p className="muted">
      No link yet. Make one for each post: it counts who follows it, and that is the reach of the campaign.
    </p>
  ) : (
    <ul className="ways" aria-label="Links, the newest first">
      {links.map(({ id, label, address, to, clicks }) => (
        <li key={id} className="stack tight">
          <CopyField label={label} value={address} hint={`Leads to ${to}. Followed ${clicks}.`} />
          <WritersOnly>
            <form method="post" action={MARKETING.removeLink(id)}>
              <Submit kind="quiet" slim aria-label={`Remove ${label}`}>
                Remove
              </Submit>
            </form>
          </WritersOnly>
        </li>
      ))}
    </ul>
  );
