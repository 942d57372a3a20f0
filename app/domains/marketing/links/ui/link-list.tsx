import { MARKETING } from "~/paths/business/marketing";
import { SUPPORT } from "~/paths/business/support";
import { Alert } from "~/ui/feedback/alert";
import { CopyField } from "~/ui/forms/copy-field";
import { IfCanWrite } from "~/ui/forms/if-can-write";
import { Submit } from "~/ui/forms/submit";
import { Link } from "~/ui/link";
import { MoreMenu } from "~/ui/list/list-page";

interface Row {
  id: number;
  label: string;
  address: string;
  to: string;
  /** "1 time". */
  clicks: string;
  /** Null while the link works. */
  takeDownReason: string | null;
}

/** A campaign's links, each with its number of clicks. */
export const LinkList = ({ links }: { links: readonly Row[] }) =>
  links.length === 0 ? (
    <p className="muted">No links yet. Create one per post to count clicks as campaign reach.</p>
  ) : (
    <ul className="ways" aria-label="Links">
      {links.map(({ id, label, address, to, clicks, takeDownReason }) => (
        <li key={id} className="stack tight">
          <CopyField label={label} value={address} />
          {takeDownReason === null ? null : (
            <Alert kind="warning" title="This link was removed by an administrator.">
              {takeDownReason} <Link to={SUPPORT.ask}>Contact support</Link>
            </Alert>
          )}
          <div className="row between">
            <span className="small muted">{`Opens ${to}. Clicked ${clicks}.`}</span>
            <IfCanWrite>
              <MoreMenu label={`More actions for ${label}`}>
                <form method="post" action={MARKETING.removeLink(id)}>
                  <Submit kind="quiet" slim>
                    Remove link
                  </Submit>
                </form>
              </MoreMenu>
            </IfCanWrite>
          </div>
        </li>
      ))}
    </ul>
  );
