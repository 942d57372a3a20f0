import { m } from "~/messages/messages";
import { Badge } from "./badge";

/** Marks a feature that a later step adds. */
export function ComingSoon({ isComing = true }: { isComing?: boolean | undefined }) {
  return isComing ? (
    <>
      {" "}
      <Badge>{m.site_coming_soon_planned()}</Badge>
    </>
  ) : null;
}
