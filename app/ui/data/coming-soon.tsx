import { m } from "~/messages/messages";
import { Badge } from "./badge";

/** Marks a planned feature. */
export function ComingSoon({ isComing = true }: { isComing?: boolean | undefined }) {
  return isComing ? (
    <>
      {" "}
      <Badge>{m.site_coming_soon_planned()}</Badge>
    </>
  ) : null;
}
