import { Badge } from "./badge";

/** Marks a feature that a later step adds. */
export function ComingSoon({ isComing = true }: { isComing?: boolean | undefined }) {
  return isComing ? (
    <>
      {" "}
      <Badge>Planned</Badge>
    </>
  ) : null;
}
