import { MARKETING } from "~/paths/business/marketing";
import { IfCanWrite } from "~/ui/forms/if-can-write";
import { Submit } from "~/ui/forms/submit";
import { Card } from "~/ui/layout/page";
import type { PostView } from "../view";

/** Claims that are not in the brief: a user confirms each one or edits the text. */
export function ClaimReview({ post: { id, claims } }: { post: PostView }) {
  const open = claims.filter(({ isOpen }) => isOpen);
  if (claims.length === 0) return null;
  return (
    <Card title={open.length > 0 ? "Claims to verify" : "Confirmed by your team"}>
      {open.length === 0 ? (
        <ul>
          {claims.map((claim) => (
            <li key={claim.id}>
              {claim.kind}: <b dir="auto">{claim.words}</b>
            </li>
          ))}
        </ul>
      ) : (
        <IfCanWrite>
          <p>These claims aren’t in the brief. Confirm true claims or edit the text before approval.</p>
          <form method="post" action={MARKETING.confirmClaim(id)} className="stack">
            <div className="checks">
              {open.map((claim) => (
                <label className="check" key={claim.id}>
                  <input type="checkbox" name="claims" value={claim.id} />
                  <span>
                    {claim.kind}: <b dir="auto">{claim.words}</b>
                  </span>
                </label>
              ))}
            </div>
            <Submit kind="plain">Confirm selected claims</Submit>
          </form>
        </IfCanWrite>
      )}
    </Card>
  );
}
